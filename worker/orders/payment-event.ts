import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import type { MovableOrder } from "./movable-order.ts";

/** What happened to a payment, for the order's timeline; it leaves the order's state. */
export function paymentEvent(
  ctx: SignedInContext,
  { id: orderId, status }: Pick<MovableOrder, "id" | "status">,
  actor: "buyer" | "supplier",
  action: string,
  note: string | null,
) {
  const by = { actor, actorId: ctx.caller.userId, note, createdAt: ctx.now() };
  return { id: newId("evt"), orderId, action, fromStatus: status, toStatus: status, ...by };
}
