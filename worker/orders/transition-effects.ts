import type { OrderAction, OrderActor } from "#domain/orders/order-machine.ts";
import type { OrderNews } from "#domain/orders/order-notices.ts";
import type { orders } from "#drizzle/schema/orders.ts";
import type { PartyNews } from "./notify-parties.ts";

type Changes = Partial<typeof orders.$inferInsert>;

/** What else a move writes into the order's row; `at` is when it happened. */
export function changesOf(action: OrderAction, at: number, reason: string | null): Changes {
  // A cancellation that was asked for is answered by whatever leaves the states in which it could be agreed on.
  const settled = { cancelAskedBy: null, cancelNote: null };
  switch (action) {
    case "decline":
    case "cancel":
      return { closingReason: reason };
    case "cancel_agreed":
    case "settle_cancelled":
      return { closingReason: reason, cancelAskedBy: null };
    case "make_ready":
      return settled;
    case "ship":
      return { shippedAt: at };
    case "deliver":
      return { deliveredAt: at };
    case "complete":
    // After a dispute both sides have the whole window again: it began before, and stood still.
    case "settle_completed":
      return { completedAt: at };
    case "dispute":
      return { disputedAt: at, closingReason: null };
    default:
      return {};
  }
}

const NEWS: Record<OrderAction, OrderNews> = {
  confirm: "confirmed",
  decline: "declined",
  lapse: "lapsed",
  cancel: "cancelled",
  start_production: "in_production",
  make_ready: "ready",
  ship: "shipped",
  deliver: "delivered",
  complete: "completed",
  cancel_agreed: "cancel_agreed",
  dispute: "disputed",
  settle_completed: "settled",
  settle_cancelled: "settled",
};

/**
 * Who is told of a move: the other side of who took it, both where the scheduler or the platform did. With the completion the
 * rating opens, of which the buyer is told whoever completed it.
 * @param mover the side that took it, or of whose consent it came; the scheduler and the platform are no side
 */
export function notifiedOf(action: OrderAction, mover: OrderActor, note: string | null): PartyNews[] {
  const what = mover === "admin" ? "ruled" : NEWS[action];
  const sides = (["buyer", "supplier"] as const).filter((side) => side !== mover);
  if (action !== "complete") return sides.map((to) => ({ to, what, note }));
  return [
    { to: "supplier", what },
    { to: "buyer", what: "rating_open" },
  ];
}
