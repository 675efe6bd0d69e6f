import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { AddToDispute } from "#domain/orders/transition-order.ts";
import { disputeEntries, orderEvents, orders } from "#drizzle/schema/orders.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { notifyParties } from "./notify-parties.ts";
import { commentsOf, mayAct } from "./order-to-transition.ts";
import { ownOrder } from "./transition-order.ts";

/**
 * A side says something to a dispute, perhaps how it would settle it: entry, event, notice and mail in one batch.
 * @throws AppError NOT_FOUND for another's order; CONFLICT with state and action where it is not disputed; RATE_LIMITED
 */
export async function addToDispute(
  ctx: SignedInContext,
  { idempotencyKey, ...input }: AddToDispute,
): Promise<{ id: string }> {
  const { order, side } = await ownOrder(ctx, input.reference);
  const [action, now] = [input.proposal ? "propose_settlement" : "answer_dispute", ctx.now()];
  const { id: orderId, status } = order;
  const of = { orderId, createdAt: now };
  const entry = {
    id: newId("dsp"),
    ...of,
    side,
    authorId: ctx.caller.userId,
    proposal: input.proposal ?? null,
    text: input.text,
  };
  const event = {
    id: newId("evt"),
    ...of,
    action,
    fromStatus: status,
    toStatus: status,
    actor: side,
    actorId: ctx.caller.userId,
    note: null,
  };
  const other = side === "buyer" ? "supplier" : "buyer";
  const what = input.proposal ? "dispute_proposed" : "dispute_answered";
  const rows = notifyParties(ctx, order, [{ to: other, what, note: input.text }]);
  const { response, isReplay } = await guardedWrite(ctx, {
    procedure: "orders.addToDispute",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input,
    response: { id: entry.id },
    counters: [commentsOf(ctx, order)],
    precondition: sql`exists (select 1 from ${orders} where ${orders.id} = ${orderId} and ${orders.status} = 'disputed')
      and ${mayAct(ctx, order)}`,
    rows: [row(disputeEntries, entry), row(orderEvents, event), ...rows],
  }).catch((refusal: unknown) => {
    throw asConflict(refusal, status, action);
  });
  if (!isReplay) flushOutbox(ctx);
  return response;
}

/** Where the order is the caller's, what is missing is the state that the verb needs. */
export function asConflict(refusal: unknown, state: string, action: string): unknown {
  const isMissing = refusal instanceof AppError && refusal.code === "NOT_FOUND";
  return isMissing ? new AppError("CONFLICT", { state, action }) : refusal;
}
