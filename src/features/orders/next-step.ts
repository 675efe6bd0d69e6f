import type { OrderButton } from "#domain/orders/order-buttons.ts";
import { ESCALATE_AT_MS, orderMachine } from "#domain/orders/order-machine.ts";
import { orderSteps } from "#domain/orders/order-steps.ts";
import { orderWaits } from "#domain/orders/order-turns.ts";
import { dueNowMinor } from "#domain/orders/payment-moments.ts";
import { m } from "#i18n/paraglide/messages.js";
import { disputeLabels } from "#src/vocabulary/dispute-labels.ts";
import { after, freightOpen, freightProposed, moment, nextCompleted, paymentDue, windows } from "./next-step-labels.ts";
import type { OpenOrder, OrderSide, OrderStanding } from "./order-labels.ts";

type Status = OpenOrder["order"]["status"];
/** What the main button of an order is: one of its moves, or what only this page offers. */
export type MainAction = OrderButton | "again";

/** What a side reads in a situation, and what it is most likely to do about it: the first that it may do. */
interface Cell {
  says: (page: OrderStanding) => string;
  main: readonly MainAction[];
}
type Row = Record<OrderSide, Cell>;

const cell = (says: Cell["says"], ...main: MainAction[]): Cell => ({ says, main });
const CLOSED = ["again"] as const;
const freightOr = (open: () => string, agreed: () => string) => (page: OrderStanding) =>
  page.order.freightMinor === null ? open() : agreed();
const nextConfirmed = freightOr(m.orders_next_confirmed_freight, m.orders_next_confirmed);
const nextNew = ({ order }: OrderStanding) => m.orders_next_new({ date: moment(order.answerBy) });
const nextDisputed = ({ order }: OrderStanding) => disputeLabels(order);
const nextDelivered = ({ order }: OrderStanding) => m.orders_next_delivered(windows(order));

/**
 * The sentence on top and the main button, by state and side. An operator has none: rulings are two equal ends. What the
 * reader has to do is said to them; all others read of it in the third person.
 */
const BY_STATE: Record<Status, Row> = {
  new: {
    buyer: cell(nextNew),
    supplier: cell(({ order }) => m.orders_own_new({ date: moment(order.answerBy) }), "confirm"),
    admin: cell(nextNew),
  },
  confirmed: {
    buyer: cell(nextConfirmed),
    supplier: cell(freightOr(m.orders_own_confirmed_freight, m.orders_own_confirmed), "start_production"),
    admin: cell(nextConfirmed),
  },
  in_production: {
    buyer: cell(() => m.orders_next_in_production()),
    supplier: cell(() => m.orders_own_in_production(), "make_ready"),
    admin: cell(() => m.orders_next_in_production()),
  },
  ready_to_ship: {
    buyer: cell(() => m.orders_next_ready_to_ship()),
    supplier: cell(() => m.orders_own_ready_to_ship(), "ship"),
    admin: cell(() => m.orders_next_ready_to_ship()),
  },
  shipped: {
    buyer: cell(() => m.orders_next_shipped(), "deliver"),
    supplier: cell(() => m.orders_next_shipped(), "deliver"),
    admin: cell(() => m.orders_next_shipped()),
  },
  delivered: {
    buyer: cell(({ order }) => m.orders_own_delivered(windows(order)), "complete"),
    supplier: cell(nextDelivered),
    admin: cell(nextDelivered),
  },
  completed: {
    buyer: cell(nextCompleted, "rate", ...CLOSED),
    supplier: cell(nextCompleted),
    admin: cell(() => m.orders_next_completed()),
  },
  declined: {
    buyer: cell(() => m.orders_next_declined(), ...CLOSED),
    supplier: cell(() => m.orders_own_declined()),
    admin: cell(() => m.orders_next_declined()),
  },
  cancelled: {
    buyer: cell(() => m.orders_next_cancelled(), ...CLOSED),
    supplier: cell(() => m.orders_next_cancelled()),
    admin: cell(() => m.orders_next_cancelled()),
  },
  disputed: {
    buyer: cell(nextDisputed, "add_to_dispute"),
    supplier: cell(nextDisputed, "add_to_dispute"),
    admin: cell(nextDisputed),
  },
};

/** What stands beside the state and goes before it for the sides that it names. */
const BESIDES = {
  cancel_asked: {
    asker: cell(() => m.orders_own_cancel_waits()),
    asked: cell(() => m.orders_own_cancel_asked(), "consent_to_cancel"),
    admin: cell(() => m.orders_next_cancel_asked()),
  },
  escalated: {
    buyer: cell(nextDisputed, "add_to_dispute"),
    supplier: cell(nextDisputed, "add_to_dispute"),
    admin: cell(() => m.orders_own_escalated()),
  },
  ruling: { own: cell(() => m.orders_ruling_own_waits()), other: cell(() => m.orders_ruling_waits()) },
  settlement: {
    asker: cell(({ order }) => m.orders_own_settle_waits({ at: moment(after(order.disputedAt, ESCALATE_AT_MS)) })),
    asked: cell(() => m.orders_own_settle(), "agree_to_settle"),
  },
  freight_proposed: { buyer: cell(freightProposed, "agree_to_freight") },
  freight_open: { supplier: cell(freightOpen, "propose_freight") },
  payment_due: { buyer: cell(paymentDue, "record_payment") },
  payment_recorded: { supplier: cell(() => m.orders_own_payment_recorded(), "confirm_payment") },
} as const;

/** The cell of a page: of what stands beside the state where that concerns the reader, else of the state. */
function cellOf(page: OrderStanding): Cell {
  return besidesOf(page) ?? BY_STATE[page.order.status]?.[page.side] ?? cell(() => "");
}

function besidesOf(page: OrderStanding): Cell | undefined {
  const { order, side, proposedRuling } = page;
  if (proposedRuling) return BESIDES.ruling[proposedRuling];
  const { status, cancelAskedBy, escalatedAt } = order;
  if (cancelAskedBy !== null && orderMachine.can(status, "cancel_agreed", "consent"))
    return sideOf(BESIDES.cancel_asked, cancelAskedBy, page);
  if (status === "disputed") {
    if (escalatedAt !== null) return BESIDES.escalated[side];
    const proposedBy = lastProposalBy(page);
    return proposedBy === null || side === "admin" ? undefined : sideOf(BESIDES.settlement, proposedBy, page);
  }
  if (side === "buyer" && page.actions.includes("agree_to_freight")) return BESIDES.freight_proposed.buyer;
  if (side === "supplier" && isFreightAwaited(page)) return BESIDES.freight_open.supplier;
  if (side === "buyer" && isPaymentDue(page)) return BESIDES.payment_due.buyer;
  return isPaymentToAnswer(page) ? BESIDES.payment_recorded.supplier : undefined;
}

type OfTwo = { asker: Cell; asked: Cell; admin?: Cell };

function sideOf(row: OfTwo, by: "buyer" | "supplier", { side }: OrderStanding): Cell | undefined {
  if (side === "admin") return row.admin;
  return side === by ? row.asker : row.asked;
}

function isFreightAwaited({ order, actions }: OrderStanding): boolean {
  return order.proposedFreightMinor === null && actions.includes("propose_freight");
}

/** The states in which a side has no move of its own, so that money may lead. */
const BUYER_IDLE: readonly Status[] = ["confirmed", "in_production", "ready_to_ship"];
const SUPPLIER_IDLE: readonly Status[] = ["delivered", "completed"];

function isPaymentDue({ order, actions, schedule }: OrderStanding): boolean {
  return BUYER_IDLE.includes(order.status) && actions.includes("record_payment") && dueNowMinor(order, schedule) > 0;
}

function isPaymentToAnswer({ order, actions }: OrderStanding): boolean {
  return SUPPLIER_IDLE.includes(order.status) && actions.includes("confirm_payment");
}

/** What happens next and until when, told to the side that reads it. */
export function nextStepLabels(page: OrderStanding): string {
  return cellOf(page).says(page);
}

/** The one button that leads; null where the reader has nothing to do that goes before the rest. */
export function mainActionOf(page: OrderStanding): MainAction | null {
  const isPossible = (action: MainAction) =>
    action === "again" ? page.side === "buyer" : page.actions.includes(action);
  return cellOf(page).main.find(isPossible) ?? null;
}

/** Whose move it is: of a side, of either, or of the colleague who confirms a ruling. */
type Mover = OrderSide | "both" | "colleague";

/** Whose move it is, as the order's own machine says it; null where nobody has to do anything. */
export function moverOf(page: OrderStanding): Mover | null {
  const { side, proposedRuling } = page;
  if (proposedRuling) return proposedRuling === "own" ? "colleague" : side;
  if (side !== "admin" && (isPaymentToAnswer(page) || cellOf(page) === BESIDES.payment_due.buyer)) return side;
  const waits = waitsOf(page);
  const [first, second] = waits;
  // One step that either may take; else each has one of its own.
  if (second && first?.action === second.action) return "both";
  return waits.some((wait) => wait.side === side) ? side : (first?.side ?? null);
}

function waitsOf(page: OrderStanding) {
  return orderWaits({ ...page.order, lastProposalBy: lastProposalBy(page), supplierStatus: "approved" }, Date.now());
}

/** By when the step is due: where the scheduler moves by itself, or what the terms promise. */
export function deadlineOf(page: OpenOrder): number | null {
  const until = waitsOf(page).find((wait) => wait.until !== null)?.until;
  // What the terms promise is the supplier's to keep.
  if (until || moverOf(page) !== "supplier") return until ?? null;
  const next = orderSteps(page.order, page.events, Date.now()).find((step) => step.promisedAt !== null);
  return next?.promisedAt ?? null;
}

export function moverLabels(mover: Mover, side: OrderSide): string {
  if (mover === side) return m.orders_turn_yours();
  if (mover === "colleague") return m.orders_turn_colleague();
  if (mover === "both") return side === "admin" ? m.orders_turn_both() : m.orders_turn_yours_or_other();
  if (mover === "admin") return m.orders_turn_platform();
  return mover === "buyer" ? m.orders_turn_buyer() : m.orders_turn_supplier();
}

function lastProposalBy({ dispute }: OrderStanding): "buyer" | "supplier" | null {
  const proposal = dispute.findLast((entry) => entry.proposal !== null && entry.side !== "admin");
  return proposal === undefined || proposal.side === "admin" ? null : proposal.side;
}
