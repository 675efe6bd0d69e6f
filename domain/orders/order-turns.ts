import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { type Turns, type Wait, waitsUntil } from "#domain/kernel/turn.ts";
import { isFreightOpen } from "./freight.ts";
import { COMPLETE_AFTER_MS, ESCALATE_AT_MS, orderMachine } from "./order-machine.ts";
import { orderAsOf, type ScheduledOrder } from "./order-schedule.ts";
import type { OrderStatus } from "./order-status.ts";
import type { PaymentStatus } from "./payments.ts";

/** Whose turn an order's state alone makes it; {@link orderWaits} adds what stands beside the state. */
export const ORDER_TURNS = {
  new: [{ side: "supplier", action: "confirm" }],
  confirmed: [{ side: "supplier", action: "start_production" }],
  in_production: [{ side: "supplier", action: "make_ready" }],
  ready_to_ship: [{ side: "supplier", action: "ship" }],
  shipped: [
    { side: "buyer", action: "deliver" },
    { side: "supplier", action: "deliver" },
  ],
  delivered: [{ side: "buyer", action: "complete" }],
  // The order is done; rating it is domain/reviews/rating-turns.ts.
  completed: [],
  declined: [],
  cancelled: [],
  disputed: [
    { side: "buyer", action: "add_to_dispute" },
    { side: "supplier", action: "add_to_dispute" },
  ],
} as const satisfies Turns<OrderStatus>;

const CONSENT = {
  buyer: { side: "buyer", action: "consent_to_cancel" },
  supplier: { side: "supplier", action: "consent_to_cancel" },
} as const;
const SETTLE = {
  buyer: { side: "buyer", action: "agree_to_settle" },
  supplier: { side: "supplier", action: "agree_to_settle" },
} as const;
const RULE = { side: "admin", action: "settle_completed" } as const;
const PROPOSE_FREIGHT = { side: "supplier", action: "propose_freight" } as const;
const AGREE_TO_FREIGHT = { side: "buyer", action: "agree_to_freight" } as const;

export type OrderTurn =
  | (typeof ORDER_TURNS)[OrderStatus][number]
  | (typeof CONSENT)["buyer" | "supplier"]
  | (typeof SETTLE)["buyer" | "supplier"]
  | typeof RULE
  | typeof PROPOSE_FREIGHT
  | typeof AGREE_TO_FREIGHT;

type Party = "buyer" | "supplier";
const OTHER = { buyer: "supplier", supplier: "buyer" } as const satisfies Record<Party, Party>;

/** What of an order decides whose turn it is. */
export interface OrderFacts extends ScheduledOrder {
  cancelAskedBy: Party | null;
  freightMinor: number | null;
  /** What the supplier named last. */
  proposedFreightMinor: number | null;
  /** Who proposed last how to settle its dispute. */
  lastProposalBy: Party | null;
  supplierStatus: SupplierStatus;
}

/** What an order waits for as of now. A company that is no longer approved moves nothing, so nothing waits for it. */
export function orderWaits(stored: OrderFacts, now: number): Wait<OrderTurn>[] {
  const order = orderAsOf(stored, now);
  const waits = waitsUntil<OrderTurn>(turnsOf(order), deadlineOf(order));
  return waits.filter(({ side }) => side !== "supplier" || order.supplierStatus === "approved");
}

function turnsOf(order: OrderFacts): readonly OrderTurn[] {
  const { status, cancelAskedBy } = order;
  if (cancelAskedBy !== null && orderMachine.can(status, "cancel_agreed", "consent")) {
    return [CONSENT[OTHER[cancelAskedBy]]];
  }
  if (status === "disputed") return disputeTurns(order);
  return isFreightOpen(order) ? freightTurns(order) : ORDER_TURNS[status];
}

/** The platform has the word once it was escalated; before that who did not propose last, and both where nobody did. */
function disputeTurns({ escalatedAt, lastProposalBy }: OrderFacts): readonly OrderTurn[] {
  if (escalatedAt !== null) return [RULE];
  return lastProposalBy === null ? ORDER_TURNS.disputed : [SETTLE[OTHER[lastProposalBy]]];
}

/** The goods go on while the buyer looks at what shipping costs. */
function freightTurns({ status, proposedFreightMinor }: OrderFacts): readonly OrderTurn[] {
  return proposedFreightMinor === null ? [PROPOSE_FREIGHT] : [AGREE_TO_FREIGHT, ...ORDER_TURNS[status]];
}

/** When the scheduler moves the order by itself; null where it does not. */
function deadlineOf({ status, answerBy, deliveredAt, disputedAt, escalatedAt }: ScheduledOrder): number | null {
  if (status === "new") return answerBy;
  if (status === "delivered") return deliveredAt === null ? null : deliveredAt + COMPLETE_AFTER_MS;
  if (status !== "disputed" || escalatedAt !== null) return null;
  return disputedAt === null ? null : disputedAt + ESCALATE_AT_MS;
}

export const PAYMENT_TURNS = {
  recorded: [{ side: "supplier", action: "confirm_payment" }],
  confirmed: [],
  refused: [],
} as const satisfies Turns<PaymentStatus>;
type PaymentTurn = (typeof PAYMENT_TURNS)[PaymentStatus][number];

export interface PaymentFacts {
  status: PaymentStatus;
  supplierStatus: SupplierStatus;
}

/** What a recorded payment waits for, whatever became of its order. */
export function paymentWaits({ status, supplierStatus }: PaymentFacts): Wait<PaymentTurn>[] {
  return supplierStatus === "approved" ? waitsUntil<PaymentTurn>(PAYMENT_TURNS[status], null) : [];
}
