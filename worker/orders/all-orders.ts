import { and, asc, desc, gte, sql } from "drizzle-orm";
import type { AllOrders } from "#domain/orders/list-orders.ts";
import { orders } from "#drizzle/schema/orders.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { countOf, firstOf, MOST_COUNTED, pageOf } from "#worker/platform/page-of.ts";
import { cardOf, isAsOf, isEndedByTime, isIn, selectCards } from "./list-orders.ts";
import { isOrderNamed } from "./order-named.ts";

/**
 * A page of the orders of all sides for the platform: disputes in the order in which they wait, others the newest first; the
 * first 12,000 of a search can be turned to. One database call besides the session's.
 */
export async function allOrders(ctx: SignedInContext, { status, q, page }: AllOrders) {
  const isNamed = q === null ? undefined : isOrderNamed(q);
  // True of all of them: it lets their index be searched in its order.
  const everywhere = gte(orders.createdAt, 0);
  const isAsked = and(status === "all" ? everywhere : isIn(status, ctx.now()), isNamed);
  // Two stored states are one here: their orders would have to be sorted, those of all times are in their order.
  const isShown = isEndedByTime(status) ? and(everywhere, isAsOf(status, ctx.now()), isNamed) : isAsked;
  const order = status === "disputed" ? asc(orders.disputedAt) : desc(orders.createdAt);
  const asked = ctx.db.select({ one: sql`1` }).from(orders).where(isAsked).limit(MOST_COUNTED);
  const [rows, [total]] = await ctx.db.batch([
    selectCards(ctx, isShown).orderBy(order).offset(firstOf(page)),
    countOf(ctx.db, asked),
  ]);
  return pageOf(
    rows.map((row) => cardOf(row, ctx.now())),
    page,
    total,
  );
}
