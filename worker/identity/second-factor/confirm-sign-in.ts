import { and, eq, sql } from "drizzle-orm";
import type { ConfirmSignIn } from "#domain/identity/second-factor.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { secondFactors, users } from "#drizzle/schema/identity.ts";
import type { Context } from "#worker/platform/context.ts";
import { callerCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import { giveSessionCookie } from "#worker/platform/sessions.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { openSession } from "../open-session.ts";
import { codeCounters, tellOfTries } from "./code-tries.ts";
import { readSecondStepProof } from "./second-step.ts";
import { spendingOf, wrongCode } from "./spending.ts";

/**
 * The second step of a sign-in: a code of the authenticator or a recovery code, each of which works once.
 * @throws AppError NOT_FOUND where the first step is unknown, over or void, all alike; WRONG_CREDENTIALS with
 *   `code:wrong_code`; RATE_LIMITED by address and by account
 */
export async function confirmSignIn(ctx: Context, { proof, code }: ConfirmSignIn): Promise<{ isVerified: boolean }> {
  const known = readSecondStepProof(ctx, proof);
  const account = await look(ctx, known, code);
  if (!known || !account || sha256(account.passwordHash) !== known.passwordMark) throw new AppError("NOT_FOUND");
  const second = await spendingOf(ctx, account.id, account.secret, code);
  const session = await openSession(ctx, account, { second });
  if (!session) throw wrongCode();
  giveSessionCookie(ctx, session);
  return { isVerified: account.emailVerifiedAt !== null };
}

/** The account with its factor, unless too many codes were tried; recovery codes are counted by address alone. */
async function look(ctx: Context, known: ReturnType<typeof readSecondStepProof>, code: string) {
  const userId = known?.userId ?? "";
  const counters = [
    callerCounter("auth.confirmSignIn", ctx.clientAddress),
    ...(known ? codeCounters(userId, code, known.isKnown ? ctx.clientAddress : undefined) : []),
  ];
  const { counted, found } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    counted: readCounters(ctx.db, counters),
    found: ctx.db
      .select({
        id: users.id,
        email: users.email,
        locale: users.locale,
        passwordHash: users.passwordHash,
        emailVerifiedAt: users.emailVerifiedAt,
        secret: secondFactors.secret,
      })
      .from(users)
      .innerJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(and(eq(users.id, userId), sql`${secondFactors.confirmedAt} is not null`)),
  });
  const [account] = found;
  if (account) await tellOfTries(ctx, account, counted);
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  return account;
}
