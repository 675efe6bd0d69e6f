import type { OrderStatus } from "#domain/orders/order-status.ts";

/** The spec's label of an order: `new`, `processing` from the confirmation to the shipping; else its own state. */
export function orderLabel(status: OrderStatus): OrderLabel {
  switch (status) {
    case "confirmed":
    case "in_production":
    case "ready_to_ship":
    case "shipped":
      return "processing";
    default:
      return status;
  }
}

type Processing = "confirmed" | "in_production" | "ready_to_ship" | "shipped";
export type OrderLabel = "processing" | Exclude<OrderStatus, Processing>;
