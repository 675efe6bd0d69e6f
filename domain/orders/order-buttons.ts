import { isFreightOpen } from "./freight.ts";
import { isCalledOff } from "./order-facts.ts";
import { type OrderAction, orderMachine } from "./order-machine.ts";
import { mayDispute, mayEscalate, type ScheduledOrder } from "./order-schedule.ts";
import type { OrderStatus } from "./order-status.ts";
import { PAYABLE_STATUSES } from "./payments.ts";
import { RULINGS } from "./transition-order.ts";

export type OrderViewer = "buyer" | "supplier" | "admin";

/** What a viewer may do with an order now: the buttons of its page. */
export type OrderButton =
  | Exclude<OrderAction, "lapse">
  | "ask_to_cancel"
  | "consent_to_cancel"
  | "refuse_to_cancel"
  | "add_to_dispute"
  | "agree_to_settle"
  | "escalate"
  | "record_payment"
  | "confirm_payment"
  | "refuse_payment"
  | "propose_freight"
  | "agree_to_freight"
  | "upload"
  | "rate";

/** What of an order, as of now, decides on its buttons. */
export interface ButtonFacts extends ScheduledOrder {
  /** What nobody has recorded a payment of, in minor units. */
  outstandingMinor: number;
  cancelAskedBy: "buyer" | "supplier" | null;
  freightMinor: number | null;
  /** What the supplier named last. */
  proposedFreightMinor: number | null;
  hasUnconfirmedPayment: boolean;
  /** The other side proposed how to settle. */
  hasProposal: boolean;
  mayRate: boolean;
}

const isOneOf = (statuses: readonly OrderStatus[], status: OrderStatus) => statuses.includes(status);

/** The buttons of an order's page, from the same tables and rules that the verbs ask. */
export function orderButtons(order: ButtonFacts, viewer: OrderViewer, now: number): OrderButton[] {
  if (viewer === "admin") return RULINGS.filter((ruling) => orderMachine.can(order.status, ruling, "admin"));
  const actions = orderMachine.actionsOf(order.status, viewer);
  const legal = actions.filter((action) => {
    // Either side may cancel what is new (workflows: Order). A seller's word for it is to decline: a second button for the same
    // end would ask which is which.
    if (action === "cancel") return !actions.includes("decline");
    return action !== "dispute" || (mayDispute(order, now) && order.disputedAt === null);
  }) as OrderButton[];
  const beside: [OrderButton, boolean][] = [
    ...cancelButtons(order, viewer),
    ["add_to_dispute", order.status === "disputed"],
    ["agree_to_settle", order.status === "disputed" && order.hasProposal],
    ["escalate", mayEscalate(order, now)],
    ["record_payment", viewer === "buyer" && mayPay(order)],
    ["confirm_payment", viewer === "supplier" && order.hasUnconfirmedPayment],
    ["refuse_payment", viewer === "supplier" && order.hasUnconfirmedPayment],
    ...freightButtons(order, viewer),
    ["upload", !isCalledOff(order.status)],
    ["rate", order.mayRate],
  ];
  return [...legal, ...beside.flatMap(([button, isShown]) => (isShown ? [button] : []))];
}

function cancelButtons({ status, cancelAskedBy }: ButtonFacts, viewer: OrderViewer): [OrderButton, boolean][] {
  const isOpen = orderMachine.can(status, "cancel_agreed", "consent");
  return [
    ["ask_to_cancel", isOpen && cancelAskedBy === null],
    ["consent_to_cancel", isOpen && cancelAskedBy !== null && cancelAskedBy !== viewer],
    ["refuse_to_cancel", isOpen && cancelAskedBy !== null],
  ];
}

function freightButtons(order: ButtonFacts, viewer: OrderViewer): [OrderButton, boolean][] {
  const isOpen = isFreightOpen(order);
  return [
    ["propose_freight", viewer === "supplier" && isOpen],
    ["agree_to_freight", viewer === "buyer" && isOpen && order.proposedFreightMinor !== null],
  ];
}

function mayPay({ status, outstandingMinor }: ButtonFacts): boolean {
  return isOneOf(PAYABLE_STATUSES, status) && outstandingMinor > 0;
}
