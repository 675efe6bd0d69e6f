import { eq, sql } from "drizzle-orm";
import { orderEvents, orders } from "#drizzle/schema/orders.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { OrderToTransition } from "./order-to-transition.ts";
import { paymentStateSql } from "./payment-sums-sql.ts";

/** What happened to a payment, in the order's timeline, and what the order is paid by then; it leaves the order's state. */
export function paymentRows(
  ctx: SignedInContext,
  { id: orderId, status }: Pick<OrderToTransition, "id" | "status">,
  actor: "buyer" | "supplier",
  action: string,
  note: string | null,
): GuardedStatement[] {
  const by = { actor, actorId: ctx.caller.userId, note, createdAt: ctx.now() };
  const event = { id: newId("evt"), orderId, action, fromStatus: status, toStatus: status, ...by };
  const paid = { payment: paymentStateSql(orderId), version: sql`${orders.version} + 1`, updatedAt: ctx.now() };
  return [row(orderEvents, event), updateWhere(ctx, orders, paid, eq(orders.id, orderId))];
}
