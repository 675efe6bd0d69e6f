import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { VerifyByCode, VerifyByLink } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { emailProofs, users } from "#drizzle/schema/identity.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import {
  accountCounter,
  type Counter,
  callerCounter,
  countCall,
  overLimit,
  readCounters,
  withinLimits,
} from "#worker/platform/rate-limits.ts";
import { codeHash, sha256 } from "#worker/platform/secrets.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { ownEvent } from "./account-event.ts";
import { claimGuestRecords } from "./claim-guest-records.ts";
import { rememberAddress } from "./known-address.ts";
import { writtenEvent } from "./written-event.ts";

/** After so many wrong ones a code is void, and another must be sent. */
const MAX_WRONG_CODES = 5;

/**
 * Proves the e-mail of whoever is signed in by the link of a mail. The link alone proves nothing: somebody may have signed
 * up with the address of another, who opens the mail and would confirm a stranger's password with it.
 * @throws AppError NOT_FOUND for an unknown, voided or expired link and for another account's; CONFLICT with the state
 *   "verified" when the e-mail is proven already; RATE_LIMITED
 */
export async function verifyByLink(ctx: SignedInContext, { token }: VerifyByLink): Promise<{ email: string }> {
  const counters = [callerCounter("auth.verifyByLink", ctx.clientAddress)];
  const isLinks = sql`${emailProofs.tokenHash} = ${sha256(token)} and ${emailProofs.purpose} = 'verify'
    and ${emailProofs.userId} = ${ctx.caller.userId}`;
  const { isDone, proof } = await prove(ctx, counters, isLinks, sql`true`);
  if (!proof || proof.email !== proof.userEmail) throw new AppError("NOT_FOUND");
  if (isDone) return { email: proof.email };
  if (proof.verifiedAt !== null) throw new AppError("CONFLICT", { state: "verified" });
  throw new AppError("NOT_FOUND");
}

/**
 * Proves the e-mail of whoever is signed in by the code of a mail. Five wrong codes make it void; eight digits would soon
 * be guessed otherwise.
 * @throws AppError BAD_INPUT on `code` for a wrong one; NOT_FOUND when there is no code to compare with: expired, void or
 *   replaced; CONFLICT with the state "verified"; RATE_LIMITED
 */
export async function verifyByCode(ctx: SignedInContext, { code }: VerifyByCode): Promise<{ email: string }> {
  const { userId, isVerified } = ctx.caller;
  if (isVerified) throw new AppError("CONFLICT", { state: "verified" });
  const counters = [accountCounter("auth.verifyByCode", userId)];
  const isCallers = sql`${emailProofs.userId} = ${userId} and ${emailProofs.purpose} = 'verify'`;
  const isRight = sql`${emailProofs.codeHash} = ${codeHash(ctx.settings, userId, code)}`;
  const { isDone, isWrong, proof } = await prove(ctx, counters, isCallers, isRight);
  if (isDone && proof) return { email: proof.email };
  if (proof?.verifiedAt) throw new AppError("CONFLICT", { state: "verified" });
  if (isWrong) throw new AppError("BAD_INPUT", { issues: [{ path: "code", code: "wrong_code" }] });
  throw new AppError("NOT_FOUND");
}

/**
 * One batch: the proof that `which` names is used where it is live and `isRight`, its account becomes verified and gets
 * what was sent from its address before; where it is live and not right, that is counted.
 */
async function prove(ctx: SignedInContext, counters: Counter[], which: SQL, isRight: SQL) {
  const now = ctx.now();
  const eventId = newId("evt");
  const isLive = sql`${which} and ${emailProofs.usedAt} is null and ${emailProofs.expiresAt} > ${now}
    and ${emailProofs.wrongCodes} < ${MAX_WRONG_CODES} and ${withinLimits(counters)}`;
  const account = {
    userId: sql`(select ${emailProofs.userId} from ${emailProofs} where ${which})`,
    email: sql`(select ${emailProofs.email} from ${emailProofs} where ${which})`,
  };
  const isProven = sql`exists (select 1 from ${emailProofs} where ${isLive} and ${isRight})`;
  const isOurs = writtenEvent(eventId);
  const isOwners = and(eq(users.id, account.userId), eq(users.email, account.email), isNull(users.emailVerifiedAt));
  const isProvable = rowExists(users, and(isOwners, isProven));
  const { counted, verified, wrong, found } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, now, sql`true`)),
    counted: readCounters(ctx.db, counters),
    event: ctx.db.run(ownEvent(ctx, { action: "email_verified", userId: account.userId }, isProvable, eventId)),
    verified: ctx.db.update(users).set({ emailVerifiedAt: now, updatedAt: now }).where(and(isOwners, isOurs)),
    used: ctx.db.update(emailProofs).set({ usedAt: now }).where(and(which, isOurs)),
    wrong: ctx.db
      .update(emailProofs)
      .set({ wrongCodes: sql`${emailProofs.wrongCodes} + 1` })
      .where(sql`${isLive} and not (${isRight})`),
    found: selectProof(ctx, which),
    address: ctx.db.run(rememberAddress(ctx, ctx.caller.email, isOurs)),
    records: claimGuestRecords(ctx, account, isOurs),
  });
  const refusal = overLimit(counters, counted, now);
  if (refusal) throw refusal;
  return { isDone: verified.rowsAffected === 1, isWrong: wrong.rowsAffected === 1, proof: found[0] };
}

function selectProof(ctx: Context, which: SQL) {
  return ctx.db
    .select({ email: emailProofs.email, userEmail: users.email, verifiedAt: users.emailVerifiedAt })
    .from(emailProofs)
    .innerJoin(users, eq(users.id, emailProofs.userId))
    .where(which);
}
