import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import {
  LIVE,
  type OwnProducts,
  type PriceTable,
  type ProductSort,
  REWRITABLE,
} from "#domain/catalogue/manage-products.ts";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { productMachine } from "#domain/catalogue/product-machine.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { productImages, productRevisions, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { actorOf, tiersOf } from "./managed-product.ts";
import { mentions } from "./search-own.ts";

type Names = Partial<Record<Locale, string>>;

const names = sql`(select json_group_object(${productTranslations.locale}, ${productTranslations.name})
  from ${productTranslations} where ${productTranslations.productNumber} = ${products.number})`.mapWith(
  (json: string): Names => JSON.parse(json),
);

const picture = sql`(select json_object('path', ${productImages.path}, 'width', ${productImages.width},
    'height', ${productImages.height}) from ${productImages}
  where ${productImages.productNumber} = ${products.number} order by ${productImages.position} limit 1)`.mapWith(
  (json: string): { path: string; width: number; height: number } => JSON.parse(json),
);

const hasRevision = sql`exists (select 1 from ${productRevisions}
  where ${productRevisions.productNumber} = ${products.number} and ${productRevisions.status} = 'pending')`.mapWith(
  Boolean,
);

const termColumns = {
  id: products.id,
  sku: products.sku,
  names,
  status: products.status,
  version: products.version,
  unit: products.unit,
  moq: products.moq,
  orderMultiple: products.orderMultiple,
  currency: products.currency,
  priceMinor: products.priceMinor,
  leadTime: { min: products.leadTimeDaysMin, max: products.leadTimeDaysMax },
  tiers: tiersOf,
};

const listColumns = {
  ...termColumns,
  slug: products.slug,
  category: products.category,
  subcategory: products.subcategory,
  picture,
  hasRevision,
  reviewNote: products.reviewNote,
  publishedAt: products.publishedAt,
  submittedAt: products.submittedAt,
  updatedAt: products.updatedAt,
  isTrusted: suppliers.isTrusted,
};

const ORDERS: Record<ProductSort, () => SQL[]> = {
  updated: () => [desc(products.updatedAt), desc(products.number)],
  newest: () => [desc(products.number)],
  oldest: () => [asc(products.number)],
  price_low: () => [sql`${products.priceMinor} is null`, asc(products.priceMinor), asc(products.number)],
  price_high: () => [sql`${products.priceMinor} is null`, desc(products.priceMinor), asc(products.number)],
};

/** Products whose minimum order can't be ordered, from before such were refused; what is closed stays as it is. */
const isOffStep = sql`${products.moq} % ${products.orderMultiple} <> 0
  and ${inArray(products.status, ["in_review", ...LIVE, ...REWRITABLE])}`;

/**
 * A page of the caller's own products, with how many there are in each state, and how many have a minimum order that is no
 * multiple of their step. One call besides the session's.
 */
export async function listOwnProducts(ctx: SignedInContext, { status, flaw, q, sort, page }: OwnProducts) {
  const hasFlaw = flaw === "off_step" ? isOffStep : undefined;
  const isWanted = and(isOwn(ctx), status ? eq(products.status, status) : undefined, hasFlaw, mentions(q));
  const [items, [total], counts, [flawed]] = await ctx.db.batch([
    selectOwn(ctx, isWanted)
      .orderBy(...ORDERS[sort]())
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    ctx.db.select({ total: count() }).from(products).where(isWanted),
    ctx.db
      .select({ status: products.status, products: count() })
      .from(products)
      .where(isOwn(ctx))
      .groupBy(products.status),
    ctx.db
      .select({ offStep: count() })
      .from(products)
      .where(and(isOwn(ctx), isOffStep)),
  ]);
  return {
    items: items.map(({ isTrusted, ...item }) => ({
      ...item,
      actions: productMachine.actionsOf(item.status, actorOf({ supplier: { isTrusted } })),
    })),
    page,
    pageSize: PAGE_SIZE,
    total: total?.total ?? 0,
    offStep: flawed?.offStep ?? 0,
    counts: Object.fromEntries(counts.map((row) => [row.status, row.products])) as Partial<
      Record<ProductStatus, number>
    >,
  };
}

/** A page of the caller's price table: products whose terms may be changed. One call besides the session's. */
export async function listOwnTerms(ctx: SignedInContext, { q, page }: PriceTable) {
  const isWanted = and(isOwn(ctx), inArray(products.status, [...LIVE, ...REWRITABLE]), mentions(q));
  const [items, [total]] = await ctx.db.batch([
    ctx.db
      .select(termColumns)
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      .where(isWanted)
      .orderBy(asc(products.number))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    ctx.db.select({ total: count() }).from(products).where(isWanted),
  ]);
  return { items, page, pageSize: PAGE_SIZE, total: total?.total ?? 0 };
}

function selectOwn({ db }: SignedInContext, where: SQL | undefined) {
  return db
    .select(listColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(where)
    .$dynamic();
}

function isOwn({ caller }: SignedInContext): SQL {
  return sql`${products.supplierId} = (select own.id from ${suppliers} as own where own.owner_id = ${caller.userId})`;
}
