import { statusesThatAre } from "./order-facts.ts";
import type { OrderStatus } from "./order-status.ts";

/** Orders that the public count of a supplier holds. */
export const COUNTED_STATUSES = /* @__PURE__ */ statusesThatAre("agreed");

const isCounted = (status: OrderStatus) => (COUNTED_STATUSES as readonly OrderStatus[]).includes(status);

/** What a move adds to the supplier's count: 1, 0 or -1. */
export function countChange(from: OrderStatus, to: OrderStatus): number {
  return Number(isCounted(to)) - Number(isCounted(from));
}
