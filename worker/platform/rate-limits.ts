import { inArray, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { rateLimits } from "#drizzle/schema/platform.ts";
import { insertEach } from "./conditional-insert.ts";
import { sha256 } from "./secrets.ts";

export interface RateLimit {
  max: number;
  windowMs: number;
}

/** Start values of security 8, each per address; per account where only accounts may call. */
export const RATE_LIMITS = {
  "rfq.submit": { max: 5, windowMs: HOUR_MS },
  /** A purchaser with a proven e-mail asks for many goods in one morning. */
  "rfq.submitSignedIn": { max: 30, windowMs: HOUR_MS },
  /** Files that a guest attaches. */
  "rfq.uploadFile": { max: 10, windowMs: HOUR_MS },
  /** All that a guest does by the link of its mails. */
  "guest.act": { max: 120, windowMs: HOUR_MS },
  "guest.ask": { max: 10, windowMs: HOUR_MS },
  "guest.sendLink": { max: 10, windowMs: HOUR_MS },
  "rfq.confirmByCode": { max: 30, windowMs: HOUR_MS },
  "rfqs.resubmit": { max: 10, windowMs: HOUR_MS },
  "quotes.send": { max: 60, windowMs: HOUR_MS },
  "quotes.revise": { max: 60, windowMs: HOUR_MS },
  "quotes.requote": { max: 60, windowMs: HOUR_MS },
  "quotes.acceptCounter": { max: 60, windowMs: HOUR_MS },
  "quotes.counter": { max: 60, windowMs: HOUR_MS },
  "quotes.verify": { max: 60, windowMs: HOUR_MS },
  /** Old codes of six letters could be guessed otherwise. */
  "quotes.verifyShort": { max: 10, windowMs: HOUR_MS },
  "orders.verify": { max: 60, windowMs: HOUR_MS },
  "quotes.saveTemplate": { max: 60, windowMs: HOUR_MS },
  "leads.submitSupplier": { max: 5, windowMs: HOUR_MS },
  "leads.submitBuyer": { max: 5, windowMs: HOUR_MS },
  "contact.send": { max: 3, windowMs: 10 * MINUTE_MS },
  "tips.submit": { max: 5, windowMs: HOUR_MS },
  "tips.rate": { max: 30, windowMs: HOUR_MS },
  "reports.submit": { max: 5, windowMs: HOUR_MS },
  "editor.create": { max: 100, windowMs: HOUR_MS },
  "company.register": { max: 5, windowMs: HOUR_MS },
  "admin.listCompany": { max: 60, windowMs: HOUR_MS },
  "admin.inviteOwner": { max: 60, windowMs: HOUR_MS },
  "orders.checkout": { max: 60, windowMs: HOUR_MS },
  "quotes.acceptBinding": { max: 60, windowMs: HOUR_MS },
  "quotes.accept": { max: 60, windowMs: HOUR_MS },
  "orders.addToDispute": { max: 60, windowMs: HOUR_MS },
  "orders.recordPayment": { max: 60, windowMs: HOUR_MS },
  "orders.confirmPayment": { max: 300, windowMs: HOUR_MS },
  "orders.refusePayment": { max: 300, windowMs: HOUR_MS },
  "ratings.rateSupplier": { max: 60, windowMs: HOUR_MS },
  "ratings.rateBuyer": { max: 60, windowMs: HOUR_MS },
  "products.create": { max: 300, windowMs: HOUR_MS },
  "products.duplicate": { max: 300, windowMs: HOUR_MS },
  "products.importRows": { max: 1200, windowMs: HOUR_MS },
  "auth.signUp": { max: 5, windowMs: HOUR_MS },
  "auth.signIn": { max: 30, windowMs: 15 * MINUTE_MS },
  "auth.confirmSignIn": { max: 30, windowMs: 15 * MINUTE_MS },
  "auth.requestReset": { max: 10, windowMs: HOUR_MS },
  "auth.resetPassword": { max: 20, windowMs: HOUR_MS },
  "auth.verifyByLink": { max: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

export type LimitedProcedure = keyof typeof RATE_LIMITS;

/** Start values of security 8, each per account, or what is typed for one. */
const ACCOUNT_LIMITS = {
  "auth.signIn": { max: 10, windowMs: 15 * MINUTE_MS },
  /** From all addresses together; beyond it an account is slow to strangers, never locked. */
  "auth.signInAnywhere": { max: 30, windowMs: 15 * MINUTE_MS },
  "auth.signInSlowly": { max: 1, windowMs: 30_000 },
  /** Old codes of one quote, whoever tries. */
  "quotes.verifyShort": { max: 50, windowMs: HOUR_MS },
  "auth.requestReset": { max: 3, windowMs: HOUR_MS },
  "auth.resendVerification": { max: 3, windowMs: HOUR_MS },
  "auth.verifyByCode": { max: 10, windowMs: HOUR_MS },
  "account.avatar": { max: 10, windowMs: HOUR_MS },
  "account.password": { max: 10, windowMs: 15 * MINUTE_MS },
  /** Codes of the second factor, wherever they are asked for: three of a million are right at a time. */
  "account.secondFactor": { max: 10, windowMs: HOUR_MS },
  /** The same over a day: who has the password for long guesses none either. */
  "account.secondFactorDaily": { max: 30, windowMs: 24 * HOUR_MS },
  "account.requestEmailChange": { max: 3, windowMs: HOUR_MS },
  "company.uploadDocument": { max: 20, windowMs: HOUR_MS },
  "claims.make": { max: 10, windowMs: HOUR_MS },
  /** For one request, whatever address its guest calls from. */
  "guest.act": { max: 60, windowMs: HOUR_MS },
  "guest.sendLink": { max: 3, windowMs: HOUR_MS },
  /** The tries of one request's code, which lives shorter than this. */
  "rfq.confirmByCode": { max: 5, windowMs: HOUR_MS },
  "rfqs.uploadFile": { max: 20, windowMs: HOUR_MS },
  "products.picture": { max: 60, windowMs: HOUR_MS },
  "orders.uploadDocument": { max: 60, windowMs: HOUR_MS },
  /** What a side says beside the moves of one order: each is an event, a notice and a mail to the other. */
  "orders.say": { max: 10, windowMs: HOUR_MS },
  "company.answerItem": { max: 60, windowMs: HOUR_MS },
  /** Its texts, and what an operator looks at first. */
  "company.edit": { max: 60, windowMs: HOUR_MS },
  "messages.start": { max: 60, windowMs: HOUR_MS },
  "messages.send": { max: 20, windowMs: 10_000 },
  "messages.upload": { max: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

export type AccountLimit = keyof typeof ACCOUNT_LIMITS;

/** A counter and how far it may go. */
export interface Counter extends RateLimit {
  key: string;
}

/** The counter of a procedure for whoever calls it. */
export function callerCounter(procedure: LimitedProcedure, caller: string): Counter {
  return { key: `${procedure}:${caller}`, ...RATE_LIMITS[procedure] };
}

/** The counter of a procedure for one account. `who` is hashed: it may be an e-mail that somebody typed. */
export function accountCounter(procedure: AccountLimit, ...who: string[]): Counter {
  return { key: `${procedure}:one:${sha256(who.join("\n"))}`, ...ACCOUNT_LIMITS[procedure] };
}

/**
 * Counters of the mails that strangers may have us send to one mailbox, whatever address they call from (security 8).
 * `name+tag@` is the mailbox of `name@`; the e-mail itself is not kept.
 */
export function mailboxCounters(email: string): Counter[] {
  return [mailboxCounter(email, { max: 3, windowMs: HOUR_MS }), dailyMailboxCounter(email)];
}

/** The slower one of {@link mailboxCounters}, for mails whose account has an hourly limit of its own. */
export function dailyMailboxCounter(email: string): Counter {
  return mailboxCounter(email, { max: 10, windowMs: 24 * HOUR_MS });
}

function mailboxCounter(email: string, limit: RateLimit): Counter {
  return { key: `mail:${limit.windowMs / HOUR_MS}h:${sha256(mailboxOf(email))}`, ...limit };
}

/** Mail services that give dots in a name no meaning, with the other names of theirs. */
const DOTLESS = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The mailbox behind an address, for limits alone: `name@` for `name+tag@`, and where dots mean nothing for `n.a.m.e@`.
 * Accounts and records keep the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const [name = "", host = ""] = email.toLowerCase().split("@");
  const [untagged = ""] = name.split("+");
  const service = DOTLESS.get(host);
  return service ? `${untagged.replaceAll(".", "")}@${service}` : `${untagged}@${host}`;
}

/**
 * Counts one call in each of the counters where `condition` holds: a single statement, so parallel calls can't slip past
 * each other. A window starts with its first call and ends by itself.
 */
export function countCall(counters: Counter[], now: number, condition: SQL): SQL {
  const over = sql`${rateLimits.windowEndsAt} <= ${now}`;
  const first = { key: sql`value ->> 'key'`, windowEndsAt: sql`${now} + (value ->> 'windowMs')`, count: 1 };
  return sql`${insertEach(rateLimits, first, sql`json_each(${JSON.stringify(counters)})`, condition)}
    on conflict (key) do update set
      count = case when ${over} then 1 else ${rateLimits.count} + 1 end,
      window_ends_at = case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`;
}

/** Holds while none of the counters has passed its `max` in its current window. */
export function withinLimits(counters: Counter[]): SQL {
  return sql`not exists (select 1 from json_each(${JSON.stringify(counters)})
    inner join ${rateLimits} on ${rateLimits.key} = value ->> 'key' where ${rateLimits.count} > value ->> 'max')`;
}

/** Where counters stand: to be read in the batch that counted, for {@link overLimit}. */
export function readCounters(db: Database, counters: Counter[]) {
  const keys = counters.map(({ key }) => key);
  return db.select().from(rateLimits).where(inArray(rateLimits.key, keys));
}

/**
 * The refusal of a call that was counted too often; the last window to end decides when to come back.
 * @returns null while all counters are within their limits
 */
export function overLimit(counters: Counter[], counted: (typeof rateLimits.$inferSelect)[], now: number) {
  const over = counted.filter(({ key, count }) => counters.some((one) => one.key === key && count > one.max));
  if (over.length === 0) return null;
  const end = Math.max(...over.map(({ windowEndsAt }) => windowEndsAt));
  return new AppError("RATE_LIMITED", { retryAfter: secondsUntil(end, now) });
}

/** Whole seconds until a window ends, at least one. */
function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
