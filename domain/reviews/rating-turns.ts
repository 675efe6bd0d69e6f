import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { type Wait, waitsUntil } from "#domain/kernel/turn.ts";
import { orderAsOf, type ScheduledOrder } from "#domain/orders/order-schedule.ts";
import { mayRate, ratingsOpenAt } from "./rating-schedule.ts";

const RATE_SUPPLIER = { side: "buyer", action: "rate" } as const;
const RATE_BUYER = { side: "supplier", action: "rate" } as const;
type RatingTurn = typeof RATE_SUPPLIER | typeof RATE_BUYER;

/** An order, and which of its two ratings were given. */
export interface RatingFacts extends ScheduledOrder {
  hasOfSupplier: boolean;
  hasOfBuyer: boolean;
  supplierStatus: SupplierStatus;
}

/** Who may still rate a completed order, until its window ends. */
export function ratingWaits(stored: RatingFacts, now: number): Wait<RatingTurn>[] {
  const order = orderAsOf(stored, now);
  if (!mayRate(order, now) || order.completedAt === null) return [];
  const turns: RatingTurn[] = [
    ...(order.hasOfSupplier ? [] : [RATE_SUPPLIER]),
    ...(order.hasOfBuyer || order.supplierStatus !== "approved" ? [] : [RATE_BUYER]),
  ];
  return waitsUntil(turns, ratingsOpenAt(order.completedAt));
}
