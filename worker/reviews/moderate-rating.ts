import { eq, exists, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ModerateRating } from "#domain/reviews/rate.ts";
import type { RatingStatus } from "#domain/reviews/rating-status.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { notifyParties, type PartyNews } from "#worker/orders/notify-parties.ts";
import { selectToTransition } from "#worker/orders/order-to-transition.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { type Seen, transition } from "#worker/platform/write/transition.ts";
import { countRatings } from "#worker/suppliers/count-ratings.ts";

/** How a rating of a supplier changes its state. */
const RATING = { table: supplierRatings, key: supplierRatings.orderId, events: auditLog };

type Rating = NonNullable<Awaited<ReturnType<typeof readRating>>["rating"]>;

interface Moderation<To extends RatingStatus> {
  action: "hide" | "show";
  /** The state that follows from what was read; null where the move is illegal. */
  to: (rating: Rating) => To | null;
  changes: (to: To, rating: Rating) => Partial<typeof supplierRatings.$inferInsert>;
  /** Whom to tell, of the rating as it was read. */
  notify: (to: To, rating: Rating) => PartyNews[];
}

/**
 * The platform takes a rating down or puts it back, with its reason and a line of the audit log; the supplier's figures follow
 * in the same batch, which also tells both sides.
 * @throws AppError NOT_FOUND; FORBIDDEN for a rating of the admin's own trade; CONFLICT with state, action and version
 */
export async function moderateRating<To extends RatingStatus>(
  ctx: SignedInContext,
  { reference, version, reason }: Pick<ModerateRating, "reference" | "version" | "reason">,
  { action, to: toOf, changes, notify }: Moderation<To>,
): Promise<{ status: To; version: number }> {
  const { order, rating } = await readRating(ctx, reference);
  if (!order || !rating) throw new AppError("NOT_FOUND");
  const { key: orderId, status } = rating;
  const { userId } = ctx.caller;
  if (order.buyerId === userId || order.sellerAccount?.id === userId) throw new AppError("FORBIDDEN");
  const to = toOf(rating);
  if (to === null || rating.version !== version) {
    throw new AppError("CONFLICT", { state: status, action, version: rating.version });
  }
  const ofBuyer = ctx.db.select({ one: sql`1` }).from(buyerRatings).where(eq(buyerRatings.orderId, orderId));
  const moderated = await transition<typeof supplierRatings, typeof auditLog, RatingStatus>(ctx, RATING, rating, {
    ...{ action, to, changes: changes(to, rating) },
    event: auditedRating(ctx, rating, { to, reason }),
    // What follows from the other side's rating was worked out from what was read.
    guard: sql`${exists(ofBuyer)} = ${Number(rating.hasOfBuyer)}`,
    effects: [countRatings(ctx, order.supplierId), ...notifyParties(ctx, order, notify(to, rating))],
  });
  flushOutbox(ctx);
  return { status: to, version: moderated.version };
}

/** The columns of the audit log's line on a rating, which is the only history that ratings have. */
export function auditedRating(
  { caller }: SignedInContext,
  { key, status, version }: Seen,
  { to, reason, of }: { to: string; reason: string | null; of?: "buyer" },
) {
  const before = { ...(of ? { of } : {}), status, version };
  const after = { ...(of ? { of } : {}), status: to, version: version + 1 };
  return { actorId: caller.userId, entity: "rating", entityId: String(key), before, after, reason };
}

async function readRating({ db }: SignedInContext, reference: string) {
  const { orderId, status, version, publishedAt, opensAt } = supplierRatings;
  const [[order], [rating]] = await db.batch([
    selectToTransition(db, eq(orders.reference, reference)),
    db
      .select({
        key: orderId,
        status,
        version,
        publishedAt,
        opensAt,
        orderStatus: orders.status,
        hasOfBuyer: sql<number>`${buyerRatings.orderId} is not null`,
      })
      .from(orders)
      .innerJoin(supplierRatings, eq(supplierRatings.orderId, orders.id))
      .leftJoin(buyerRatings, eq(buyerRatings.orderId, orders.id))
      .where(eq(orders.reference, reference)),
  ]);
  return { order, rating };
}
