import { and, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ReplyToRating } from "#domain/reviews/rate.ts";
import { ratingStatusAt } from "#domain/reviews/rating-schedule.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { notifyParties } from "#worker/orders/notify-parties.ts";
import { mayAct } from "#worker/orders/order-to-transition.ts";
import { ownOrder } from "#worker/orders/transition-order.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";

/**
 * The supplier replies to a rating that is open, once, with notice and mail in the same batch.
 * @throws AppError NOT_FOUND for another's order; CONFLICT with the rating's state and `reply` where there is no open
 *   rating, or it has a reply
 */
export async function replyToRating(ctx: SignedInContext, input: ReplyToRating): Promise<{ repliedAt: number }> {
  const { order, side } = await ownOrder(ctx, input.reference);
  const now = ctx.now();
  const isOpen = sql`(${supplierRatings.status} = 'published'
    or ${supplierRatings.status} = 'sealed' and ${supplierRatings.opensAt} <= ${now} and exists (select 1
      from ${orders} rated where rated.id = ${order.id} and rated.status = 'completed'))`;
  const isOf = eq(supplierRatings.orderId, order.id);
  const isWaiting = and(isOf, isNull(supplierRatings.reply), isOpen, mayAct(ctx, order));
  if (side !== "supplier") throw new AppError("CONFLICT", { state: order.status, action: "reply" });
  const rows = notifyParties(ctx, order, [{ to: "buyer", what: "rating_replied", note: input.reply }]);
  // Told while it waits for its reply, since that says that nobody was told before: two of the same words at one moment too.
  const told = rows.map((write) =>
    ctx.db.run(write(sql`exists (select 1 from ${supplierRatings} where ${isWaiting})`)),
  );
  const results = await ctx.db.batch([
    ctx.db
      .select({ status: supplierRatings.status, opensAt: supplierRatings.opensAt })
      .from(supplierRatings)
      .where(isOf),
    ...told,
    ctx.db
      .update(supplierRatings)
      .set({ reply: input.reply, repliedAt: now, version: sql`${supplierRatings.version} + 1`, updatedAt: now })
      .where(isWaiting),
  ]);
  const [found] = results[0];
  const { rowsAffected } = results.at(-1) as { rowsAffected: number };
  if (rowsAffected === 0) {
    const isPublished =
      found !== undefined && ratingStatusAt({ ...found, orderStatus: order.status }, now) === "published";
    throw new AppError("CONFLICT", { state: isPublished ? "replied" : "not_published", action: "reply" });
  }
  flushOutbox(ctx);
  return { repliedAt: now };
}
