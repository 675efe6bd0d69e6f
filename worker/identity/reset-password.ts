import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ResetPassword } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { hashPassword } from "#worker/platform/password.ts";
import { hashCaller } from "#worker/platform/password-lanes.ts";
import { callerCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { ownEvent } from "./account-event.ts";
import { claimGuestRecords } from "./claim-guest-records.ts";
import { emailChangeOf } from "./email-proof.ts";
import { forgetOtherAddresses, rememberAddress } from "./known-address.ts";
import { passwordChangedMail } from "./password-changed-mail.ts";

/**
 * Sets a new password by the link of a mail, once: of many uses at the same time one succeeds. Every session of the account
 * ends, a change of address that waits is given up, and the mailbox counts as proven. Nobody is signed in by it.
 * @throws AppError NOT_FOUND for an unknown, used or expired link, all alike; RATE_LIMITED; UNAVAILABLE when too many
 *   passwords are being hashed, after which the link still works
 */
export async function resetPassword(ctx: Context, { token, password }: ResetPassword): Promise<{ email: string }> {
  const tokenHash = sha256(token);
  const account = await look(ctx, tokenHash);
  if (!account) throw new AppError("NOT_FOUND");
  const passwordHash = await hashPassword(password, hashCaller(ctx, account.email));
  const { userId, email } = account;
  const isLive = sql`exists (select 1 from ${emailProofs} where ${live(ctx, tokenHash)}
    and ${emailProofs.userId} = ${users.id} and ${emailProofs.email} = ${users.email})`;
  // A hash is salted, so whoever finds this one in place wrote it.
  const isOurs = sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash})`;
  const mail = passwordChangedMail(ctx, account);
  const now = ctx.now();
  const verifiedAt = sql`coalesce(${users.emailVerifiedAt}, ${now})`;
  const [changed] = await ctx.db.batch([
    ctx.db
      .update(users)
      .set({
        passwordHash,
        emailVerifiedAt: verifiedAt,
        // Who never proved the address may have been somebody else: nothing of theirs stays with its owner.
        phone: ifProven(users.phone),
        location: ifProven(users.location),
        avatarPath: ifProven(users.avatarPath),
        deleteAfter: ifProven(users.deleteAfter),
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), isLive)),
    ctx.db
      .update(emailProofs)
      .set({ usedAt: now })
      .where(and(eq(emailProofs.tokenHash, tokenHash), isOurs)),
    ctx.db.delete(emailProofs).where(and(emailChangeOf(userId), isOurs)),
    ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), isOurs)),
    ctx.db.run(ownEvent(ctx, { action: "password_reset", userId }, isOurs)),
    ctx.db.run(forgetOtherAddresses(ctx, email, isOurs)),
    ctx.db.run(rememberAddress(ctx, email, isOurs)),
    ctx.db.run(insertWhere(outbox, mail, isOurs)),
    ...claimGuestRecords(ctx, account, isOurs),
  ]);
  if (changed.rowsAffected === 0) throw new AppError("NOT_FOUND");
  ctx.waitUntil(deliver(ctx, mail));
  dismissFromRooms(ctx, userId);
  return { email };
}

function ifProven(column: SQLiteColumn): SQL {
  return sql`iif(${users.emailVerifiedAt} is null, null, ${column})`;
}

/** Whose link it is, before 200 ms of hashing are spent on it. */
async function look(ctx: Context, tokenHash: string) {
  const counters = [callerCounter("auth.resetPassword", ctx.clientAddress)];
  const { counted, found } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    counted: readCounters(ctx.db, counters),
    found: ctx.db
      .select({ userId: users.id, email: users.email, locale: users.locale })
      .from(emailProofs)
      .innerJoin(users, and(eq(users.id, emailProofs.userId), eq(users.email, emailProofs.email)))
      .where(live(ctx, tokenHash)),
  });
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  return found[0];
}

function live(ctx: Context, tokenHash: string): SQL {
  return sql`${emailProofs.tokenHash} = ${tokenHash} and ${emailProofs.purpose} = 'reset'
    and ${emailProofs.usedAt} is null and ${emailProofs.expiresAt} > ${ctx.now()}`;
}
