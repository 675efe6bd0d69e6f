import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Find } from "#domain/admin/find.ts";
import { type Grant, holdsOne } from "#domain/identity/grants.ts";
import { FOUND_GRANTS } from "#domain/identity/needed-grants.ts";
import { quoteStatusAt } from "#domain/rfq/quote-machine.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { cardOf, selectCards } from "#worker/orders/list-orders.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { countOf, MOST_COUNTED } from "#worker/platform/page-of.ts";
import { COMPANY_FOUND, PERSON_FOUND, PRODUCT_FOUND, QUOTE_FOUND, REQUEST_FOUND } from "./find-columns.ts";
import { type FindConditions, type FoundGroup, findConditions, groupOfNumber } from "./find-conditions.ts";

/** Of each group; the rest stands in its list. */
const MOST_SHOWN = 5;

/**
 * Everything that the words find in the groups that the caller's grants open, group by group, the newest first, each with how many there are (12,000 at most). `first`:
 * the group of the one thing that the number of a document or a whole e-mail names. One database call besides the session's.
 */
export async function find(ctx: SignedInContext, { q }: Find) {
  const { db } = ctx;
  const is = opened(findConditions(q), ctx.caller.grants);
  const count = (table: SQLiteTable, group: FoundGroup) =>
    countOf(db, db.select({ one: sql`1` }).from(table).where(is[group]).limit(MOST_COUNTED));
  const [orderRows, requestRows, quoteRows, companies, people, productRows, ...counts] = await db.batch([
    selectCards(ctx, is.orders).orderBy(desc(orders.createdAt)).limit(MOST_SHOWN),
    db.select(REQUEST_FOUND).from(rfqs).where(is.requests).orderBy(lastOf("rfqs")).limit(MOST_SHOWN),
    selectQuotes(ctx, is.quotes),
    selectCompanies(ctx, is.companies),
    selectPeople(ctx, is.people, q),
    selectProducts(ctx, is.products),
    count(orders, "orders"),
    count(rfqs, "requests"),
    count(quotes, "quotes"),
    count(suppliers, "companies"),
    count(users, "people"),
    count(products, "products"),
  ]);
  const now = ctx.now();
  const [ofOrders, ofRequests, ofQuotes, ofCompanies, ofPeople, ofProducts] = counts.map(([row]) => row?.total ?? 0);
  const requests = requestRows.map((row) => ({ ...row, status: rfqStatusAt(row, now) ?? row.status }));
  const ofQuote = (row: (typeof quoteRows)[number]) => ({ ...row, status: quoteStatusAt(row, now) });
  const isPerson = people[0]?.email === q.toLowerCase();
  return {
    first: groupOfNumber(q) ?? (isPerson ? ("people" as const) : null),
    orders: { total: ofOrders ?? 0, items: orderRows.map((row) => cardOf(row, now)) },
    requests: { total: ofRequests ?? 0, items: requests },
    quotes: { total: ofQuotes ?? 0, items: quoteRows.map(ofQuote) },
    companies: { total: ofCompanies ?? 0, items: companies },
    people: { total: ofPeople ?? 0, items: people },
    products: { total: ofProducts ?? 0, items: productRows },
  };
}

/** What the grants do not open finds nothing. */
function opened(conditions: FindConditions, held: readonly Grant[]): FindConditions {
  // Its keys are the groups' names.
  const groups = Object.keys(conditions) as FoundGroup[];
  const shut = groups.filter((group) => !holdsOne(FOUND_GRANTS[group], held));
  return { ...conditions, ...Object.fromEntries(shut.map((group) => [group, sql`false`])) };
}

/** The tables' own order is that of time. */
function lastOf(table: "rfqs" | "quotes" | "suppliers"): SQL {
  return desc({ rfqs: sql`"rfqs".rowid`, quotes: sql`"quotes".rowid`, suppliers: sql`"suppliers".rowid` }[table]);
}

function selectQuotes({ db }: SignedInContext, isAsked: SQL | undefined) {
  return db
    .select(QUOTE_FOUND)
    .from(quotes)
    .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .where(isAsked)
    .orderBy(lastOf("quotes"))
    .limit(MOST_SHOWN);
}

function selectCompanies({ db }: SignedInContext, isAsked: SQL | undefined) {
  return db
    .select(COMPANY_FOUND)
    .from(suppliers)
    .leftJoin(users, eq(users.id, suppliers.ownerId))
    .where(isAsked)
    .orderBy(lastOf("suppliers"))
    .limit(MOST_SHOWN);
}

/** The one whose e-mail it is comes before those that have it in theirs. */
function selectPeople({ db }: SignedInContext, isAsked: SQL | undefined, q: string) {
  const order = q.includes("@") ? [desc(eq(users.email, q.toLowerCase()))] : [];
  return db
    .select(PERSON_FOUND)
    .from(users)
    .where(isAsked)
    .orderBy(...order, desc(users.createdAt), desc(users.id))
    .limit(MOST_SHOWN);
}

function selectProducts({ db }: SignedInContext, isAsked: SQL | undefined) {
  return db
    .select(PRODUCT_FOUND)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(isAsked)
    .orderBy(desc(products.number))
    .limit(MOST_SHOWN);
}
