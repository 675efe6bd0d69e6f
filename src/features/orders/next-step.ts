import {
  COMPLETE_AFTER_MS,
  DISPUTE_WITHIN_MS,
  ESCALATE_AT_MS,
  ESCALATE_FROM_MS,
} from "#domain/orders/order-machine.ts";
import { orderWaits } from "#domain/orders/order-turns.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { OpenOrder, OrderSide } from "./order-labels.ts";

type Order = OpenOrder["order"];

/** What the reader has to do or did, where the step is the reader's own; all others read of it in the third person. */
const OWN: Record<OrderSide, Partial<Record<Order["status"], (order: Order) => string>>> = {
  supplier: {
    new: ({ answerBy }) => m.orders_own_new({ date: moment(answerBy) }),
    confirmed: ({ freightMinor }) =>
      freightMinor === null ? m.orders_own_confirmed_freight() : m.orders_own_confirmed(),
    in_production: () => m.orders_own_in_production(),
    ready_to_ship: () => m.orders_own_ready_to_ship(),
    declined: () => m.orders_own_declined(),
  },
  buyer: { delivered: (order) => m.orders_own_delivered(windows(order)) },
  admin: { disputed: (order) => (order.escalatedAt === null ? disputeLabels(order) : m.orders_own_escalated()) },
};

/** What happens next and until when, told to the side that reads it. */
export function nextStepLabels({ order, side }: Pick<OpenOrder, "order" | "side">): string {
  const { status } = order;
  const own = OWN[side]?.[status];
  if (own) return own(order);
  switch (status) {
    case "new":
      return m.orders_next_new({ date: moment(order.answerBy) });
    case "confirmed":
      return order.freightMinor === null ? m.orders_next_confirmed_freight() : m.orders_next_confirmed();
    case "in_production":
      return m.orders_next_in_production();
    case "ready_to_ship":
      return m.orders_next_ready_to_ship();
    case "shipped":
      return m.orders_next_shipped();
    case "delivered":
      return m.orders_next_delivered(windows(order));
    case "disputed":
      return disputeLabels(order);
    case "completed":
      return m.orders_next_completed();
    case "declined":
      return m.orders_next_declined();
    case "cancelled":
      return m.orders_next_cancelled();
  }
}

/** When a delivered order completes, and until when it can be disputed. */
function windows({ deliveredAt }: Order): { date: string; dispute: string } {
  return {
    date: moment(after(deliveredAt, COMPLETE_AFTER_MS)),
    dispute: moment(after(deliveredAt, DISPUTE_WITHIN_MS)),
  };
}

function disputeLabels({ disputedAt, escalatedAt }: Order): string {
  if (escalatedAt !== null) return m.orders_next_escalated();
  return m.orders_next_disputed({
    from: moment(after(disputedAt, ESCALATE_FROM_MS)),
    at: moment(after(disputedAt, ESCALATE_AT_MS)),
  });
}

/** Whose move it is, as the order's own machine says it; null where nobody has to do anything. */
export function moverOf({ order, dispute, side }: OpenOrder): OrderSide | "both" | null {
  const proposal = dispute.findLast((entry) => entry.proposal !== null && entry.side !== "admin");
  const lastProposalBy = proposal === undefined || proposal.side === "admin" ? null : proposal.side;
  const waits = orderWaits({ ...order, lastProposalBy, supplierStatus: "approved" }, Date.now());
  const [first, second] = waits;
  // One step that either may take; else each has one of its own.
  if (second && first?.action === second.action) return "both";
  return waits.some((wait) => wait.side === side) ? side : (first?.side ?? null);
}

export function moverLabels(mover: OrderSide | "both", side: OrderSide): string {
  if (mover === side) return m.orders_turn_yours();
  if (mover === "both") return side === "admin" ? m.orders_turn_both() : m.orders_turn_yours_or_other();
  if (mover === "admin") return m.orders_turn_platform();
  return mover === "buyer" ? m.orders_turn_buyer() : m.orders_turn_supplier();
}

function after(time: number | null, span: number): number | null {
  return time === null ? null : time + span;
}

function moment(time: number | null): string {
  return time === null ? "—" : formatDateTime(time, currentLocale());
}
