import { and, asc, count, desc, eq, exists, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import { addDays, dayInDubai } from "#domain/kernel/time.ts";
import { orderLabel } from "#domain/orders/order-facts.ts";
import { WAITING_FOR_SUPPLIER } from "#domain/rfq/invitation-turns.ts";
import { productViews, supplierDays } from "#drizzle/schema/analytics.ts";
import { productImages, products } from "#drizzle/schema/catalogue.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { firstGoods, goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import { isIn } from "#worker/orders/list-orders.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { ownCompany } from "#worker/platform/own-company.ts";

/** Rows of each list of the dashboard; whole lists have screens of their own. */
const SOME = 5;
const DAYS = 30;

/**
 * The dashboard of the caller's company in one batch. Its figures touch what is live and sixty rows of days, however
 * long the company's history is; `views.last` are those of today and the 29 days before.
 */
export async function readDashboard(ctx: SignedInContext) {
  const { db } = ctx;
  const supplierId = ownCompany(ctx);
  const first = addDays(dayInDubai(ctx.now()), 1 - DAYS);
  const [[live], [waiting], [work], [views], newest, requests, recent] = await db.batch([
    db.select({ count: count() }).from(products).where(isOwnLive(supplierId)),
    db.select({ count: count() }).from(rfqInvitations).where(isWaiting(ctx, supplierId)),
    selectWork(ctx, supplierId),
    db
      .select({ last: viewsIf(sql`>= ${first}`), before: viewsIf(sql`< ${first}`) })
      .from(supplierDays)
      .where(and(eq(supplierDays.supplierId, supplierId), gt(supplierDays.day, addDays(first, -DAYS - 1)))),
    selectNewest(ctx, supplierId, first),
    selectRequests(ctx, supplierId),
    selectOrders(ctx, supplierId),
  ]);
  return {
    figures: {
      liveProducts: live?.count ?? 0,
      openRequests: waiting?.count ?? 0,
      ordersInWork: { count: work?.count ?? 0, aedMinor: work?.aedMinor ?? 0 },
      views: { last: views?.last ?? 0, before: views?.before ?? 0 },
    },
    products: newest,
    requests,
    orders: recent.map(({ status, ...order }) => ({ ...order, label: orderLabel(status) })),
  };
}

function isOwnLive(supplierId: string): SQL | undefined {
  return and(eq(products.supplierId, supplierId), eq(products.status, "published"));
}

/** Invitations to requests that still take quotes, where the supplier has the word. */
function isWaiting({ db, now }: SignedInContext, supplierId: string): SQL | undefined {
  const isOpen = and(eq(rfqs.id, rfqInvitations.rfqId), eq(rfqs.status, "open"));
  return and(
    eq(rfqInvitations.supplierId, supplierId),
    inArray(rfqInvitations.status, WAITING_FOR_SUPPLIER),
    gt(rfqInvitations.deadlineAt, now()),
    exists(db.select({ one: sql`1` }).from(rfqs).where(isOpen)),
  );
}

/** The index is named: where one company has most of the orders, the planner would rather read them all. */
function selectWork({ db, now }: SignedInContext, supplierId: string) {
  return db.all<{ count: number; aedMinor: number }>(sql`select count(*) as count,
      ifnull(sum(${orders.totalAedMinor}), 0) as "aedMinor"
    from ${orders} indexed by orders_by_supplier_status
    where ${orders.supplierId} = ${supplierId} and ${isIn("in_work", now())}`);
}

function viewsIf(condition: SQL) {
  return sql`ifnull(sum(iif(${supplierDays.day} ${condition}, ${supplierDays.views}, 0)), 0)`.mapWith(Number);
}

function selectNewest({ db }: SignedInContext, supplierId: string, first: string) {
  const names = goodsNames("products.number");
  const picture = sql`(select json_object('path', path, 'width', width, 'height', height) from ${productImages}
    where ${productImages.productNumber} = ${products.number} order by position limit 1)`.mapWith(
    (json: string): { path: string; width: number; height: number } => JSON.parse(json),
  );
  // The days one by one: over a range, every product of each day would be read.
  const days = JSON.stringify(Array.from({ length: DAYS }, (_, day) => addDays(first, day)));
  const views = sql`(select ifnull(sum(${productViews.views}), 0) from ${productViews}
    where ${productViews.supplierId} = ${supplierId} and ${productViews.productNumber} = ${products.number}
      and ${productViews.day} in (select value from json_each(${days})))`.mapWith(Number);
  const { id, sku, slug, category, status, priceMinor, currency, unit } = products;
  return db
    .select({ id, sku, slug, category, status, priceMinor, currency, unit, names, picture, views })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), ne(products.status, "archived"), ne(products.status, "removed")))
    .orderBy(desc(products.number))
    .limit(SOME);
}

/** What is asked for, never by whom: the buyer's contact is shown after a quote (workflows: Invitation). */
function selectRequests(ctx: SignedInContext, supplierId: string) {
  return ctx.db
    .select({
      id: rfqInvitations.id,
      reference: rfqs.reference,
      category: rfqs.category,
      description: rfqs.description,
      names: goodsNames("rfqs.product_number"),
      quantity: rfqs.quantity,
      quantityValue: rfqs.quantityValue,
      quantityUnit: rfqs.quantityUnit,
      country: rfqs.destinationCountry,
      deadlineAt: rfqInvitations.deadlineAt,
      // Not by its time: who declines in the list, and takes that back, has seen it too.
      isNew: sql`${rfqInvitations.status} = 'invited'`.mapWith(Boolean),
    })
    .from(rfqInvitations)
    .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
    .where(isWaiting(ctx, supplierId))
    .orderBy(asc(rfqInvitations.deadlineAt), asc(rfqInvitations.id))
    .limit(SOME);
}

function selectOrders({ db }: SignedInContext, supplierId: string) {
  const { reference, status, totalMinor, currency, createdAt } = orders;
  const line = firstGoods();
  const buyer = sql<string>`${orders.buyer} ->> 'companyName'`;
  return db
    .select({ reference, status, totalMinor, currency, createdAt, line, buyer })
    .from(orders)
    .where(eq(orders.supplierId, supplierId))
    .orderBy(desc(createdAt), desc(orders.id))
    .limit(SOME);
}
