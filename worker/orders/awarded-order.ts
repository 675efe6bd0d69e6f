import { eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { inAed } from "#domain/kernel/money.ts";
import type { DeliveryPlace } from "#domain/rfq/delivery-place.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { quoteLines } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { sameCells } from "#worker/platform/row-cells.ts";
import { actorIdOf, type BuyerContext } from "#worker/rfq/buyer.ts";
import { notifyGuestOfOrder } from "#worker/rfq/notify-trade.ts";
import type { Acceptance } from "#worker/rfq/quotes/award.ts";
import type { QuoteToTransition } from "#worker/rfq/quotes/quote-to-transition.ts";
import { newOrderFrame } from "./new-order.ts";

/**
 * The order that a quote becomes: the version that was taken, amount by amount as it was put forward. Nothing is computed
 * again but the total in dirhams, once, at the rate frozen in the version (workflows: never again 3, 8). Whoever accepts, it is the
 * order of the request's buyer.
 */
export function awardedOrder(
  ctx: BuyerContext,
  quote: QuoteToTransition,
  { by, taken }: Acceptance,
  to: DeliveryPlace,
) {
  const frame = newOrderFrame(ctx);
  const { id: orderId, reference } = frame;
  const status = "confirmed" as const;
  const { currency, incoterm, place, leadTimeDaysMin, leadTimeDaysMax, paymentTerms, notes } = taken;
  const { goodsMinor, discountMinor, freightMinor, insuranceMinor, vatRate, vatMinor, totalMinor } = taken;
  const order = row(orders, {
    ...frame,
    // A guest has none until its mailbox is proven by an account, which the order joins then.
    buyerId: sql`(select ${rfqs.buyerId} from ${rfqs} where ${rfqs.id} = ${quote.rfq.id})`,
    supplierId: quote.supplierId,
    status,
    quoteId: quote.id,
    quoteVersion: taken.version,
    buyer: buyerOf(quote, to),
    currency,
    incoterm,
    place,
    leadTimeDaysMin,
    leadTimeDaysMax,
    paymentTerms,
    goodsMinor,
    discountMinor,
    freightMinor,
    insuranceMinor,
    vatRate,
    vatMinor,
    totalMinor,
    totalAedMinor: inAed(totalMinor, taken),
    notes,
    locale: sql`(select ${ofBuyer(users.locale, rfqs.locale)} from ${rfqs} where ${rfqs.id} = ${quote.rfq.id})`,
  });
  const event = row(orderEvents, {
    id: newId("evt"),
    orderId,
    action: by === "buyer" ? "accept_quote" : "accept_binding",
    fromStatus: null,
    toStatus: status,
    actor: by,
    actorId: actorIdOf(ctx),
    note: null,
    createdAt: frame.createdAt,
  });
  const ordersCount = sql`${suppliers.ordersCount} + 1`;
  const counted = updateWhere(ctx, suppliers, { ordersCount }, eq(suppliers.id, quote.supplierId));
  const told = "guest" in ctx ? [notifyGuestOfOrder(ctx, "guest-order_made", reference, {})] : [];
  return { reference, status, rows: [order, linesOf(orderId, quote.id, taken.version), event, counted, ...told] };
}

/** A value of the buyer's account, or what stands for it in the request of a guest. */
function ofBuyer(column: SQLiteColumn, ofGuest: SQLiteColumn): SQL {
  return sql`coalesce((select ${column} from ${users} where ${users.id} = ${rfqs.buyerId}), ${ofGuest})`;
}

/** Who buys, as the request says it; what the buyer added to its terms or at the acceptance counts more. */
function buyerOf({ rfq }: QuoteToTransition, { country, city, address, trn }: DeliveryPlace): SQL {
  return sql`(select json_object('companyName', ${rfqs.companyName}, 'contactName', ${rfqs.contactName},
      'email', ${ofBuyer(users.email, rfqs.email)}, 'phone', ${rfqs.phone},
      'country', coalesce(${country ?? null}, ${rfqs.destinationCountry}, ''),
      'city', coalesce(${city}, ${rfqs.destinationCity}, ''), 'address', ${address ?? ""}, 'trn', ${trn})
    from ${rfqs} where ${rfqs.id} = ${rfq.id})`;
}

/** Of each line the offer that counts in the total. What is offered in the place of a product is not that product. */
function linesOf(orderId: string, quoteId: string, version: number): GuardedStatement {
  const ownGoods = sql`iif(l.is_substitute, null, l.product_number)`;
  const line = {
    orderId,
    position: sql`l.line`,
    productNumber: ownGoods,
    sku: sql`(select ${products.sku} from ${products} where ${products.number} = ${ownGoods})`,
    ...sameCells(quoteLines, ["description", "quantityMilli", "unit", "unitPriceMinor", "amountMinor"], "l"),
  };
  const counts = sql`l.quote_id = ${quoteId} and l.version = ${version} and l.offer = 1`;
  return (condition) => insertEach(orderLines, line, sql`${quoteLines} l`, sql`${counts} and ${condition}`);
}
