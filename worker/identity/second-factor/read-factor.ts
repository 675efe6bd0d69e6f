import { eq, sql } from "drizzle-orm";
import { recoveryCodes, secondFactors } from "#drizzle/schema/identity.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";

export interface SecondFactor {
  /** When it was set up, in milliseconds; null where the account has none. */
  since: number | null;
  /** Recovery codes that were not used. */
  codesLeft: number;
  /** The account is an operator's, and may do nothing under /admin without one. */
  isRequired: boolean;
}

/** Whether the account signs in by two steps. */
export async function readSecondFactor({ db, caller, settings }: SignedInContext): Promise<SecondFactor> {
  const ofAccount = eq(recoveryCodes.userId, caller.userId);
  const {
    factor: [factor],
    codes: [codes],
  } = await batchOf(
    { db },
    {
      factor: db
        .select({ since: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(eq(secondFactors.userId, caller.userId)),
      codes: db
        .select({ left: sql<number>`count(*) filter (where ${recoveryCodes.usedAt} is null)` })
        .from(recoveryCodes)
        .where(ofAccount),
    },
  );
  const isRequired = caller.userType === "admin" && settings.operatorsNeedSecondFactor;
  return { since: factor?.since ?? null, codesLeft: codes?.left ?? 0, isRequired };
}

/** A factor as {@link codeTry} reads it. */
export type StoredFactor = Pick<typeof secondFactors.$inferSelect, "secret" | "confirmedAt">;

/**
 * What reads the stored factor for a code that is about to be checked: the try is counted first, together for all that ask for a
 * code; `check` tells when there were too many.
 */
export function codeTry(ctx: Context, userId: string) {
  const counters = [accountCounter("account.secondFactor", userId)];
  const statements = [
    ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    readCounters(ctx.db, counters),
    ctx.db
      .select({ secret: secondFactors.secret, confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
  ] as const;
  return { statements, refusalOf: (counted: Counted) => overLimit(counters, counted, ctx.now()) };
}

/** Counters as {@link codeTry} reads them. */
export type Counted = Parameters<typeof overLimit>[1];
