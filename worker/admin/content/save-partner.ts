import { eq, sql } from "drizzle-orm";
import type { SavePartner } from "#domain/content/edit-content.ts";
import { type CreatePartner, PARTNER_TEXTS } from "#domain/content/edit-partner.ts";
import { linesOf } from "#domain/content/listed-lines.ts";
import { textIn } from "#domain/kernel/in-three-languages.ts";
import { partners, partnerTranslations } from "#drizzle/schema/content.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { changeEntry, isSeen, refuseStale } from "./changed-entry.ts";
import { writeTexts } from "./entry-texts.ts";
import { editedPartner } from "./partners.ts";

const { partnerId, locale, name, specialties, description } = partnerTranslations;
const place = { table: partnerTranslations, owner: partnerId, locale, texts: [name, specialties, description] };

/**
 * Writes a new partner at the end of the list; public at once.
 * @throws AppError RATE_LIMITED, KEY_REUSED
 */
export async function createPartner(
  ctx: SignedInContext,
  { idempotencyKey, partner }: CreatePartner,
): Promise<{ id: string }> {
  const id = newId("ptn");
  const { country, partnerSince } = partner;
  const position = sql`(select coalesce(max(${partners.position}), -1) + 1 from ${partners})`;
  const { response } = await guardedWrite(ctx, {
    procedure: "editor.create",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input: partner,
    response: { id },
    rows: [
      row(partners, { id, country, partnerSince, position, certifications: linesOf(partner.certifications) }),
      ...partnerTexts(id, partner),
      auditEntry(ctx, { action: "create", entity: "partner", entityId: id, before: {}, after: partner, reason: null }),
    ],
  });
  return response;
}

/**
 * Writes a partner over, as the editor saw it, with its line of the audit log in one batch.
 * @throws AppError NOT_FOUND; CONFLICT where somebody else was faster
 */
export async function savePartner(
  ctx: SignedInContext,
  { id, version, partner }: SavePartner,
): Promise<{ version: number }> {
  const there = await editedPartner(ctx, id);
  refuseStale(there, version, "edit");
  const { country, partnerSince } = partner;
  await changeEntry(ctx, {
    isSeen: isSeen(partners, id, version),
    change: updateWhere(
      ctx,
      partners,
      { country, partnerSince, certifications: linesOf(partner.certifications), version: version + 1 },
      eq(partners.id, id),
    ),
    entry: { action: "edit", entity: "partner", entityId: id, before: there.fields, after: partner },
    rows: partnerTexts(id, partner),
  });
  return { version: version + 1 };
}

/** The rows of a partner's texts. */
function partnerTexts(id: string, values: Record<string, unknown>): GuardedStatement[] {
  const rowIn = (one: "ar" | "en" | "fr") => {
    const texts = textIn(values, PARTNER_TEXTS, one);
    return { partnerId: id, locale: one, ...texts, specialties: linesOf(texts.specialties) };
  };
  return writeTexts(place, id, values, rowIn, PARTNER_TEXTS);
}
