import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ConfirmEmailChange } from "#domain/identity/account.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, outboxRow } from "#worker/platform/outbox.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { ownEvent } from "./account-event.ts";
import { takenEmail } from "./change-email.ts";
import { claimGuestRecords } from "./claim-guest-records.ts";
import { writtenEvent } from "./written-event.ts";

/**
 * Confirms one half of a change; the second half makes it happen: the address changes where it is still free, all sessions
 * end, all proofs of the old address are void, and both mailboxes are told. A half that is confirmed again while the other
 * one waits answers as before; of parallel calls one makes the change.
 * The half of the new mailbox also takes the session of the account: whoever reads that mailbox may never have heard of
 * the account that is to get its address.
 * @throws AppError NOT_FOUND for an unknown, void or expired link, alike; UNAUTHENTICATED for the new half without a
 *   session of its account; CONFLICT when another account took the address
 */
export async function confirmEmailChange(
  ctx: Context,
  { token }: ConfirmEmailChange,
): Promise<{ isDone: boolean; newEmail: string }> {
  const tokenHash = sha256(token);
  const change = await findChange(ctx, tokenHash);
  if (!change) throw new AppError("NOT_FOUND");
  const { userId, newEmail } = change;
  if (change.purpose === "email_change_new" && (await ctx.viewer())?.userId !== userId) {
    throw new AppError("UNAUTHENTICATED");
  }
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const isTaken = sql`exists (select 1 from ${users} where ${users.email} = ${newEmail})`;
  // Whoever reads a mailbox that was never proven is not to learn the new address.
  const told = change.isVerified ? [change.oldEmail, newEmail] : [newEmail];
  const mails = told.map((recipient) => changedMail(ctx, recipient, change));
  const isHalf = sql`${emailProofs.tokenHash} = ${tokenHash} and ${emailProofs.usedAt} is null`;
  const { written, after } = await batchOf(ctx, {
    half: ctx.db.update(emailProofs).set({ usedAt: ctx.now() }).where(sql`${isHalf} and not ${isTaken}`),
    written: ctx.db.run(
      ownEvent(ctx, { action: "email_changed", userId }, sql`${isAgreed(ctx, change)} and not ${isTaken}`, eventId),
    ),
    user: ctx.db
      .update(users)
      .set({ email: newEmail, emailVerifiedAt: ctx.now(), updatedAt: ctx.now() })
      .where(and(eq(users.id, userId), isDone)),
    sessions: ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), isDone)),
    proofs: ctx.db.delete(emailProofs).where(and(eq(emailProofs.userId, userId), isDone)),
    after: ctx.db.select({ id: users.id }).from(users).where(eq(users.email, newEmail)),
    records: claimGuestRecords(ctx, { userId, email: newEmail }, isDone),
    mails: mails.map((mail) => ctx.db.run(insertWhere(outbox, mail, isDone))),
  });
  const [holder] = after;
  if (holder && holder.id !== userId) throw takenEmail();
  if (written.rowsAffected === 1) {
    dismissFromRooms(ctx, userId);
    for (const mail of mails) ctx.waitUntil(deliver(ctx, mail));
  }
  return { isDone: holder !== undefined, newEmail };
}

interface EmailChange {
  userId: string;
  purpose: (typeof emailProofs.$inferSelect)["purpose"];
  oldEmail: string;
  newEmail: string;
  isVerified: boolean;
  locale: (typeof users.$inferSelect)["locale"];
}

async function findChange({ db, now }: Context, tokenHash: string): Promise<EmailChange | null> {
  const [found] = await db
    .select({
      userId: users.id,
      purpose: emailProofs.purpose,
      oldEmail: users.email,
      newEmail: emailProofs.newEmail,
      locale: users.locale,
      verifiedAt: users.emailVerifiedAt,
      expiresAt: emailProofs.expiresAt,
    })
    .from(emailProofs)
    .innerJoin(users, eq(users.id, emailProofs.userId))
    .where(
      and(eq(emailProofs.tokenHash, tokenHash), inArray(emailProofs.purpose, ["email_change_old", "email_change_new"])),
    );
  if (!found?.newEmail || found.expiresAt <= now()) return null;
  return { ...found, newEmail: found.newEmail, isVerified: found.verifiedAt !== null };
}

/** Both mailboxes have agreed to this change; the old one is only asked where it is proven. */
function isAgreed({ now }: Context, { userId, oldEmail, newEmail }: EmailChange): SQL {
  const half = (purpose: string) => sql`exists (select 1 from ${emailProofs} where ${emailProofs.userId} = ${userId}
    and ${emailProofs.purpose} = ${purpose} and ${emailProofs.newEmail} = ${newEmail}
    and ${emailProofs.usedAt} is not null and ${emailProofs.expiresAt} > ${now()})`;
  return sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.email} = ${oldEmail}
    and ${half("email_change_new")} and (${users.emailVerifiedAt} is null or ${half("email_change_old")}))`;
}

function changedMail(ctx: Context, recipient: string, { newEmail, locale }: EmailChange) {
  return outboxRow(ctx, { template: "email-changed", recipient, locale, data: { newEmail } });
}
