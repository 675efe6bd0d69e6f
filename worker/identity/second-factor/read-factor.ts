import { eq, sql } from "drizzle-orm";
import { recoveryCodes, secondFactors } from "#drizzle/schema/identity.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
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
