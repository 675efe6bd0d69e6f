import type { OrderStatus } from "#domain/orders/order-machine.ts";
import type { InvitationStatus } from "#domain/rfq/invitation-machine.ts";

/** Invitations that wait for the supplier; of `info_requested` the buyer has the word. */
export const WAITING_FOR_SUPPLIER = ["invited", "viewed", "info_provided"] as const satisfies InvitationStatus[];

/** Orders that make work: the spec's `new` and `processing` (workflows: Order). */
export const IN_WORK = [
  "new",
  "confirmed",
  "in_production",
  "ready_to_ship",
  "shipped",
] as const satisfies OrderStatus[];

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
