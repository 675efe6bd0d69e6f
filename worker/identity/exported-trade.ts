import { and, eq, gt, or, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { type OrderParty, orders } from "#drizzle/schema/orders.ts";
import { quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { buyerRatingColumns, givenRatingColumns, orderColumns, quoteColumns } from "./exported-columns.ts";

/**
 * The queries of an account's trade on both sides, named as in the export, for one batch with the account: quotes that reached it or that its company
 * sent, orders, and the ratings that it gave. What the other side keeps to itself (drafts, sealed ratings) is not among them.
 */
export function selectTrade(db: Database, userId: string) {
  const company = sql`(select ${suppliers.id} from ${suppliers} where ${suppliers.ownerId} = ${userId})`;
  return {
    quotes: db
      .select(quoteColumns)
      .from(quotes)
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
      .innerJoin(
        quoteVersions,
        and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.currentVersion)),
      )
      .where(and(or(eq(quotes.buyerId, userId), eq(quotes.supplierId, company)), gt(quotes.currentVersion, 0))),
    orders: db
      .select({ ...orderColumns, buyer: buyerSeenBy(userId) })
      .from(orders)
      .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
      .where(or(eq(orders.buyerId, userId), eq(orders.supplierId, company))),
    ratings: db
      .select(givenRatingColumns)
      .from(supplierRatings)
      .innerJoin(orders, eq(orders.id, supplierRatings.orderId))
      .where(eq(supplierRatings.buyerId, userId)),
    ratingsOfBuyers: db
      .select(buyerRatingColumns)
      .from(buyerRatings)
      .innerJoin(orders, eq(orders.id, buyerRatings.orderId))
      .where(eq(buyerRatings.supplierId, company)),
  };
}

const NO_CONTACTS = JSON.stringify({ contactName: "", email: "", phone: "", address: "" });

/** Who bought; by what a buyer is reached stays with itself and with a company that is approved (rulings: a suspended company). */
function buyerSeenBy(userId: string) {
  return sql<OrderParty>`iif(${orders.buyerId} = ${userId} or ${suppliers.status} = 'approved', ${orders.buyer},
    json_patch(${orders.buyer}, ${NO_CONTACTS}))`.mapWith(orders.buyer);
}
