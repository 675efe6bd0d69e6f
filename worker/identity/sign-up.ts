import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SignUp } from "#domain/identity/credentials.ts";
import { deviceKind } from "#domain/identity/device.ts";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { sessions, users } from "#drizzle/schema/identity.ts";
import { idempotencyKeys, outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { checkPassword, hashPassword } from "#worker/platform/password.ts";
import { hashCaller } from "#worker/platform/password-lanes.ts";
import { callerCounter, countCall, mailboxCounters, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import { giveSessionCookie, type NewSession, newSession } from "#worker/platform/sessions.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { ownEvent } from "./account-event.ts";
import { putProof } from "./email-proof.ts";
import { rememberAddress } from "./known-address.ts";
import { type CheckedAccount, openSession } from "./open-session.ts";
import { signInCounters } from "./sign-in-counters.ts";
import { verifyMail } from "./verify-mail.ts";

/**
 * Makes an account, signs it in and mails the proof of the e-mail (spec §5 Signup). A retry with the same key and body
 * opens another session of the same account: the cookie of the first may be what got lost.
 * @throws AppError RATE_LIMITED; CONFLICT on `email` when the address is taken; KEY_REUSED; UNAVAILABLE when too many
 *   passwords are being hashed. Nothing was written then.
 */
export async function signUp(ctx: Context, input: SignUp): Promise<{ email: string }> {
  const session = (await signUpOnce(ctx, input)) ?? (await signUpOnce(ctx, input));
  // Twice overtaken between two calls: by then the first look had told it.
  if (!session) throw new AppError("UNAVAILABLE", { retryAfter: 1 });
  giveSessionCookie(ctx, session);
  return { email: input.email };
}

/** Null when somebody took the address or the key between the look and the batch. */
async function signUpOnce(ctx: Context, input: SignUp): Promise<NewSession | null> {
  const { held, user } = await look(ctx, input);
  if (held) return resume(ctx, input, held, user);
  if (user) throw new AppError("CONFLICT", { issues: [{ path: "email", code: "taken" }] });
  return write(ctx, input, await hashPassword(input.password, hashCaller(ctx, input.email)));
}

/** Counts the call, then tells what stands in its way. A retry counts as a sign-in: it tries a password. */
async function look(ctx: Context, input: SignUp) {
  const counters = [callerCounter("auth.signUp", ctx.clientAddress), ...mailboxCounters(input.email)];
  const retryCounters = signInCounters(ctx, input.email);
  const isHeld = sql`exists (select 1 from ${idempotencyKeys} where ${sameKey(input)})`;
  const { counted, keys, found } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, ctx.now(), sql`not ${isHeld}`)),
    retry: ctx.db.run(countCall(retryCounters, ctx.now(), isHeld)),
    counted: readCounters(ctx.db, [...counters, ...retryCounters]),
    keys: ctx.db
      .select({ requestHash: idempotencyKeys.requestHash, userId: idempotencyKeys.response })
      .from(idempotencyKeys)
      .where(sameKey(input)),
    found: ctx.db
      .select({ id: users.id, email: users.email, locale: users.locale, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.email, input.email)),
  });
  const refusal = overLimit(keys[0] ? retryCounters : counters, counted, ctx.now());
  if (refusal) throw refusal;
  return { held: keys[0], user: found[0] };
}

async function resume(
  ctx: Context,
  input: SignUp,
  held: { requestHash: string; userId: unknown },
  user: CheckedAccount | undefined,
): Promise<NewSession | null> {
  const isSame = held.requestHash === requestHash(input) && held.userId === user?.id;
  if (!user || !isSame) throw new AppError("KEY_REUSED");
  const { isRight } = await checkPassword(input.password, user.passwordHash, hashCaller(ctx, input.email));
  if (!isRight) throw new AppError("KEY_REUSED");
  return openSession(ctx, user);
}

async function write(ctx: Context, input: SignUp, passwordHash: string): Promise<NewSession | null> {
  const { email, name, phone, location, locale, returnTo } = input;
  const [userId, now] = [newId("usr"), ctx.now()];
  const session = await newSession(ctx, userId);
  const replaced = await ctx.viewer();
  const { proof, mail } = verifyMail(ctx, { userId, email, name, locale, returnTo });
  const claim = {
    actor: ACTOR,
    procedure: PROCEDURE,
    key: input.idempotencyKey,
    requestHash: requestHash(input),
    response: userId,
    createdAt: now,
  };
  const user = {
    ...{ id: userId, email, emailVerifiedAt: null, passwordHash, name, phone, location, locale },
    ...{ userType: "buyer" as const, notices: DEFAULT_NOTICES, createdAt: now, updatedAt: now },
  };
  const isFree = sql`not exists (select 1 from ${idempotencyKeys} where ${sameKey(input)})
    and not exists (select 1 from ${users} where ${users.email} = ${email})`;
  const isOurs = sql`exists (select 1 from ${users} where ${users.id} = ${userId})`;
  const details = { device: deviceKind(ctx.userAgent) };
  const [made] = await ctx.db.batch([
    ctx.db.run(insertWhere(users, user, isFree)),
    ctx.db.run(insertWhere(idempotencyKeys, claim, isOurs)),
    ctx.db.delete(sessions).where(and(eq(sessions.id, replaced?.sessionId ?? ""), isOurs)),
    ctx.db.run(insertWhere(sessions, session.row, isOurs)),
    ctx.db.run(ownEvent(ctx, { action: "signed_up", userId, details }, isOurs)),
    ctx.db.run(rememberAddress(ctx, email, isOurs)),
    ctx.db.run(putProof(proof, isOurs)),
    ctx.db.run(insertWhere(outbox, mail, isOurs)),
  ]);
  if (made.rowsAffected === 0) return null;
  if (replaced) dismissFromRooms(ctx, replaced.userId);
  ctx.waitUntil(deliver(ctx, mail));
  return session;
}

/** Visitors have no account: the random key itself tells their intents apart. */
const ACTOR = "guest";
const PROCEDURE = "auth.signUp";

function sameKey({ idempotencyKey }: SignUp): SQL {
  return sql`${idempotencyKeys.actor} = ${ACTOR} and ${idempotencyKeys.procedure} = ${PROCEDURE} and ${idempotencyKeys.key} = ${idempotencyKey}`;
}

/** Without the password, whose quick hash would be a way around the slow one; a retry checks it against that. */
function requestHash({ name, email, phone, location, locale }: SignUp): string {
  return sha256(JSON.stringify({ name, email, phone, location, locale }));
}
