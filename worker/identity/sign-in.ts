import { and, eq, sql } from "drizzle-orm";
import type { SignIn } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { Context } from "#worker/platform/context.ts";
import { hasSecondFactor } from "#worker/platform/has-second-factor.ts";
import type { HashCaller } from "#worker/platform/hash-turns.ts";
import { checkPassword, hashPassword } from "#worker/platform/password.ts";
import { hashCaller } from "#worker/platform/password-lanes.ts";
import { accountCounter, countCall, overLimit, readCounters, withinLimits } from "#worker/platform/rate-limits.ts";
import { giveSessionCookie } from "#worker/platform/sessions.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { isKnownAddress } from "./known-address.ts";
import { openSession } from "./open-session.ts";
import { secondStepProof } from "./second-factor/second-step.ts";
import { signInCounters } from "./sign-in-counters.ts";

/** Signed in, or asked for the code of the second factor with what the second step needs. */
export type SignInAnswer = { isVerified: boolean } | { proof: string };

/**
 * Signs in by e-mail and password (spec §5 Login). The limits count before anything is hashed; an address without an
 * account takes as long and gets the same answer as a wrong password (security 2). Where the account has a second factor nobody is signed in yet.
 * @throws AppError RATE_LIMITED; WRONG_CREDENTIALS; FORBIDDEN with the state "suspended", told only to whoever knows the
 *   password; UNAVAILABLE when too many passwords are being hashed
 */
export async function signIn(ctx: Context, { email, password }: SignIn): Promise<SignInAnswer> {
  const { user, isKnown } = await look(ctx, email);
  // Who signed in from here before doesn't wait for strangers who try the same account.
  const waiting = hashCaller(ctx, isKnown ? undefined : email);
  const { isRight, isOutdated } = await checkPassword(password, user?.passwordHash, waiting);
  if (!isRight || !user) throw new AppError("WRONG_CREDENTIALS");
  if (user.suspendedAt !== null) throw new AppError("FORBIDDEN", { state: "suspended" });
  const betterHash = isOutdated ? await rehash(password, waiting) : undefined;
  if (user.hasFactor) return { proof: secondStepProof(ctx, { ...(await withHash(ctx, user, betterHash)), isKnown }) };
  const session = await openSession(ctx, user, { betterHash });
  if (!session) throw new AppError("WRONG_CREDENTIALS");
  giveSessionCookie(ctx, session);
  return { isVerified: user.emailVerifiedAt !== null };
}

/**
 * The account, unless one was tried too often: from here, or from anywhere, after which strangers to it have a try in half a
 * minute between them. Addresses that it was signed in from before keep their own limits alone.
 */
async function look(ctx: Context, email: string) {
  const counters = signInCounters(ctx, email);
  const anywhere = [accountCounter("auth.signInAnywhere", email)];
  const slowly = [accountCounter("auth.signInSlowly", email)];
  const isKnown = isKnownAddress(ctx, email);
  const isTry = sql`${withinLimits(counters)} and not ${isKnown}`;
  const {
    counted,
    address: [address],
    found,
  } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    anywhere: ctx.db.run(countCall(anywhere, ctx.now(), isTry)),
    slowly: ctx.db.run(countCall(slowly, ctx.now(), sql`${isTry} and not ${withinLimits(anywhere)}`)),
    counted: readCounters(ctx.db, [...counters, ...slowly]),
    address: ctx.db.all<{ isKnown: number; isSlow: number }>(
      sql`select ${isKnown} as isKnown, ${isTry} and not ${withinLimits(anywhere)} as isSlow`,
    ),
    found: ctx.db
      .select({
        id: users.id,
        email: users.email,
        locale: users.locale,
        passwordHash: users.passwordHash,
        emailVerifiedAt: users.emailVerifiedAt,
        suspendedAt: users.suspendedAt,
        hasFactor: sql<number>`${hasSecondFactor(users.id)}`,
      })
      .from(users)
      .where(eq(users.email, email)),
  });
  const refusal = overLimit(address?.isSlow ? slowly : counters, counted, ctx.now());
  if (refusal) throw refusal;
  return { user: found[0], isKnown: address?.isKnown === 1 };
}

/**
 * The account with the better hash, once that is stored: before the second step, which asks for the hash that the first one found.
 * Without one, or where the password changed meanwhile, as it was read.
 */
async function withHash<User extends { id: string; passwordHash: string }>(
  { db }: Context,
  user: User,
  passwordHash: string | undefined,
): Promise<User> {
  if (passwordHash === undefined) return user;
  const isAsRead = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
  const { rowsAffected } = await db.update(users).set({ passwordHash }).where(isAsRead);
  return rowsAffected === 1 ? { ...user, passwordHash } : user;
}

/** Another time will do when too many hashes are wanted just now. */
function rehash(password: string, caller: HashCaller): Promise<string | undefined> {
  return hashPassword(password, caller).catch(() => undefined);
}
