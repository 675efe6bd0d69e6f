import { eq, sql } from "drizzle-orm";
import { TOTP_DIGITS } from "#domain/identity/second-factor.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { accountEvents, secondFactors } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { accountCounter, type Counter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { secondFactorMail } from "./second-factor-mail.ts";

/** After so many tries in a day from addresses that the account does not know, its owner is told. */
const TRIES_UNTOLD = 10;

/** Counters as {@link codeTry} reads them. */
export type Counted = Parameters<typeof overLimit>[1];

/** A factor as {@link codeTry} reads it. */
export type StoredFactor = Pick<typeof secondFactors.$inferSelect, "secret" | "confirmedAt">;

/**
 * What counts a try of a code: by the hour, and slower by the day. Recovery codes, which nobody guesses, are not counted, so who
 * knows a password and tries codes in vain keeps no owner out; nor does a stranger where the owner signs in from.
 * @param knownAddress the caller's, where the account signed in from it before: it has counters of its own
 */
export function codeCounters(userId: string, code: string, knownAddress?: string): Counter[] {
  if (code.length !== TOTP_DIGITS) return [];
  const who = knownAddress === undefined ? [userId] : [userId, knownAddress];
  return [accountCounter("account.secondFactor", ...who), accountCounter("account.secondFactorDaily", ...who)];
}

/** What reads the stored factor for a code that is about to be checked: the try is counted first; `refusalOf` tells when there were too many. */
export function codeTry(ctx: Context, userId: string, counters: Counter[]) {
  const statements = [
    ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    readCounters(ctx.db, counters),
    ctx.db
      .select({ secret: secondFactors.secret, confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
  ] as const;
  return { statements, refusalOf: (counted: Counted) => overLimit(counters, counted, ctx.now()) };
}

/**
 * Tells the owner, by an event and a mail, that many codes were tried: once in a day, with the first try beyond
 * {@link TRIES_UNTOLD}. Of parallel tries one alone reads that count.
 */
export async function tellOfTries(
  ctx: Context,
  { id: userId, ...reader }: { id: string; email: string; locale: Locale },
  counted: Counted,
): Promise<void> {
  const { key } = accountCounter("account.secondFactorDaily", userId);
  if (!counted.some((one) => one.key === key && one.count === TRIES_UNTOLD + 1)) return;
  const mail = secondFactorMail(ctx, reader, "tried");
  const event = { id: newId("evt"), userId, action: "second_factor_tried", actorId: null, details: {} };
  await batchOf(ctx, {
    event: ctx.db.insert(accountEvents).values({ ...event, createdAt: ctx.now() }),
    mail: ctx.db.insert(outbox).values(mail),
  });
  ctx.waitUntil(deliver(ctx, mail));
}
