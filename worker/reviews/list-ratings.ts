import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { CRITERIA, type Criterion } from "#domain/reviews/criteria.ts";
import type { ReceivedRatings, SupplierRatings } from "#domain/reviews/rate.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { publicSupplierAt } from "#worker/suppliers/supplier-columns.ts";

/** What anybody reads of a rating: stars, words, and where the buyer is; never who it was (security 14). */
export const publicColumns = {
  supplierRating: supplierRatings.supplierRating,
  productQuality: supplierRatings.productQuality,
  deliveryTime: supplierRatings.deliveryTime,
  communication: supplierRatings.communication,
  review: supplierRatings.review,
  locale: supplierRatings.locale,
  reply: supplierRatings.reply,
  repliedAt: supplierRatings.repliedAt,
  publishedAt: supplierRatings.publishedAt,
  buyerCountry: sql<string>`${orders.buyer} ->> '$.country'`,
};

/** The mean of each criterion. */
const averages = Object.fromEntries(
  CRITERIA.map((criterion) => [criterion, sql`avg(${supplierRatings[criterion]})`]),
) as Record<Criterion, SQL<number>>;

/**
 * A page of a supplier's published ratings, the newest first, with its figures as they are in the database and the mean of
 * each criterion; one database call.
 * @throws AppError NOT_FOUND for a supplier that is not public
 */
export async function ratingsOfSupplier({ db }: Context, { slug, page }: SupplierRatings) {
  const owner = sql`(select ${suppliers.id} from ${suppliers} where ${publicSupplierAt(slug)})`;
  const isTheirs = and(eq(supplierRatings.supplierId, owner), eq(supplierRatings.status, "published"));
  const [[figures], items, [told]] = await db.batch([
    db
      .select({ ratingAverage: suppliers.ratingAverage, ratingCount: suppliers.ratingCount })
      .from(suppliers)
      .where(publicSupplierAt(slug)),
    db
      .select(publicColumns)
      .from(supplierRatings)
      .innerJoin(orders, eq(orders.id, supplierRatings.orderId))
      .where(isTheirs)
      .orderBy(desc(supplierRatings.publishedAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    db
      .select({ total: count(), ...averages })
      .from(supplierRatings)
      .where(isTheirs),
  ]);
  if (!figures || !told) throw new AppError("NOT_FOUND");
  const { total, ...byCriterion } = told;
  return { ...pageOf(items, page, { total }), ...figures, byCriterion: total === 0 ? null : byCriterion };
}

/** A page of the published ratings of the caller's company, to be replied to; one call besides the session's. */
export async function receivedRatings(ctx: SignedInContext, { page }: ReceivedRatings) {
  const supplierId = ctx.caller.supplier?.id ?? "";
  const isOwn = and(eq(supplierRatings.supplierId, supplierId), eq(supplierRatings.status, "published"));
  const [rows, [total]] = await ctx.db.batch([
    ctx.db
      .select({
        reference: orders.reference,
        buyerName: sql<string>`${orders.buyer} ->> '$.companyName'`,
        ...publicColumns,
      })
      .from(supplierRatings)
      .innerJoin(orders, eq(orders.id, supplierRatings.orderId))
      .where(isOwn)
      .orderBy(desc(supplierRatings.publishedAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    ctx.db.select({ total: count() }).from(supplierRatings).where(isOwn),
  ]);
  const canReply = ctx.caller.supplier?.status === "approved";
  return pageOf(
    rows.map((item) => ({ ...item, canReply: canReply && item.reply === null })),
    page,
    total,
  );
}
