import { type SQL, sql } from "drizzle-orm";
import { rateLimits } from "#drizzle/schema/platform.ts";
import { sha256 } from "./secrets.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface RateLimit {
  max: number;
  windowMs: number;
}

/** Start values of security.md 8, each per address. */
export const RATE_LIMITS = {
  "rfq.submit": { max: 5, windowMs: HOUR },
  "leads.submitSupplier": { max: 5, windowMs: HOUR },
  "leads.submitBuyer": { max: 5, windowMs: HOUR },
  "contact.send": { max: 3, windowMs: 10 * MINUTE },
  "tips.submit": { max: 5, windowMs: HOUR },
} as const satisfies Record<string, RateLimit>;

export type LimitedProcedure = keyof typeof RATE_LIMITS;

/** A counter and how far it may go. */
export interface Counter extends RateLimit {
  key: string;
}

/** The counter of a procedure for whoever calls it. */
export function callerCounter(procedure: LimitedProcedure, clientAddress: string): Counter {
  return { key: `${procedure}:${clientAddress}`, ...RATE_LIMITS[procedure] };
}

/**
 * Counters of the mails that strangers may have us send to one mailbox, whatever address they call from (security.md 8).
 * `name+tag@` is the mailbox of `name@`; the e-mail itself is not kept.
 */
export function mailboxCounters(email: string): Counter[] {
  const mailbox = sha256(email.toLowerCase().replace(/\+[^@]*@/, "@"));
  return MAILBOX_LIMITS.map((limit) => ({ key: `mail:${limit.windowMs / HOUR}h:${mailbox}`, ...limit }));
}

const MAILBOX_LIMITS: RateLimit[] = [
  { max: 3, windowMs: HOUR },
  { max: 10, windowMs: 24 * HOUR },
];

/**
 * Counts one call in each of the counters where `condition` holds: a single statement, so parallel calls can't slip past
 * each other. A window starts with its first call and ends by itself.
 */
export function countCall(counters: Counter[], now: number, condition: SQL): SQL {
  const over = sql`${rateLimits.windowEndsAt} <= ${now}`;
  return sql`insert into ${rateLimits} (key, window_ends_at, count)
    select value ->> 'key', ${now} + (value ->> 'windowMs'), 1 from json_each(${JSON.stringify(counters)}) where ${condition}
    on conflict (key) do update set
      count = case when ${over} then 1 else ${rateLimits.count} + 1 end,
      window_ends_at = case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`;
}

/** Holds while none of the counters has passed its `max` in its current window. */
export function withinLimits(counters: Counter[]): SQL {
  return sql`not exists (select 1 from json_each(${JSON.stringify(counters)})
    inner join ${rateLimits} on ${rateLimits.key} = value ->> 'key' where ${rateLimits.count} > value ->> 'max')`;
}

/** Whole seconds until a window ends, at least one. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
