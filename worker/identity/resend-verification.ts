import { and, eq, isNull, sql } from "drizzle-orm";
import type { ResendVerification } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { deliver } from "#worker/platform/outbox.ts";
import {
  accountCounter,
  countCall,
  dailyMailboxCounter,
  overLimit,
  readCounters,
  withinLimits,
} from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { putProof } from "./email-proof.ts";
import { verifyMail } from "./verify-mail.ts";

/**
 * Mails a new proof of the e-mail; the old link and code are void. The mailbox has a limit of its own besides the account's:
 * anybody can sign up with anybody's address.
 * @throws AppError CONFLICT with the state "verified"; RATE_LIMITED
 */
export async function resendVerification(
  ctx: SignedInContext,
  { returnTo }: ResendVerification,
): Promise<{ email: string }> {
  const { userId, email, isVerified } = ctx.caller;
  if (isVerified) throw new AppError("CONFLICT", { state: "verified" });
  const counters = [accountCounter("auth.resendVerification", userId), dailyMailboxCounter(email)];
  const { proof, mail } = verifyMail(ctx, { ...ctx.caller, returnTo });
  const isUnproven = and(eq(users.id, userId), eq(users.email, email), isNull(users.emailVerifiedAt));
  const isWanted = sql`exists (select 1 from ${users} where ${isUnproven}) and ${withinLimits(counters)}`;
  const { counted, written } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    counted: readCounters(ctx.db, counters),
    proof: ctx.db.run(putProof(proof, isWanted)),
    written: ctx.db.run(insertWhere(outbox, mail, isWanted)),
  });
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  // Verified, or moved to another address, since the session was read.
  if (written.rowsAffected === 0) throw new AppError("CONFLICT", { state: "verified" });
  ctx.waitUntil(deliver(ctx, mail));
  return { email };
}
