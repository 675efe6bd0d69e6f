import { and, eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { ORDER_TRANSITIONS, orderMachine } from "#domain/orders/order-machine.ts";
import { orderAsOf } from "#domain/orders/order-schedule.ts";
import { needsTwo } from "#domain/orders/ruling-limit.ts";
import type { RuleOnOrder } from "#domain/orders/transition-order.ts";
import { disputeEntries, orders } from "#drizzle/schema/orders.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { type Confirmation, propose } from "#worker/platform/write/proposals.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { type OrderToTransition, selectToTransition } from "./order-to-transition.ts";
import { settledRatings } from "./settled-ratings.ts";
import { type OrderTransitioned, takeStep } from "./take-step.ts";
import { changesOf, notifiedOf } from "./transition-effects.ts";
import { expectSeen } from "./transition-order.ts";

/**
 * The platform rules on a dispute, or calls off an order that two sides can't agree on, with its reason and a line of the
 * audit log in the same batch (workflows: Order). No money moves. On an order of more than the limit two operators rule: one
 * proposes it, the state stays, and another's confirmation does it.
 * @throws AppError NOT_FOUND; FORBIDDEN for an order that the admin is a party of; CONFLICT with state and action
 */
export async function ruleOnOrder(
  ctx: SignedInContext,
  input: RuleOnOrder,
): Promise<OrderTransitioned & { isProposed: boolean }> {
  const { reference, version, action, reason } = input;
  const [stored] = await selectToTransition(ctx.db, eq(orders.reference, reference));
  if (!stored) throw new AppError("NOT_FOUND");
  expectRuling(ctx, stored, input);
  if (!needsTwo(stored, ctx.settings.rulingLimitAed)) {
    return { ...(await rule(ctx, stored, input)), isProposed: false };
  }
  await propose(ctx, {
    ...{ kind: "order_ruling", subjectId: stored.id, input: { reference, version, action }, reason },
    precondition: rowExists(orders, and(eq(orders.id, stored.id), eq(orders.version, version))),
  });
  return { status: stored.status, version: stored.version, isProposed: true };
}

function expectRuling(ctx: SignedInContext, stored: OrderToTransition, input: RuleOnOrder): void {
  const { userId } = ctx.caller;
  if (stored.buyerId === userId || stored.sellerAccount?.id === userId) throw new AppError("FORBIDDEN");
  orderMachine.transition(orderAsOf(stored, ctx.now()).status, input.action, "admin");
  expectSeen(stored, input, input.action);
}

/**
 * The ruling itself, of whatever sum.
 * @param confirmation of the proposal that it does
 * @throws AppError as {@link ruleOnOrder}
 */
export async function rule(
  ctx: SignedInContext,
  stored: OrderToTransition,
  input: RuleOnOrder,
  confirmation?: Confirmation,
): Promise<OrderTransitioned> {
  const { action, reason } = input;
  const { userId } = ctx.caller;
  expectRuling(ctx, stored, input);
  return takeStep(ctx, stored, (order) => {
    const to = orderMachine.transition(order.status, action, "admin");
    const entry = auditEntry(ctx, {
      action,
      entity: "order",
      entityId: order.id,
      before: { status: order.status, version: order.version },
      after: { status: to, version: order.version + 1 },
      reason,
    });
    const said = {
      id: newId("dsp"),
      orderId: order.id,
      side: "admin" as const,
      authorId: userId,
      proposal: null,
      text: reason,
      createdAt: ctx.now(),
    };
    return {
      action,
      to,
      actor: "admin",
      actorId: userId,
      note: reason,
      changes: changesOf(action, ctx.now(), reason),
      precondition: confirmation?.precondition,
      rows: [
        entry,
        ...(confirmation?.rows ?? []),
        ...(order.status === "disputed"
          ? [row(disputeEntries, said), ...settledRatings(ctx, order, ORDER_TRANSITIONS[action].to, reason)]
          : []),
      ],
      notify: notifiedOf(action, "admin", reason),
    };
  });
}
