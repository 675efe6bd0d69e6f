import { isSoon, leftOf } from "#domain/kernel/time.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/vocabulary/counted.ts";

/** How much time is left, in words; both times in milliseconds. */
export function timeLeft(until: number, now: number): string {
  if (until <= now) return m.rfqs_left_over();
  const { unit, count } = leftOf(until, now);
  if (unit === "day") return m.rfqs_left_days(counted(count));
  return unit === "hour" ? m.rfqs_left_hours(counted(count)) : m.rfqs_left_soon();
}

/** True when little of the time is left. */
export function isUrgent(until: number, now: number): boolean {
  return until > now && isSoon(until, now);
}
