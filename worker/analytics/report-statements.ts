import { and, between, desc, eq, not, sql } from "drizzle-orm";
import type { Days, Span } from "#domain/analytics/period.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { addDays, startOfDay } from "#domain/kernel/time.ts";
import { RESPONSE_WITHIN_MS } from "#domain/rfq/response-rate.ts";
import type { Database } from "#drizzle/client.ts";
import { ofFewPeople, productViews, searchTerms, supplierDays, termArrivals } from "#drizzle/schema/analytics.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { orderLines, orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqLines } from "#drizzle/schema/rfq.ts";

const TOP = 10;
const TERMS = 20;

/** Whose figures, and of when. */
export interface Asked {
  supplierId: string;
  span: Span;
}

export function selectDays(db: Database, { supplierId, span }: Asked) {
  const { day, views, rfqs, quotes: sent, orders: made, ordersAedMinor } = supplierDays;
  return db
    .select({ day, views, rfqs, quotes: sent, orders: made, ordersAedMinor })
    .from(supplierDays)
    .where(and(eq(supplierDays.supplierId, supplierId), between(day, span.before.from, span.to)));
}

/** The most viewed products, with the requests and orders of the same days that name them. */
export function selectTopProducts(db: Database, { supplierId, span }: Asked) {
  const { from, end } = timesOf(span);
  const views = sql<number>`sum(${productViews.views})`;
  const names = sql`(select json_group_object(locale, name) from ${productTranslations}
    where ${productTranslations.productNumber} = ${productViews.productNumber})`.mapWith(
    (json: string): Partial<Record<Locale, string>> => JSON.parse(json),
  );
  const asked = db
    .select({ number: rfqLines.productNumber, cases: sql<number>`count(distinct ${rfqLines.rfqId})`.as("asked_cases") })
    .from(rfqInvitations)
    .innerJoin(rfqLines, eq(rfqLines.rfqId, rfqInvitations.rfqId))
    .where(
      sql`${rfqInvitations.supplierId} = ${supplierId} and ${rfqInvitations.createdAt} >= ${from}
        and ${rfqInvitations.createdAt} < ${end} and ${rfqLines.productNumber} is not null`,
    )
    .groupBy(rfqLines.productNumber)
    .as("asked");
  const ordered = db
    .select({ number: orderLines.productNumber, cases: sql<number>`count(distinct ${orders.id})`.as("ordered_cases") })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      sql`${orders.supplierId} = ${supplierId} and ${orders.createdAt} >= ${from} and ${orders.createdAt} < ${end}
        and ${orderLines.productNumber} is not null`,
    )
    .groupBy(orderLines.productNumber)
    .as("ordered");
  const { id, slug, category, status } = products;
  return db
    .select({
      id,
      slug,
      category,
      status,
      names,
      views: views.mapWith(Number),
      rfqs: sql`ifnull(${asked.cases}, 0)`.mapWith(Number),
      orders: sql`ifnull(${ordered.cases}, 0)`.mapWith(Number),
    })
    .from(productViews)
    .innerJoin(products, eq(products.number, productViews.productNumber))
    .leftJoin(asked, eq(asked.number, productViews.productNumber))
    .leftJoin(ordered, eq(ordered.number, productViews.productNumber))
    .where(and(eq(productViews.supplierId, supplierId), between(productViews.day, span.from, span.to)))
    .groupBy(productViews.productNumber)
    .orderBy(desc(views), productViews.productNumber)
    .limit(TOP);
}

/** How many orders of the span came from the cart: no quote leads to them. */
export function selectCartOrders(db: Database, { supplierId, span }: Asked) {
  const { from, end } = timesOf(span);
  return db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(orders)
    .where(
      sql`${orders.supplierId} = ${supplierId} and ${orders.createdAt} >= ${from} and ${orders.createdAt} < ${end}
        and ${orders.quoteId} is null`,
    );
}

/** What was searched for before the company's products were looked at; terms of fewer than five people are shown to nobody. */
export function selectTerms(db: Database, { supplierId, span }: Asked) {
  const arrivals = sql<number>`sum(${termArrivals.arrivals})`;
  const { id, words, asks } = searchTerms;
  return db
    .select({ words, asks, arrivals: arrivals.mapWith(Number) })
    .from(termArrivals)
    .innerJoin(searchTerms, eq(id, termArrivals.termId))
    .where(
      and(eq(termArrivals.supplierId, supplierId), between(termArrivals.day, span.from, span.to), not(ofFewPeople)),
    )
    .groupBy(id)
    .orderBy(desc(arrivals), words, asks)
    .limit(TERMS);
}

/** The cases of `countResponses` (domain/rfq/response-rate.ts) among the invitations of the span. */
export function selectResponses(db: Database, { supplierId, span }: Asked, now: number) {
  const { from, end } = timesOf(span);
  const { createdAt, respondedAt } = rfqInvitations;
  const cases = db
    .select({ time: sql<number | null>`${respondedAt} - ${createdAt}`.as("time") })
    .from(rfqInvitations)
    .where(
      sql`${rfqInvitations.supplierId} = ${supplierId} and ${createdAt} >= ${from} and ${createdAt} < ${end}
        and (${respondedAt} is not null or ${createdAt} <= ${now - RESPONSE_WITHIN_MS})`,
    );
  const each = db.$with("cases").as(cases);
  return db
    .with(each)
    .select({
      cases: sql`count(*)`.mapWith(Number),
      inTime: sql`count(*) filter (where ${each.time} <= ${RESPONSE_WITHIN_MS})`.mapWith(Number),
      answered: sql`count(${each.time})`.mapWith(Number),
      medianMs: sql<number | null>`(select "time" from cases where "time" is not null order by "time"
        limit 1 offset (select max(0, (count("time") - 1) / 2) from cases))`,
    })
    .from(each);
}

/** Quotes that ended without an order, on the days they did. */
export function selectLostQuotes(db: Database, { supplierId, span }: Asked) {
  const { from, end } = timesOf(span);
  return db
    .select({ kind: quotes.status, reason: quotes.closingReason, count: sql`count(*)`.mapWith(Number) })
    .from(quotes)
    .where(
      sql`${quotes.supplierId} = ${supplierId}
        and ${quotes.status} in ('rejected', 'not_selected', 'expired', 'withdrawn')
        and ${quotes.updatedAt} >= ${from} and ${quotes.updatedAt} < ${end} and ${quotes.sentAt} is not null`,
    )
    .groupBy(quotes.status, quotes.closingReason);
}

/** Invitations of the span that the supplier declined itself. */
export function selectDeclined(db: Database, { supplierId, span }: Asked) {
  const { from, end } = timesOf(span);
  return db
    .select({ reason: rfqInvitations.declineReason, count: sql`count(*)`.mapWith(Number) })
    .from(rfqInvitations)
    .where(
      sql`${rfqInvitations.supplierId} = ${supplierId} and ${rfqInvitations.createdAt} >= ${from}
        and ${rfqInvitations.createdAt} < ${end} and +${rfqInvitations.status} = 'declined'`,
    )
    .groupBy(rfqInvitations.declineReason);
}

function timesOf({ from, to }: Days): { from: number; end: number } {
  return { from: startOfDay(from), end: startOfDay(addDays(to, 1)) };
}
