import type { OrderStatus } from "./order-status.ts";

/** Orders that the public count of a supplier holds: agreed by both sides and not called off. */
export const COUNTED_STATUSES = [
  "confirmed",
  "in_production",
  "ready_to_ship",
  "shipped",
  "delivered",
  "completed",
  "disputed",
] as const satisfies OrderStatus[];

const isCounted = (status: OrderStatus) => (COUNTED_STATUSES as readonly OrderStatus[]).includes(status);

/** What a move adds to the supplier's count: 1, 0 or -1. */
export function countChange(from: OrderStatus, to: OrderStatus): number {
  return Number(isCounted(to)) - Number(isCounted(from));
}
