import * as z from "zod";
import { addDays, dayInDubai } from "#domain/kernel/time.ts";
import { daysIn, firstOfMonth } from "./days.ts";
import { PERIODS, type Period } from "./period-names.ts";

/** Daily counters are kept for so many months (spec is silent: two years back and what is under way). */
export const KEPT_MONTHS = 25;
/** Longest period of one's own choice, in days: all that is kept. */
const MAX_DAYS = 792;
/** Longer periods are shown by month. */
const MOST_BARS = 92;

/** A day of this century, `2026-11-21`: days are compared as texts, which years of five digits would not stand. */
const calendarDay = z.iso.date().regex(/^20/);

/** A named period, or days of one's own choice; the thirty days to today where nothing is asked for. */
export const periodSchema = z
  .strictObject({
    period: z.enum(PERIODS).optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  })
  .superRefine(({ period, from, to }, context) => {
    const refuse = (path: string, code: string) => context.addIssue({ code: "custom", path: [path], params: { code } });
    if ((from === undefined) !== (to === undefined)) refuse(from === undefined ? "from" : "to", "required");
    if (from === undefined || to === undefined) return;
    if (period !== undefined) refuse("period", "mismatch");
    if (from > to) refuse("to", "before_start");
    else if (daysIn({ from, to }) > MAX_DAYS) refuse("from", "too_long");
  });
export type PeriodInput = z.input<typeof periodSchema>;

/** Days of the calendar in Dubai, both counted. */
export interface Days {
  from: string;
  to: string;
}

export interface Span extends Days {
  /** As many days right before. */
  before: Days;
  /** What a bar of the chart stands for. */
  grain: "day" | "month";
}

/**
 * The days that a period means.
 * @param now milliseconds
 */
export function spanOf({ period = "30d", from, to }: PeriodInput, now: number): Span {
  const today = dayInDubai(now);
  const days = from && to ? { from, to } : { from: firstDay(period, today), to: today };
  const length = daysIn(days);
  return {
    ...days,
    before: { from: addDays(days.from, -length), to: addDays(days.from, -1) },
    grain: length > MOST_BARS ? "month" : "day",
  };
}

function firstDay(period: Period, today: string): string {
  return period === "12m" ? firstOfMonth(today, -11) : addDays(today, 1 - Number.parseInt(period, 10));
}
