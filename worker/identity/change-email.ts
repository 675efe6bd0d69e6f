import { and, eq, sql } from "drizzle-orm";
import type { RequestEmailChange } from "#domain/identity/account.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { emailProofs, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, outboxRow } from "#worker/platform/outbox.ts";
import {
  accountCounter,
  countCall,
  mailboxCounters,
  overLimit,
  readCounters,
  withinLimits,
} from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { ownEvent } from "./account-event.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { emailChangeOf, type NewProof, newProof, PROOF_LASTS_MS, putProof } from "./email-proof.ts";
import { writtenEvent } from "./written-event.ts";

/**
 * Asks both mailboxes to confirm another address; a new request voids the one before. An e-mail that was never proven is
 * nobody's, so only the new one is asked then.
 * @throws AppError as {@link checkOwnPassword} for `password`; BAD_INPUT for the address that the account has; CONFLICT for
 *   one that another account has; RATE_LIMITED (3 an hour, and what a mailbox may get)
 */
export async function requestEmailChange(
  ctx: SignedInContext,
  { email, password }: RequestEmailChange,
): Promise<{ newEmail: string; expiresAt: number }> {
  if (email === ctx.caller.email) throw new AppError("BAD_INPUT", { issues: [{ path: "email", code: "same" }] });
  await checkOwnPassword(ctx, password, "password");
  const change = draftChange(ctx, email);
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const counters = {
    own: [accountCounter("account.requestEmailChange", ctx.caller.userId)],
    mailbox: mailboxCounters(email),
  };
  const all = [...counters.own, ...counters.mailbox];
  const isTaken = sql`exists (select 1 from ${users} where ${eq(users.email, email)})`;
  const isStill = sql`exists (select 1 from ${users}
    where ${users.id} = ${ctx.caller.userId} and ${users.email} = ${ctx.caller.email})`;
  const event = { action: "email_change_requested", userId: ctx.caller.userId } as const;
  const { counted, written } = await batchOf(ctx, {
    own: ctx.db.run(countCall(counters.own, ctx.now(), sql`true`)),
    mailbox: ctx.db.run(countCall(counters.mailbox, ctx.now(), sql`not ${isTaken} and ${withinLimits(counters.own)}`)),
    counted: readCounters(ctx.db, all),
    written: ctx.db.run(ownEvent(ctx, event, sql`${withinLimits(all)} and not ${isTaken} and ${isStill}`, eventId)),
    former: ctx.db.delete(emailProofs).where(and(emailChangeOf(ctx.caller.userId), isDone)),
    proofs: change.proofs.map((proof) => ctx.db.run(putProof(proof, isDone))),
    mails: change.mails.map((mail) => ctx.db.run(insertWhere(outbox, mail, isDone))),
  });
  if (written.rowsAffected === 0) throw overLimit(all, counted, ctx.now()) ?? takenEmail();
  for (const mail of change.mails) ctx.waitUntil(deliver(ctx, mail));
  return { newEmail: email, expiresAt: ctx.now() + PROOF_LASTS_MS.email_change_new };
}

/** Gives up a change that is not done. */
export async function cancelEmailChange(ctx: SignedInContext): Promise<{ isCancelled: boolean }> {
  const { userId } = ctx.caller;
  const isWaiting = emailChangeOf(userId);
  const event = { action: "email_change_cancelled", userId } as const;
  const { cancelled } = await batchOf(ctx, {
    event: ctx.db.run(ownEvent(ctx, event, rowExists(emailProofs, isWaiting))),
    cancelled: ctx.db.delete(emailProofs).where(isWaiting),
  });
  return { isCancelled: cancelled.rowsAffected > 0 };
}

/** The refusal of an address that another account has, shown at its field. */
export function takenEmail(): AppError {
  return new AppError("CONFLICT", { issues: [{ path: "email", code: "taken" }] });
}

/** Proofs and mails of a change: the half of the old address only where that was proven. */
function draftChange(ctx: SignedInContext, newEmail: string) {
  const { userId, email, isVerified } = ctx.caller;
  const coming = newProof(ctx, "email_change_new", { userId, email: newEmail }, { newEmail });
  const mails = [changeMail(ctx, "email-change-new", newEmail, coming, newEmail)];
  if (!isVerified) return { proofs: [coming], mails };
  const old = newProof(ctx, "email_change_old", { userId, email }, { newEmail });
  return { proofs: [coming, old], mails: [...mails, changeMail(ctx, "email-change-old", email, old, newEmail)] };
}

function changeMail(
  ctx: SignedInContext,
  template: "email-change-old" | "email-change-new",
  recipient: string,
  { token }: NewProof,
  newEmail: string,
) {
  return outboxRow(ctx, {
    template,
    recipient,
    locale: ctx.caller.locale,
    data: { newEmail, until: String(ctx.now() + PROOF_LASTS_MS.email_change_new) },
    secrets: { link: `${ctx.origin}/confirm-email-change#token=${token}` },
  });
}
