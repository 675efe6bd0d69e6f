import { type SQL, sql } from "drizzle-orm";
import { rateLimits } from "#drizzle/schema/platform.ts";

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

/** Name of the counter of a procedure for whoever calls it. */
export function counterKey(procedure: LimitedProcedure, subject: string): string {
  return `${procedure}:${subject}`;
}

/**
 * Counts one call where `condition` holds: a single statement, so parallel calls can't slip past each other. The window
 * starts with the first call and ends by itself; returns the count and the window's end.
 */
export function countCall(key: string, windowMs: number, now: number, condition: SQL = sql`true`): SQL {
  const over = sql`${rateLimits.windowEndsAt} <= ${now}`;
  return sql`insert into ${rateLimits} (key, window_ends_at, count) select ${key}, ${now + windowMs}, 1 where ${condition}
    on conflict (key) do update set
      count = case when ${over} then 1 else ${rateLimits.count} + 1 end,
      window_ends_at = case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end
    returning count, window_ends_at as windowEndsAt`;
}

/** Holds while the counter has not passed `max` in its current window. */
export function withinLimit(key: string, max: number): SQL {
  return sql`coalesce((select ${rateLimits.count} from ${rateLimits} where ${rateLimits.key} = ${key}), 0) <= ${max}`;
}

/** Whole seconds until a window ends, at least one. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
