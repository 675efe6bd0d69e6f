import { addDays } from "#domain/kernel/time.ts";
import { firstOfMonth } from "./days.ts";
import type { Span } from "./period.ts";

/** What is counted of a supplier, in the order in which one leads to the next. */
export const STAGES = ["views", "rfqs", "quotes", "orders"] as const;
export type Stage = (typeof STAGES)[number];

/** Counts of a time; `ordersAedMinor` is the value of the orders in fils, with tax and the freight that was agreed. */
export type Counts = Record<Stage, number> & { ordersAedMinor: number };

/** Counts of the day or month that starts with `day`. */
export interface Bar extends Counts {
  day: string;
}

export const NOTHING: Counts = { views: 0, rfqs: 0, quotes: 0, orders: 0, ordersAedMinor: 0 };

/** Counts of days as bars of a span, from its first to its last one; times without anything are there too. */
export function barsOf(days: readonly Bar[], { from, to, grain }: Span): Bar[] {
  const start = (day: string) => (grain === "month" ? firstOfMonth(day) : day);
  const next = (day: string) => (grain === "month" ? firstOfMonth(day, 1) : addDays(day, 1));
  const bars = new Map<string, Bar>();
  for (let day = start(from); day <= to; day = next(day)) bars.set(day, { day, ...NOTHING });
  for (const { day, ...counts } of days) {
    const bar = bars.get(start(day));
    if (bar) Object.assign(bar, sumOf([bar, counts]));
  }
  return [...bars.values()];
}

export function sumOf(all: readonly Counts[]): Counts {
  const sum = { ...NOTHING };
  for (const counts of all) {
    for (const stage of STAGES) sum[stage] += counts[stage];
    sum.ordersAedMinor += counts.ordersAedMinor;
  }
  return sum;
}

/** As many decimals as a share of {@link funnelOf} has. */
export const SHARE_DECIMALS = 1;

/**
 * A stage of the way from a view to an order. `share`: of the stage before it, in per cent with one decimal; null after
 * nothing, and where there is more than before: not all of it came that way then, and no share is known.
 */
export interface FunnelStep {
  stage: Stage;
  count: number;
  share: number | null;
}

/** @param cartOrders those of the orders that no quote led to: they didn't come this way */
export function funnelOf(counts: Counts, cartOrders = 0): FunnelStep[] {
  const onTheWay = { ...counts, orders: Math.max(0, counts.orders - cartOrders) };
  return STAGES.map((stage, place) => {
    const previous = STAGES[place - 1];
    const count = onTheWay[stage];
    return { stage, count, share: previous === undefined ? null : shareOf(count, onTheWay[previous]) };
  });
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 || part > whole ? null : Math.round((1000 * part) / whole) / 10;
}

/** By how many per cent a count grew, rounded; null where there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((100 * (now - before)) / before);
}
