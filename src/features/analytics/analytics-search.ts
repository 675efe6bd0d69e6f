import { PERIODS, type Period } from "#domain/analytics/period-names.ts";
import { DAY_MS } from "#domain/kernel/time.ts";

/** The period that an address asks for; thirty days where it asks for none. */
export interface AnalyticsSearch {
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Of this century, as the server has it (domain/analytics/days.ts). */
const DAY = /^20\d{2}-\d{2}-\d{2}$/;
/** As the server has it (domain/analytics/period.ts). */
const LONGEST_MS = 791 * DAY_MS;

/** Reads the period of an address; what it can't read is dropped. */
export function readAnalyticsSearch(raw: Record<string, unknown>): AnalyticsSearch {
  const from = dayOf(raw.from);
  const to = dayOf(raw.to);
  if (from && to && refusalOfDays(from, to) === null) return { from, to };
  const period = PERIODS.find((known) => known === raw.period);
  return period === undefined || period === "30d" ? {} : { period };
}

/** What is wrong with two days as a period. */
export function refusalOfDays(from: string, to: string): "both" | "order" | "long" | null {
  if (!dayOf(from) || !dayOf(to)) return "both";
  if (from > to) return "order";
  return Date.parse(to) - Date.parse(from) > LONGEST_MS ? "long" : null;
}

function dayOf(raw: unknown): string | undefined {
  if (typeof raw !== "string" || !DAY.test(raw)) return undefined;
  const time = Date.parse(raw);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== raw ? undefined : raw;
}
