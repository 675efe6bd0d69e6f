import { and, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ReplyToRating } from "#domain/reviews/rate.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { ownOrder } from "#worker/orders/move-order.ts";
import { tellParties } from "#worker/orders/tell-parties.ts";
import { postSoon } from "#worker/platform/tell-accounts.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/**
 * The supplier replies to a rating that is open, once, with notice and mail in the same batch.
 * @throws AppError NOT_FOUND for another's order; CONFLICT with the rating's state and `reply` where there is no open
 *   rating, or it has a reply
 */
export async function replyToRating(ctx: SignedInContext, input: ReplyToRating): Promise<{ repliedAt: number }> {
  const { order, side } = await ownOrder(ctx, input.reference);
  const now = ctx.now();
  const isOpen = sql`(${supplierRatings.status} = 'published'
    or ${supplierRatings.status} = 'sealed' and ${supplierRatings.opensAt} <= ${now})`;
  const isOf = eq(supplierRatings.orderId, order.id);
  const isReplied = sql`exists (select 1 from ${supplierRatings} where ${isOf} and ${supplierRatings.repliedAt} = ${now}
    and ${supplierRatings.reply} = ${input.reply})`;
  if (side !== "supplier") throw new AppError("CONFLICT", { state: order.status, action: "reply" });
  const rows = tellParties(ctx, order, [{ to: "buyer", what: "rating_replied", note: input.reply }]);
  const [{ rowsAffected }, [found]] = await ctx.db.batch([
    ctx.db
      .update(supplierRatings)
      .set({ reply: input.reply, repliedAt: now, version: sql`${supplierRatings.version} + 1`, updatedAt: now })
      .where(and(isOf, isNull(supplierRatings.reply), isOpen)),
    ctx.db.select({ status: supplierRatings.status, reply: supplierRatings.reply }).from(supplierRatings).where(isOf),
    // Where the update changed nothing the reply is another one, or of another moment.
    ...rows.map((write) => ctx.db.run(write(isReplied))),
  ]);
  if (rowsAffected === 0) {
    throw new AppError("CONFLICT", { state: found?.reply ? "replied" : "not_published", action: "reply" });
  }
  postSoon(ctx);
  return { repliedAt: now };
}
