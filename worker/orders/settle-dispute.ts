import { eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { type OrderAction, orderMachine } from "#domain/orders/order-machine.ts";
import { mayEscalate } from "#domain/orders/order-schedule.ts";
import type { AgreeToSettle, Settlement, TransitionOrder } from "#domain/orders/transition-order.ts";
import { disputeEntries } from "#drizzle/schema/orders.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { settledRatings } from "./settled-ratings.ts";
import { type OrderTransitioned, takeStep } from "./take-step.ts";
import { changesOf, notifiedOf } from "./transition-effects.ts";
import { asOwn, expectSeen, ownOrder, selectOwn } from "./transition-order.ts";

const ACTIONS = { completed: "settle_completed", cancelled: "settle_cancelled" } as const satisfies Record<
  Settlement,
  OrderAction
>;

/**
 * A side agrees to what the other one proposed last, and the dispute ends that way. No money moves.
 * @throws AppError CONFLICT with state and action where there is no dispute, or the proposal is not the last one
 */
export async function agreeToSettle(
  ctx: SignedInContext,
  { entryId, ...input }: AgreeToSettle,
): Promise<OrderTransitioned> {
  const [[found], [proposal]] = await ctx.db.batch([
    selectOwn(ctx, input.reference),
    ctx.db.select(proposalColumns).from(disputeEntries).where(eq(disputeEntries.id, entryId)),
  ]);
  const { stored, order, side } = asOwn(ctx, found);
  orderMachine.transition(order.status, "settle_completed", "agreement");
  expectSeen(stored, input, "agree_to_settle");
  if (proposal?.orderId !== order.id || proposal.side === side || !proposal.proposal) {
    throw new AppError("CONFLICT", { state: order.status, action: "agree_to_settle" });
  }
  const { proposal: settlement, text } = proposal;
  const action = ACTIONS[settlement];
  return takeStep(ctx, stored, (current) => ({
    action,
    to: orderMachine.transition(current.status, action, "agreement"),
    actor: "agreement",
    actorId: ctx.caller.userId,
    note: text,
    changes: changesOf(action, ctx.now(), text),
    rows: settledRatings(ctx, order, settlement, text),
    precondition: sql`${entryId} = ${lastProposalOf(order.id, side)}`,
    notify: notifiedOf(action, side, text),
  }));
}

const proposalColumns = {
  orderId: disputeEntries.orderId,
  side: disputeEntries.side,
  proposal: disputeEntries.proposal,
  text: disputeEntries.text,
};

/** The proposal that the other side made last. */
function lastProposalOf(order: string, side: "buyer" | "supplier") {
  const { id, orderId, side: by, proposal } = disputeEntries;
  return sql`(select ${id} from ${disputeEntries} where ${orderId} = ${order} and ${by} <> ${side}
    and ${proposal} is not null order by rowid desc limit 1)`;
}

/**
 * Either side brings a dispute before the platform, once the three days to talk are over.
 * @throws AppError CONFLICT with state and action before that, and where it is there already
 */
export async function escalate(ctx: SignedInContext, input: TransitionOrder): Promise<OrderTransitioned> {
  const { stored, order, side } = await ownOrder(ctx, input.reference);
  if (!mayEscalate(order, ctx.now())) throw new AppError("CONFLICT", { state: order.status, action: "escalate" });
  expectSeen(stored, input, "escalate");
  return takeStep(ctx, stored, ({ status }) => ({
    action: "escalate",
    to: status,
    actor: side,
    actorId: ctx.caller.userId,
    note: null,
    changes: { escalatedAt: ctx.now() },
    notify: [{ to: side === "buyer" ? "supplier" : "buyer", what: "escalated" }],
  }));
}
