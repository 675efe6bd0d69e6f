import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { DOCUMENT_NUMBER, referenceOfDocument } from "#domain/orders/order-reference.ts";
import { QUOTE_REFERENCE_PATTERN } from "#domain/rfq/quote-reference.ts";
import { referencePart } from "#domain/rfq/reference-part.ts";
import { REFERENCE_PATTERN } from "#domain/rfq/rfq-reference.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { isProductNamed } from "#worker/catalogue/manage/review-queue.ts";
import { isOrderNamed } from "#worker/orders/order-named.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";
import { isCompanyNamed } from "./company-named.ts";
import { isRequestNamed } from "./request-named.ts";
import { isUserNamed } from "./user-named.ts";

export type FoundGroup = "orders" | "requests" | "quotes" | "companies" | "people" | "products";

export type FindConditions = Record<FoundGroup, SQL | undefined>;

/** The group of the document that has this number; null where the words are no number of one. */
export function groupOfNumber(q: string): "orders" | "requests" | "quotes" | null {
  const number = numberOf(q);
  if (DOCUMENT_NUMBER.test(number)) return "orders";
  if (REFERENCE_PATTERN.test(number)) return "requests";
  return QUOTE_REFERENCE_PATTERN.test(number) ? "quotes" : null;
}

/**
 * What holds for what the words find, group by group, as the platform's lists find it. The number of a document finds that
 * one and what belongs to the same trade. Drafts of quotes are their suppliers' own.
 */
export function findConditions(q: string): FindConditions {
  const group = groupOfNumber(q);
  const found = group === null ? named(q) : ofTrade(group, numberOf(q));
  return { ...found, quotes: and(ne(quotes.status, "draft"), found.quotes) };
}

function numberOf(q: string): string {
  return toLatinDigits(q.trim()).toUpperCase();
}

/** The conditions let each table be searched in its own order, which is that of time. */
function named(q: string): FindConditions {
  return {
    orders: and(sql`${orders.createdAt} >= 0`, isOrderNamed(q)),
    requests: and(sql`"rfqs".rowid > 0`, isRequestNamed(q)),
    quotes: and(sql`"quotes".rowid > 0`, isQuoteNamed(q)),
    companies: and(sql`"suppliers".rowid > 0`, isCompanyNamed(q)),
    people: and(sql`${users.createdAt} >= 0`, isUserNamed(q)),
    products: and(sql`${products.number} > 0`, isProductNamed(q)),
  };
}

/** Holds for quotes with the words in their number, to a request that is found so, and of a company with them in its name. */
function isQuoteNamed(q: string): SQL {
  const { name, supplierId } = supplierTranslations;
  const part = referencePart(q);
  const isSaid = part === null ? sql`false` : sql`instr(${quotes.reference}, ${part}) > 0`;
  return sql`(${isSaid} or exists (select 1 from ${rfqs} where ${rfqs.id} = ${quotes.rfqId} and ${isRequestNamed(q)})
    or ${quotes.supplierId} in (select ${supplierId} from ${supplierTranslations} where ${isWrittenAlike(name, q)}))`;
}

function ofTrade(group: "orders" | "requests" | "quotes", number: string): FindConditions {
  const isOrder = eq(orders.reference, referenceOfDocument(number));
  const isRequest = eq(rfqs.reference, number);
  const quoteIds = {
    orders: sql`select ${orders.quoteId} from ${orders} where ${isOrder}`,
    requests: sql`select ${quotes.id} from ${quotes} where ${quotes.rfqId} in (select ${rfqs.id} from ${rfqs} where ${isRequest})`,
    quotes: sql`select ${quotes.id} from ${quotes} where ${quotes.reference} = ${number}`,
  }[group];
  const rfqIds = sql`select ${quotes.rfqId} from ${quotes} where ${quotes.id} in (${quoteIds})`;
  const nothing = sql`false`;
  return {
    orders: group === "orders" ? isOrder : sql`${orders.quoteId} in (${quoteIds})`,
    requests: group === "requests" ? isRequest : sql`${rfqs.id} in (${rfqIds})`,
    quotes: sql`${quotes.id} in (${quoteIds})`,
    ...{ companies: nothing, people: nothing, products: nothing },
  };
}
