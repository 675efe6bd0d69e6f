import { eq, sql } from "drizzle-orm";
import type { SignIn } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { Context } from "#worker/platform/context.ts";
import { checkPassword, hashPassword } from "#worker/platform/password.ts";
import { countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { giveSessionCookie } from "#worker/platform/sessions.ts";
import { openSession } from "./open-session.ts";
import { signInCounters } from "./sign-in-counters.ts";

/**
 * Signs in by e-mail and password (spec §5 Login). The limits count before anything is hashed; an address without an
 * account takes as long and gets the same answer as a wrong password (security.md 2).
 * @throws AppError RATE_LIMITED; WRONG_CREDENTIALS; FORBIDDEN with the state "suspended", told only to whoever knows the
 *   password; UNAVAILABLE when too many passwords are being hashed
 */
export async function signIn(ctx: Context, { email, password }: SignIn): Promise<{ isVerified: boolean }> {
  const user = await look(ctx, email);
  const { isRight, isOutdated } = await checkPassword(password, user?.passwordHash);
  if (!isRight || !user) throw new AppError("WRONG_CREDENTIALS");
  if (user.suspendedAt !== null) throw new AppError("FORBIDDEN", { state: "suspended" });
  const session = await openSession(ctx, user, isOutdated ? await rehash(password) : undefined);
  if (!session) throw new AppError("WRONG_CREDENTIALS");
  giveSessionCookie(ctx, session);
  return { isVerified: user.emailVerifiedAt !== null };
}

async function look(ctx: Context, email: string) {
  const counters = signInCounters(ctx, email);
  const [, counted, found] = await ctx.db.batch([
    ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    readCounters(ctx.db, counters),
    ctx.db
      .select({
        id: users.id,
        email: users.email,
        locale: users.locale,
        passwordHash: users.passwordHash,
        emailVerifiedAt: users.emailVerifiedAt,
        suspendedAt: users.suspendedAt,
      })
      .from(users)
      .where(eq(users.email, email)),
  ]);
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  return found[0];
}

/** Another time will do when too many hashes are wanted just now. */
function rehash(password: string): Promise<string | undefined> {
  return hashPassword(password).catch(() => undefined);
}
