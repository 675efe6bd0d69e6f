import { machineOf, type Transitions } from "#domain/kernel/machine.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { OrderStatus } from "./order-status.ts";

/** `consent` is a cancellation that one side asked for and the other agreed to; `agreement` ends a dispute likewise. */
export type OrderActor = "supplier" | "buyer" | "admin" | "clock" | "consent" | "agreement";

/** Working days in which a supplier answers a checkout. */
export const ANSWER_WORKING_DAYS = 3;
/** A delivery that nobody disputes completes after this time. */
export const COMPLETE_AFTER_MS = 14 * DAY_MS;
/** From the delivery on, a buyer may dispute for this long. */
export const DISPUTE_WITHIN_MS = 30 * DAY_MS;
/** Both sides talk first; then either may escalate, and at last the scheduler does. */
export const ESCALATE_FROM_MS = 3 * DAY_MS;
export const ESCALATE_AT_MS = 7 * DAY_MS;

/** Every move of an order after it was made. */
export const ORDER_TRANSITIONS = {
  confirm: { from: ["new"], to: "confirmed", by: ["supplier"] },
  decline: { from: ["new"], to: "declined", by: ["supplier"], needsReason: true },
  lapse: { from: ["new"], to: "cancelled", by: ["clock"] },
  cancel: { from: ["new"], to: "cancelled", by: ["buyer", "supplier"], needsReason: true },
  start_production: { from: ["confirmed"], to: "in_production", by: ["supplier"] },
  make_ready: { from: ["confirmed", "in_production"], to: "ready_to_ship", by: ["supplier"] },
  ship: { from: ["ready_to_ship"], to: "shipped", by: ["supplier"] },
  deliver: { from: ["shipped"], to: "delivered", by: ["buyer", "supplier"] },
  complete: { from: ["delivered"], to: "completed", by: ["buyer", "clock"] },
  cancel_agreed: { from: ["confirmed", "in_production"], to: "cancelled", by: ["consent", "admin"], needsReason: true },
  dispute: { from: ["delivered", "completed"], to: "disputed", by: ["buyer"], needsReason: true },
  settle_completed: { from: ["disputed"], to: "completed", by: ["agreement", "admin"], needsReason: true },
  settle_cancelled: { from: ["disputed"], to: "cancelled", by: ["agreement", "admin"], needsReason: true },
} as const satisfies Transitions<OrderStatus, OrderActor>;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;
export const orderMachine = /* @__PURE__ */ machineOf<OrderStatus, OrderActor, OrderAction>(ORDER_TRANSITIONS);

/** What was recorded of the money, beside the order; the platform never holds any (workflows: Order). */
export const PAYMENT_STATES = ["unpaid", "deposit_recorded", "paid_recorded"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
