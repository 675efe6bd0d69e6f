import { and, eq, type SQL, sql } from "drizzle-orm";
import { deviceKind, deviceOf } from "#domain/identity/device.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { hasSecondFactor } from "#worker/platform/has-second-factor.ts";
import { deliver, type OutboxRow, outboxRow } from "#worker/platform/outbox.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { type NewSession, newSession } from "#worker/platform/sessions.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { ownEvent } from "./account-event.ts";
import { rememberAddress } from "./known-address.ts";
import { secondFactorMail } from "./second-factor/second-factor-mail.ts";
import type { Spending } from "./second-factor/spending.ts";

/** An account as it was when its password was checked. */
export interface CheckedAccount {
  id: string;
  email: string;
  locale: Locale;
  passwordHash: string;
}

/**
 * Signs a browser in whose password was right: one batch, only where the account still has that password and is not
 * suspended. A session that this browser had ends, so no token outlives a sign-in (security 3).
 * @param how.betterHash stored instead of a hash of an older cost
 * @param how.second the code of the second step; without one nothing opens where the account has a second factor
 * @returns null when the account changed since the check; nothing was written then
 */
export async function openSession(
  ctx: Context,
  account: CheckedAccount,
  { betterHash, second }: { betterHash?: string | undefined; second?: Spending } = {},
): Promise<NewSession | null> {
  const { id: userId, passwordHash } = account;
  const session = await newSession(ctx, userId);
  const replaced = await ctx.viewer();
  const mail = newSignInMail(ctx, account);
  const lost = second?.isRecovery ? secondFactorMail(ctx, account, "used") : undefined;
  const details = { device: deviceKind(ctx.userAgent) };
  const isUnchanged = sql`exists (select 1 from ${users} where ${users.id} = ${userId}
    and ${users.passwordHash} = ${passwordHash} and ${users.suspendedAt} is null)
    and ${second ? second.isUnspent : sql`not ${hasSecondFactor(userId)}`}`;
  const { told, opened } = await batchOf(ctx, {
    told: ctx.db.run(insertWhere(outbox, mail, sql`${isUnchanged} and ${isNewDevice(userId, details.device)}`)),
    replaced: ctx.db.delete(sessions).where(and(eq(sessions.id, replaced?.sessionId ?? ""), isUnchanged)),
    opened: ctx.db.run(insertWhere(sessions, session.row, isUnchanged)),
    event: ctx.db.run(ownEvent(ctx, { action: "signed_in", userId, details }, isUnchanged)),
    address: ctx.db.run(rememberAddress(ctx, account.email, isUnchanged)),
    // Last, since the others ask for the hash that was checked, and for a code that is not used yet.
    hash: betterHash
      ? [
          ctx.db
            .update(users)
            .set({ passwordHash: betterHash })
            .where(and(eq(users.id, userId), isUnchanged)),
        ]
      : [],
    ...(lost
      ? {
          used: ctx.db.run(ownEvent(ctx, { action: "recovery_code_used", userId }, isUnchanged)),
          lost: ctx.db.run(insertWhere(outbox, lost, isUnchanged)),
        }
      : {}),
    ...(second ? { spent: second.spentIn(ctx, isUnchanged) } : {}),
  });
  if (opened.rowsAffected === 0) return null;
  // Tabs that still stand there as somebody else hear nothing more.
  if (replaced && replaced.userId !== userId) dismissFromRooms(ctx, replaced.userId);
  if (lost) ctx.waitUntil(deliver(ctx, lost));
  if (told.rowsAffected > 0) ctx.waitUntil(deliver(ctx, mail));
  return session;
}

/** Holds where the account has been signed in before, but never from this kind of device. */
function isNewDevice(userId: string, device: string): SQL {
  const before = sql`select 1 from ${accountEvents} where ${accountEvents.userId} = ${userId}
    and ${accountEvents.action} in ('signed_up', 'signed_in')`;
  return sql`exists (${before}) and not exists (${before} and ${accountEvents.details} ->> 'device' = ${device})`;
}

function newSignInMail(ctx: Context, { email, locale }: CheckedAccount): OutboxRow {
  const { browser, system } = deviceOf(ctx.userAgent);
  return outboxRow(ctx, {
    template: "new-sign-in",
    recipient: email,
    locale,
    data: {
      browser: browser ?? "",
      system: system ?? "",
      at: String(ctx.now()),
      link: `${ctx.origin}/settings/sessions`,
    },
  });
}
