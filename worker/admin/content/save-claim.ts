import { eq, sql } from "drizzle-orm";
import { CLAIM_TEXTS, type CreateClaim } from "#domain/content/edit-claim.ts";
import type { SaveClaim } from "#domain/content/edit-content.ts";
import { textIn } from "#domain/kernel/in-three-languages.ts";
import { claims, claimTranslations } from "#drizzle/schema/content.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { changeEntry, isSeen, refuseStale } from "./changed-entry.ts";
import { editedClaim } from "./claims.ts";
import { writeTexts } from "./entry-texts.ts";

const { claimId, locale, title, description } = claimTranslations;
const place = { table: claimTranslations, owner: claimId, locale, texts: [title, description] };

/**
 * Writes a new claim at the end of the list; public at once.
 * @throws AppError RATE_LIMITED, KEY_REUSED
 */
export async function createClaim(
  ctx: SignedInContext,
  { idempotencyKey, claim }: CreateClaim,
): Promise<{ id: string }> {
  const id = newId("clm");
  const position = sql`(select coalesce(max(${claims.position}), -1) + 1 from ${claims})`;
  const { response } = await guardedWrite(ctx, {
    procedure: "editor.create",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input: claim,
    response: { id },
    rows: [
      row(claims, { id, position, evidenceUrl: claim.evidenceUrl }),
      ...claimTexts(id, claim),
      auditEntry(ctx, { action: "create", entity: "claim", entityId: id, before: {}, after: claim, reason: null }),
    ],
  });
  return response;
}

/**
 * Writes a claim over, as the editor saw it, with its line of the audit log in one batch.
 * @throws AppError NOT_FOUND; CONFLICT where somebody else was faster
 */
export async function saveClaim(ctx: SignedInContext, { id, version, claim }: SaveClaim): Promise<{ version: number }> {
  const there = await editedClaim(ctx, id);
  refuseStale(there, version, "edit");
  await changeEntry(ctx, {
    isSeen: isSeen(claims, id, version),
    change: updateWhere(ctx, claims, { evidenceUrl: claim.evidenceUrl, version: version + 1 }, eq(claims.id, id)),
    entry: { action: "edit", entity: "claim", entityId: id, before: there.fields, after: claim },
    rows: claimTexts(id, claim),
  });
  return { version: version + 1 };
}

/** The rows of a claim's texts. */
function claimTexts(id: string, values: Record<string, unknown>): GuardedStatement[] {
  return writeTexts(
    place,
    id,
    values,
    (one) => ({ claimId: id, locale: one, ...textIn(values, CLAIM_TEXTS, one) }),
    CLAIM_TEXTS,
  );
}
