import { RATE_WITHIN_MS, type RatingStatus } from "./rating-status.ts";

/** When ratings of an order are unsealed at the latest, which is when its window ends. */
export function ratingsOpenAt(completedAt: number): number {
  return completedAt + RATE_WITHIN_MS;
}

/** True while an order can be rated: completed, and its window not over. */
export function mayRate(order: { status: string; completedAt: number | null }, now: number): boolean {
  return order.status === "completed" && order.completedAt !== null && now < ratingsOpenAt(order.completedAt);
}

/** True once each side may read what the other gave it: both have rated, or the window is over. */
export function areRatingsOpen(
  order: { completedAt: number | null },
  { ofSupplier, ofBuyer }: { ofSupplier: boolean; ofBuyer: boolean },
  now: number,
): boolean {
  return (ofSupplier && ofBuyer) || (order.completedAt !== null && ratingsOpenAt(order.completedAt) <= now);
}

/** The state of a rating as of now: a sealed one opens when its window ends, even where the clock's job has not run. */
export function ratingStatusAt(rating: { status: RatingStatus; opensAt: number }, now: number): RatingStatus {
  return rating.status === "sealed" && rating.opensAt <= now ? "published" : rating.status;
}
