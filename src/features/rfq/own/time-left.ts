import { DAY_MS, HOUR_MS } from "#domain/kernel/time.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";

/** How long something still runs, in words: days, of which a begun one counts, then full hours; both times in milliseconds. */
export function timeLeft(until: number, now: number): string {
  const left = until - now;
  if (left <= 0) return m.rfqs_left_over();
  if (left < HOUR_MS) return m.rfqs_left_soon();
  return left < 2 * DAY_MS
    ? m.rfqs_left_hours(counted(Math.floor(left / HOUR_MS)))
    : m.rfqs_left_days(counted(Math.ceil(left / DAY_MS)));
}

/** True when little of the time is left. */
export function isUrgent(until: number, now: number): boolean {
  return until > now && until - now < 2 * DAY_MS;
}
