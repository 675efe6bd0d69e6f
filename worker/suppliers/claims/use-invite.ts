import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { UseInvite } from "#domain/suppliers/claims.ts";
import { companyInvites } from "#drizzle/schema/claims.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { selectClaimable } from "./claimable-sql.ts";
import { isClaimedAlready, type MadeClaim, putClaim } from "./put-claim.ts";

/**
 * The link of an invitation makes the claim of whoever opens it with a verified account. It does so once: the same batch
 * that writes the claim uses it up. Three database calls with the session's.
 * @throws AppError NOT_FOUND for an unknown, used, expired or replaced link; CONFLICT with what is in the way as its state;
 *   RATE_LIMITED (10 an hour, with claims by licence)
 */
export async function useInvite(ctx: SignedInContext, { token, note }: UseInvite): Promise<MadeClaim> {
  const tokenHash = sha256(token);
  const { company, inviteId } = await admit(ctx, tokenHash);
  if (!company) throw new AppError("NOT_FOUND");
  const claimed: MadeClaim = { slug: company.slug, status: "claimed" };
  if (isClaimedAlready(company)) return claimed;
  if (!inviteId) throw new AppError("NOT_FOUND");
  await putClaim(ctx, company, {
    note,
    licence: null,
    inviteId,
    guard: sql`exists (select 1 from ${companyInvites} where ${whileLive(ctx, tokenHash)})`,
    rows: [updateWhere(ctx, companyInvites, { usedAt: ctx.now() }, eq(companyInvites.tokenHash, tokenHash))],
  });
  return claimed;
}

function whileLive({ now }: SignedInContext, tokenHash: string) {
  const { usedAt, voidedAt, expiresAt } = companyInvites;
  return and(eq(companyInvites.tokenHash, tokenHash), isNull(usedAt), isNull(voidedAt), gt(expiresAt, now()));
}

async function admit(ctx: SignedInContext, tokenHash: string) {
  const counters = [accountCounter("claims.make", ctx.caller.userId)];
  const invited = ctx.db
    .select({ id: companyInvites.supplierId })
    .from(companyInvites)
    .where(eq(companyInvites.tokenHash, tokenHash));
  const { counted, found, live } = await batchOf(ctx, {
    count: ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    counted: readCounters(ctx.db, counters),
    found: selectClaimable(ctx.db, inArray(suppliers.id, invited), ctx.caller.userId),
    live: ctx.db.select({ id: companyInvites.id }).from(companyInvites).where(whileLive(ctx, tokenHash)),
  });
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  return { company: found[0], inviteId: live[0]?.id };
}
