import { DAY_MS, dayInDubai, endOfDay } from "#domain/kernel/time.ts";
import { COMPLETE_AFTER_MS } from "./order-machine.ts";
import type { OrderStatus } from "./order-status.ts";

/** The way of an order that nothing ends early. */
const ORDER_PATH = [
  "new",
  "confirmed",
  "in_production",
  "ready_to_ship",
  "shipped",
  "delivered",
  "completed",
] as const satisfies OrderStatus[];

/** One step of an order's way; times in milliseconds. */
export interface OrderStep {
  status: OrderStatus;
  state: "done" | "current" | "coming";
  /** When it was reached; null for what is to come. */
  at: number | null;
  /** Until when it was promised, or happens by itself; null where nobody said. */
  promisedAt: number | null;
  /** The promise is over, and the step was not reached. */
  isLate: boolean;
}

/** What of an order decides on its steps. */
export interface SteppedOrder {
  status: OrderStatus;
  createdAt: number;
  answerBy: number | null;
  /** Days from the confirmation until the goods are ready, as the terms or the products say. */
  leadTimeDaysMax: number | null;
  deliveredAt: number | null;
}

interface OrderEvent {
  fromStatus: string | null;
  toStatus: string;
  createdAt: number;
}

/**
 * The steps of an order: those it took with their time, where it is, what comes. Steps that were left out are not named;
 * nothing comes after a refusal, a cancellation or a dispute.
 * @param events the order's events, the earliest first
 */
export function orderSteps(order: SteppedOrder, events: readonly OrderEvent[], now: number): OrderStep[] {
  const reached = reachedSteps(order, events);
  const confirmedAt = reached.find(({ status }) => status === "confirmed")?.at ?? null;
  const path: readonly OrderStatus[] = ORDER_PATH;
  const here = path.indexOf(order.status);
  const coming = here < 0 ? [] : path.slice(here + 1);
  return [
    ...reached.map(({ status, at }, index): OrderStep => {
      const isHere = index === reached.length - 1;
      return { status, state: isHere ? "current" : "done", at, promisedAt: null, isLate: false };
    }),
    ...coming.map((status): OrderStep => {
      const promisedAt = promiseOf(status, order, confirmedAt);
      return { status, state: "coming", at: null, promisedAt, isLate: promisedAt !== null && promisedAt < now };
    }),
  ];
}

/** Each state that the order went through, once, by when it came to it last; the one it is in stands at the end. */
function reachedSteps({ status, createdAt }: SteppedOrder, events: readonly OrderEvent[]) {
  const times = new Map<OrderStatus, number>();
  for (const { fromStatus, toStatus, createdAt: at } of events) {
    if (toStatus === fromStatus) continue;
    const to = toStatus as OrderStatus;
    times.delete(to);
    times.set(to, at);
  }
  if (times.size === 0) times.set(status === "new" ? "new" : "confirmed", createdAt);
  // What the scheduler owes holds before it has run (workflows: rules for all of them): it has no event yet.
  const at = times.get(status) ?? null;
  times.delete(status);
  return [...[...times].map(([name, time]) => ({ status: name, at: time as number | null })), { status, at }];
}

function promiseOf(status: OrderStatus, order: SteppedOrder, confirmedAt: number | null): number | null {
  if (status === "confirmed") return order.answerBy;
  if (status === "ready_to_ship") return promisedReady(order, confirmedAt);
  return status === "completed" && order.deliveredAt !== null ? order.deliveredAt + COMPLETE_AFTER_MS : null;
}

/** Days are promised, not hours: the day that is named is in time to its end in Dubai. */
function promisedReady({ leadTimeDaysMax }: SteppedOrder, confirmedAt: number | null): number | null {
  if (leadTimeDaysMax === null || confirmedAt === null) return null;
  return endOfDay(dayInDubai(confirmedAt + leadTimeDaysMax * DAY_MS));
}
