import { asc, count, eq, sql } from "drizzle-orm";
import type { ReviewQueue } from "#domain/catalogue/review-products.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { workingDaysBetween } from "#domain/kernel/working-days.ts";
import { productRevisions, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/trpc/context.ts";

type Names = Partial<Record<Locale, string>>;

const namesFrom = (query: ReturnType<typeof sql>) => sql`(${query})`.mapWith((json: string): Names => JSON.parse(json));

const columns = {
  id: products.id,
  sku: products.sku,
  status: products.status,
  version: products.version,
  category: products.category,
  names: namesFrom(sql`select json_group_object(${productTranslations.locale}, ${productTranslations.name})
    from ${productTranslations} where ${productTranslations.productNumber} = ${products.number}`),
  supplierId: suppliers.id,
  supplierNames: namesFrom(sql`select json_group_object(${supplierTranslations.locale}, ${supplierTranslations.name})
    from ${supplierTranslations} where ${supplierTranslations.supplierId} = ${suppliers.id}`),
};

/**
 * A page of what waits for the house, the oldest first, with its age in working days and the length of both queues. One
 * call besides the session's.
 */
export async function reviewQueue(ctx: Context, { kind, page }: ReviewQueue) {
  const [items, [inReview], [pending]] = await ctx.db.batch([
    kind === "product" ? selectInReview(ctx, page) : selectPending(ctx, page),
    ctx.db.select({ total: count() }).from(products).where(eq(products.status, "in_review")),
    ctx.db.select({ total: count() }).from(productRevisions).where(eq(productRevisions.status, "pending")),
  ]);
  const counts = { product: inReview?.total ?? 0, revision: pending?.total ?? 0 };
  return {
    items: items.map((item) => ({
      ...item,
      workingDays: item.since === null ? 0 : workingDaysBetween(item.since, ctx.now()),
    })),
    page,
    pageSize: PAGE_SIZE,
    total: counts[kind],
    counts,
  };
}

function selectInReview({ db }: Context, page: number) {
  return db
    .select({ ...columns, revisionId: sql<string | null>`null`, since: products.submittedAt })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(eq(products.status, "in_review"))
    .orderBy(asc(products.submittedAt), asc(products.number))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

function selectPending({ db }: Context, page: number) {
  return db
    .select({
      ...columns,
      revisionId: sql<string | null>`${productRevisions.id}`,
      since: sql<number | null>`${productRevisions.createdAt}`,
    })
    .from(productRevisions)
    .innerJoin(products, eq(products.number, productRevisions.productNumber))
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(eq(productRevisions.status, "pending"))
    .orderBy(asc(productRevisions.createdAt), asc(productRevisions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}
