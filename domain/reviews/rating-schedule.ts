import type { OrderStatus } from "#domain/orders/order-status.ts";
import { RATE_WITHIN_MS, type RatingStatus } from "./rating-status.ts";

/** When ratings of an order are unsealed at the latest, which is when its window ends. */
export function ratingsOpenAt(completedAt: number): number {
  return completedAt + RATE_WITHIN_MS;
}

/** True while an order can be rated: completed, and its window not over. */
export function mayRate(order: { status: string; completedAt: number | null }, now: number): boolean {
  return order.status === "completed" && order.completedAt !== null && now < ratingsOpenAt(order.completedAt);
}

/** True once each side may read what the other gave it: both have rated, or the window is over, as it never is in a dispute. */
export function areRatingsOpen(
  order: { status: OrderStatus; completedAt: number | null },
  { ofSupplier, ofBuyer }: { ofSupplier: boolean; ofBuyer: boolean },
  now: number,
): boolean {
  const { status, completedAt } = order;
  const isOver = status === "completed" && completedAt !== null && ratingsOpenAt(completedAt) <= now;
  return (ofSupplier && ofBuyer) || isOver;
}

/**
 * The state of a rating as of now: a sealed one opens when its window ends, even where the scheduler's job has not run. While
 * its order is disputed it stays sealed: the ruling begins the window again, or ends it.
 * @param rating with the status of its order
 */
export function ratingStatusAt(
  rating: { status: RatingStatus; opensAt: number; orderStatus: OrderStatus },
  now: number,
): RatingStatus {
  const isOver = rating.orderStatus === "completed" && rating.opensAt <= now;
  return rating.status === "sealed" && isOver ? "published" : rating.status;
}
