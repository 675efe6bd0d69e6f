import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "#domain/kernel/app-error.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { checkPassword } from "#worker/platform/password.ts";
import { hashCaller } from "#worker/platform/password-lanes.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";

/**
 * Asks the owner of a session for the password again before something that a found phone must not do. Tries are counted
 * before the hash, together for all such verbs (security 2).
 * @param field of the form that held the password: the refusal names it
 * @returns the stored hash, to be compared where it is changed
 * @throws AppError RATE_LIMITED, WRONG_CREDENTIALS, UNAVAILABLE (too many hashes at once)
 */
export async function checkOwnPassword(ctx: SignedInContext, given: string, field: string): Promise<string> {
  return (await checkOwnPasswordBeside(ctx, given, field)).hash;
}

/** As {@link checkOwnPassword}, with reads that belong to what follows: beside it they cost no call of their own. */
export async function checkOwnPasswordBeside<Beside extends readonly BatchItem<"sqlite">[]>(
  ctx: SignedInContext,
  given: string,
  field: string,
  ...beside: Beside
) {
  const { userId } = ctx.caller;
  const counters = [accountCounter("account.password", userId)];
  const {
    counted,
    account: [account],
    beside: read,
  } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    counted: readCounters(ctx.db, counters),
    account: ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)),
    beside,
  });
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  const { isRight } = await checkPassword(given, account?.hash, hashCaller(ctx));
  if (!account || !isRight) throw wrongPassword(field);
  return { hash: account.hash, read };
}

/** The refusal of a wrong password, shown at its field. */
export function wrongPassword(field: string): AppError {
  return new AppError("WRONG_CREDENTIALS", { issues: [{ path: field, code: "wrong" }] });
}
