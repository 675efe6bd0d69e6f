/** States of an order, one per supplier (workflows: Order). */
export const ORDER_STATUSES = [
  "new",
  "confirmed",
  "in_production",
  "ready_to_ship",
  "shipped",
  "delivered",
  "completed",
  "declined",
  "cancelled",
  "disputed",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
