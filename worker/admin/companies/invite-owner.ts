import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { nameIn } from "#domain/kernel/names.ts";
import { INVITE_LASTS_MS, type InviteOwner } from "#domain/suppliers/claims.ts";
import type { Database } from "#drizzle/client.ts";
import { companyInvites } from "#drizzle/schema/claims.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, outboxRow } from "#worker/platform/outbox.ts";
import { newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import { isListed } from "#worker/suppliers/claims/claimable-sql.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

/**
 * Invites the owner of a listed company by mail. The link stands in the mail alone, its key in the fragment; it is good once
 * and for 14 days, and takes the place of the one before. With audit in one batch, once for each key.
 * @throws AppError NOT_FOUND; CONFLICT with the state "owned" where somebody owns the company; RATE_LIMITED (60 an hour, and
 *   3 an hour for one mailbox), KEY_REUSED
 */
export async function inviteOwner(ctx: SignedInContext, input: InviteOwner): Promise<{ expiresAt: number }> {
  const { idempotencyKey, ...invitation } = input;
  const { id, email, locale } = invitation;
  const [company] = await ctx.db
    .select({ slug: suppliers.slug, names: namesOf(), ownerId: suppliers.ownerId, status: suppliers.status })
    .from(suppliers)
    .where(eq(suppliers.id, id));
  if (!company) throw new AppError("NOT_FOUND");
  const [token, now] = [newLinkKey(), ctx.now()];
  const expiresAt = now + INVITE_LASTS_MS;
  const mail = outboxRow(ctx, {
    template: "company-invite",
    recipient: email,
    locale,
    data: { companyName: nameIn(company.names, locale), until: String(expiresAt) },
    secrets: { link: `${ctx.origin}/claim/${company.slug}#token=${token}` },
  });
  const invite = newId("inv");
  const times = { expiresAt, createdAt: now };
  const { response, isReplay } = await guardedWrite(ctx, {
    procedure: "admin.inviteOwner",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input: invitation,
    mailsTo: email,
    response: { expiresAt },
    precondition: sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${id} and ${isListed})`,
    refusal: {
      read: ctx.db
        .select({ ownerId: suppliers.ownerId, status: suppliers.status })
        .from(suppliers)
        .where(eq(suppliers.id, id)),
      of: ([now]) =>
        new AppError("CONFLICT", { state: now?.ownerId ? "owned" : (now?.status ?? company.status), action: "invite" }),
    },
    rows: [
      updateWhere(ctx, companyInvites, { voidedAt: now }, sql`${isLive(id)}`),
      row(companyInvites, { id: invite, supplierId: id, email, locale, tokenHash: sha256(token), ...times }),
      row(outbox, mail),
      auditEntry(ctx, {
        action: "invite_owner",
        entity: "supplier",
        entityId: id,
        before: {},
        // By its number: the address stands in the invitation, where an erasure reaches it.
        after: { invite, locale, expiresAt },
        reason: null,
      }),
    ],
  });
  if (!isReplay) ctx.waitUntil(deliver(ctx, mail));
  return response;
}

function isLive(supplierId: string) {
  const { usedAt, voidedAt } = companyInvites;
  return and(eq(companyInvites.supplierId, supplierId), isNull(usedAt), isNull(voidedAt));
}

/** The query of a company's newest invitation, for the batch that reads the company. */
export function selectInvite(db: Database, supplierId: string) {
  const { email, locale, expiresAt, usedAt, createdAt } = companyInvites;
  return db
    .select({ email, locale, expiresAt, usedAt, createdAt })
    .from(companyInvites)
    .where(eq(companyInvites.supplierId, supplierId))
    .orderBy(desc(createdAt))
    .limit(1);
}
