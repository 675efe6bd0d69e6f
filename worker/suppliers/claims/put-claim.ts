import { eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ClaimStatus } from "#domain/suppliers/claim-machine.ts";
import { claimObstacle } from "#domain/suppliers/claim-obstacle.ts";
import { companyClaimEvents, companyClaims } from "#drizzle/schema/claims.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import { mailTo, noticeTo } from "../notify-owner.ts";
import { type ClaimableCompany, mayClaim, selectClaimable } from "./claimable-sql.ts";

export interface MadeClaim {
  slug: string;
  status: Extract<ClaimStatus, "claimed">;
}

export interface NewClaim {
  note: string | null;
  /** The licence; null for an invited claim, whose evidence is the mailbox. */
  licence: { fileKey: string; fileName: string; mediaType: string; bytes: number } | null;
  /** The invitation whose link made it. */
  inviteId?: string;
  /** Must hold besides: the invitation's link is live. */
  guard?: SQL;
  /** More rows of the batch, each written only where the claim was. */
  rows?: GuardedStatement[];
}

/**
 * Says why a company can't be claimed.
 * @returns true where the caller's own claim waits already: a retry after a lost answer
 * @throws AppError NOT_FOUND; CONFLICT with the obstacle as its state
 */
export function isClaimedAlready(company: ClaimableCompany | undefined): boolean {
  if (!company) throw new AppError("NOT_FOUND");
  const obstacle = claimObstacle(company);
  if (obstacle === "claimed_by_you") return true;
  if (obstacle) throw new AppError("CONFLICT", { state: obstacle, action: "claim" });
  return false;
}

/**
 * Writes a claim with its event, notice and mail in one atomic batch. The caller has seen that nothing is in the way; the
 * statement asks again.
 * @returns whether it was written; the caller's own claim may have been waiting already
 * @throws AppError CONFLICT with the obstacle that came meanwhile; nothing was written then
 */
export async function putClaim(ctx: SignedInContext, company: ClaimableCompany, claim: NewClaim): Promise<boolean> {
  const { userId, email, locale } = ctx.caller;
  const id = newId("clm");
  const now = ctx.now();
  const owner = { id: userId, email, locale };
  const path = `/claim/${company.slug}`;
  const news = { what: "claim", names: company.names, note: null, path } as const;
  const mail = mailTo(ctx, owner, news);
  const isDone = sql`exists (select 1 from ${companyClaims} where ${companyClaims.id} = ${id})`;
  const event = { action: "claim", fromStatus: null, toStatus: "claimed", actorId: userId, note: claim.note };
  const rows: GuardedStatement[] = [
    row(companyClaimEvents, { id: newId("evt"), claimId: id, ...event, createdAt: now }),
    noticeRow(noticeTo(ctx, owner, news)),
    row(outbox, mail),
    ...(claim.rows ?? []),
  ];
  const may = mayClaim(company.id, userId);
  const { written, present } = await batchOf(ctx, {
    written: ctx.db.run(claimRow(ctx, id, company.id, claim)(claim.guard ? sql`${may} and ${claim.guard}` : may)),
    others: rows.map((insert) => ctx.db.run(insert(isDone))),
    present: selectClaimable(ctx.db, eq(suppliers.id, company.id), userId),
  });
  if (written.rowsAffected === 1) ctx.waitUntil(deliver(ctx, mail));
  else if (!isClaimedAlready(present[0])) throw new AppError("NOT_FOUND");
  return written.rowsAffected === 1;
}

function claimRow({ caller: { userId }, now }: SignedInContext, id: string, supplierId: string, claim: NewClaim) {
  const earlier = sql`(select ${companyClaims.id} from ${companyClaims}
    where ${companyClaims.userId} = ${userId} and ${companyClaims.supplierId} = ${supplierId}
    order by ${companyClaims.createdAt} desc limit 1)`;
  return (condition: SQL) =>
    insertWhere(
      companyClaims,
      {
        id,
        supplierId,
        userId,
        status: "claimed",
        note: claim.note,
        isInvited: claim.licence === null,
        inviteId: claim.inviteId ?? null,
        ...claim.licence,
        previousId: earlier,
        createdAt: now(),
        updatedAt: now(),
      },
      condition,
    );
}
