import { eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { fitsCurrency, toMinor } from "#domain/kernel/price.ts";
import { type AgreeToFreight, isFreightOpen, type ProposeFreight } from "#domain/orders/freight.ts";
import { orderTotals, sameRateInAed } from "#domain/orders/order-totals.ts";
import type { TransitionOrder } from "#domain/orders/transition-order.ts";
import { orderEvents, orders } from "#drizzle/schema/orders.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { commentsOf } from "./order-to-transition.ts";
import { paymentStateSql } from "./payment-sums-sql.ts";
import { type OrderTransitioned, takeStep } from "./take-step.ts";
import { asOwn, expectSeen, type OwnOrder, selectOwn } from "./transition-order.ts";

/**
 * The supplier names what shipping costs, where an order came without it; it binds nobody until the buyer agrees.
 * @throws AppError BAD_INPUT with `freight:precision`; CONFLICT with state and action where it is agreed or too late;
 *   RATE_LIMITED
 */
export async function proposeFreight(ctx: SignedInContext, input: ProposeFreight): Promise<OrderTransitioned> {
  const { stored, order } = await openOrder(ctx, input, "supplier", "propose_freight");
  if (!fitsCurrency(input.freight, order.currency)) {
    throw new AppError("BAD_INPUT", { issues: [{ path: "freight", code: "precision" }] });
  }
  return takeStep(ctx, stored, ({ status }) => ({
    action: "propose_freight",
    to: status,
    actor: "supplier",
    actorId: ctx.caller.userId,
    note: String(toMinor(input.freight, order.currency) ?? 0),
    counters: [commentsOf(ctx, order)],
    notify: [{ to: "buyer", what: "freight_proposed" }],
  }));
}

/**
 * The buyer agrees to what the supplier named last: freight, VAT and total of the order are set with it, goods and their
 * prices stay as they are (workflows: never again 8).
 * @throws AppError CONFLICT with state and action where nothing or another amount was named, or it is too late
 */
export async function agreeToFreight(ctx: SignedInContext, input: AgreeToFreight): Promise<OrderTransitioned> {
  const { stored, order, frozen, proposed } = await openOrder(ctx, input, "buyer", "agree_to_freight");
  if (proposed !== input.freightMinor) {
    throw new AppError("CONFLICT", { state: order.status, action: "agree_to_freight", version: stored.version });
  }
  const totals = orderTotals({ ...frozen, freightMinor: input.freightMinor });
  const totalAedMinor = sameRateInAed(totals.totalMinor, frozen);
  return takeStep(ctx, stored, ({ status }) => ({
    action: "agree_to_freight",
    to: status,
    actor: "buyer",
    actorId: ctx.caller.userId,
    note: String(input.freightMinor),
    changes: { freightMinor: input.freightMinor, ...totals, totalAedMinor },
    // What was paid in full is so no more where freight came on top.
    rows: [updateWhere(ctx, orders, { payment: paymentStateSql(order.id) }, eq(orders.id, order.id))],
    notify: [{ to: "supplier", what: "freight_agreed" }],
  }));
}

const frozenColumns = {
  goodsMinor: orders.goodsMinor,
  discountMinor: orders.discountMinor,
  freightMinor: orders.freightMinor,
  insuranceMinor: orders.insuranceMinor,
  vatRate: orders.vatRate,
  totalMinor: orders.totalMinor,
  totalAedMinor: orders.totalAedMinor,
};

/** The caller's order while its freight is open, what its totals are made of, and the freight that was named last. */
async function openOrder(ctx: SignedInContext, input: TransitionOrder, by: OwnOrder["side"], action: string) {
  const { reference } = input;
  const [[found], [frozen], [last]] = await ctx.db.batch([
    selectOwn(ctx, reference),
    ctx.db.select(frozenColumns).from(orders).where(eq(orders.reference, reference)),
    ctx.db.select({ note: lastProposal() }).from(orders).where(eq(orders.reference, reference)),
  ]);
  const own = asOwn(ctx, found);
  const { status } = own.order;
  if (own.side !== by || !frozen || !isFreightOpen({ ...frozen, status }))
    throw new AppError("CONFLICT", { state: status, action });
  expectSeen(own.stored, input, action);
  return { ...own, frozen, proposed: last?.note == null ? null : Number(last.note) };
}

/**
 * The freight that the supplier of an order named last, in minor units as a text. Columns are written with their tables:
 * a query of one table alone would leave the names out, and `id` would be the event's.
 */
export function lastProposal() {
  return sql<string | null>`(select ${orderEvents}.note from ${orderEvents}
    where ${orderEvents}.order_id = ${orders}.id and ${orderEvents}.action = 'propose_freight'
    order by ${orderEvents}.created_at desc, ${orderEvents}.rowid desc limit 1)`;
}
