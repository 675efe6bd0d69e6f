import { and, asc, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { ReviewKind, ReviewQueue } from "#domain/catalogue/review-products.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { workingDaysBetween } from "#domain/kernel/working-days.ts";
import { REVIEW_WORKING_DAYS } from "#domain/suppliers/apply.ts";
import { productRevisions, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { mentions } from "./search-own.ts";

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
  supplierNames: namesOf(),
};

const columnsOfProduct = {
  ...columns,
  revisionId: sql<string | null>`null`,
  since: products.submittedAt,
};
const columnsOfRevision = {
  ...columns,
  revisionId: sql<string | null>`${productRevisions.id}`,
  since: sql<number | null>`${productRevisions.createdAt}`,
};

/**
 * A page of what waits for the platform, the oldest first, with its age in working days and the length of both queues; or of
 * what is on sale or there in any state, the newest first. One call besides the session's.
 */
export async function reviewQueue(ctx: Context, input: ReviewQueue) {
  const { kind, q, page } = input;
  const total = { total: count() };
  const [items, [found], [inReview], [pending]] = await ctx.db.batch([
    selectItems(ctx, input),
    selectFound(ctx, input),
    ctx.db.select(total).from(products).where(eq(products.status, "in_review")),
    ctx.db.select(total).from(productRevisions).where(eq(productRevisions.status, "pending")),
  ]);
  const counts = { product: inReview?.total ?? 0, revision: pending?.total ?? 0 };
  return {
    items: items.map((item) => ({ ...item, ...ageOf(waits(kind) ? item.since : null, ctx.now()) })),
    page,
    pageSize: PAGE_SIZE,
    total: q === null && waits(kind) ? counts[kind] : (found?.total ?? 0),
    counts,
  };
}

function waits(kind: ReviewKind): kind is "product" | "revision" {
  return kind === "product" || kind === "revision";
}

/** How long something waits for the platform, in working days, against what is promised; null for what does not wait. */
export function ageOf(since: number | null, now: number) {
  const workingDays = since === null ? null : workingDaysBetween(since, now);
  return { workingDays, isLate: (workingDays ?? 0) > REVIEW_WORKING_DAYS };
}

function selectItems({ db }: Context, { kind, q, page }: ReviewQueue) {
  const { number, submittedAt } = products;
  const ofRevision = sql`${number} = ${productRevisions.productNumber}`;
  const ofSupplier = eq(suppliers.id, products.supplierId);
  const from = (page - 1) * PAGE_SIZE;
  if (kind === "revision") {
    const revisions = db.select(columnsOfRevision).from(productRevisions).innerJoin(products, ofRevision);
    return revisions
      .innerJoin(suppliers, ofSupplier)
      .where(and(eq(productRevisions.status, "pending"), isProductNamed(q)))
      .orderBy(asc(productRevisions.createdAt), asc(productRevisions.id))
      .limit(PAGE_SIZE)
      .offset(from);
  }
  const orders = {
    product: [asc(submittedAt), asc(number)],
    live: [desc(submittedAt), desc(number)],
    // The table's own order is that of time.
    all: [desc(number)],
  };
  return db
    .select(columnsOfProduct)
    .from(products)
    .innerJoin(suppliers, ofSupplier)
    .where(and(isOfKind(kind), isProductNamed(q)))
    .orderBy(...orders[kind])
    .limit(PAGE_SIZE)
    .offset(from);
}

/** How many a search finds, and how many are on sale or there in any state. */
function selectFound({ db }: Context, { kind, q }: ReviewQueue) {
  if (kind !== "revision")
    return db
      .select({ total: count() })
      .from(products)
      .where(and(isOfKind(kind), isProductNamed(q)));
  const ofRevision = sql`${products.number} = ${productRevisions.productNumber}`;
  return db
    .select({ total: count() })
    .from(productRevisions)
    .innerJoin(products, ofRevision)
    .where(and(eq(productRevisions.status, "pending"), isProductNamed(q)));
}

function isOfKind(kind: Exclude<ReviewKind, "revision">): SQL {
  // The condition lets the table be searched in its own order rather than scanned.
  if (kind === "all") return gt(products.number, 0);
  return eq(products.status, kind === "live" ? "published" : "in_review");
}

/** Holds where the product or its company is named so; for all without words. */
export function isProductNamed(q: string | null): SQL | undefined {
  if (q === null) return undefined;
  const { supplierId, name } = supplierTranslations;
  return sql`(${mentions(q)} or exists (select 1 from ${supplierTranslations}
    where ${supplierId} = ${products.supplierId} and ${isWrittenAlike(name, q)}))`;
}
