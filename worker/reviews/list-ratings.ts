import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { AllRatings, ReceivedRatings, SupplierRatings } from "#domain/reviews/rate.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { nameIn, namesOf } from "#worker/suppliers/movable-company.ts";
import { publicSupplierAt } from "#worker/suppliers/supplier-columns.ts";
import type { Context, SignedInContext } from "#worker/trpc/context.ts";

/** What anybody reads of a rating: stars, words, and where the buyer is; never who it was (security.md 14). */
const publicColumns = {
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

/**
 * A page of a supplier's published ratings, the newest first, with its figures; one database call.
 * @throws AppError NOT_FOUND for a supplier that is not public
 */
export async function ratingsOfSupplier({ db }: Context, { slug, page }: SupplierRatings) {
  const owner = sql`(select ${suppliers.id} from ${suppliers} where ${publicSupplierAt(slug)})`;
  const isTheirs = and(eq(supplierRatings.supplierId, owner), eq(supplierRatings.status, "published"));
  const [[figures], items, [total]] = await db.batch([
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
    db.select({ total: count() }).from(supplierRatings).where(isTheirs),
  ]);
  if (!figures) throw new AppError("NOT_FOUND");
  return { ...pageOf(items, page, total), ...figures };
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

/** A page of all ratings in a state for the house, those that open last first; one call besides the session's. */
export async function allRatings(ctx: SignedInContext, { status, page }: AllRatings) {
  const isAsked: SQL = eq(supplierRatings.status, status);
  const [rows, [total]] = await ctx.db.batch([
    ctx.db
      .select({
        reference: orders.reference,
        status: supplierRatings.status,
        version: supplierRatings.version,
        hiddenReason: supplierRatings.hiddenReason,
        createdAt: supplierRatings.createdAt,
        opensAt: supplierRatings.opensAt,
        buyerName: sql<string>`${orders.buyer} ->> '$.companyName'`,
        names: namesOf(),
        slug: suppliers.slug,
        ...publicColumns,
      })
      .from(supplierRatings)
      .innerJoin(orders, eq(orders.id, supplierRatings.orderId))
      .innerJoin(suppliers, eq(suppliers.id, supplierRatings.supplierId))
      .where(isAsked)
      .orderBy(desc(supplierRatings.opensAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    ctx.db.select({ total: count() }).from(supplierRatings).where(isAsked),
  ]);
  const items = rows.map(({ names, ...item }) => ({ ...item, supplierName: nameIn(names, ctx.caller.locale) }));
  return pageOf(items, page, total);
}
