import { sql } from "drizzle-orm";
import type { Viewer } from "#domain/identity/access.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { inAed } from "#domain/kernel/money.ts";
import type { AcceptQuote } from "#domain/orders/accept-quote.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { quoteLines } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { type InsertedRow, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { actorIdOf, type BuyerContext } from "#worker/rfq/buyer.ts";
import type { MovableQuote } from "#worker/rfq/quotes/movable-quote.ts";
import { tellGuestOfOrder } from "#worker/rfq/tell-trade.ts";
import { newOrderFrame } from "./new-order.ts";

/**
 * The order that a quote becomes: the version that stands, amount by amount as it was quoted. Nothing is computed anew but
 * the total in dirhams, once, at the rate frozen in the version (workflows: never again 3, 8).
 * @throws AppError CONFLICT for a quote of which no version stands
 */
export function awardedOrder(ctx: BuyerContext, quote: MovableQuote, input: Omit<AcceptQuote, "idempotencyKey">) {
  const { standing } = quote;
  if (!standing) throw new AppError("CONFLICT", { state: quote.statusNow, action: "accept" });
  const account = "guest" in ctx ? null : ctx.caller;
  const frame = newOrderFrame(ctx);
  const { id: orderId, reference } = frame;
  const status = "confirmed" as const;
  const { currency, incoterm, place, leadTimeDaysMin, leadTimeDaysMax, paymentTerms, notes } = standing;
  const { goodsMinor, discountMinor, freightMinor, insuranceMinor, vatRate, vatMinor, totalMinor } = standing;
  const order = row(orders, {
    ...frame,
    // A guest has none until its mailbox is proven by an account, which the order joins then.
    buyerId: account?.userId ?? null,
    supplierId: quote.supplierId,
    status,
    quoteId: quote.id,
    quoteVersion: standing.version,
    buyer: buyerOf(account, quote, input),
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
    totalAedMinor: inAed(totalMinor, standing),
    notes,
    locale: account?.locale ?? sql`(select ${rfqs.locale} from ${rfqs} where ${rfqs.id} = ${quote.rfq.id})`,
  });
  const event = row(orderEvents, {
    id: newId("evt"),
    orderId,
    action: "accept_quote",
    fromStatus: null,
    toStatus: status,
    actor: "buyer",
    actorId: actorIdOf(ctx),
    note: null,
    createdAt: frame.createdAt,
  });
  const counted: InsertedRow = (condition) => sql`update ${suppliers} set orders_count = orders_count + 1
    where ${suppliers.id} = ${quote.supplierId} and ${condition}`;
  const told = account ? [] : [tellGuestOfOrder(ctx, "guest-order_made", reference, {})];
  return { reference, status, rows: [order, linesOf(orderId, quote.id, standing.version), event, counted, ...told] };
}

/** Who buys, as the request says it; what the buyer adds at the acceptance counts more. */
function buyerOf(account: Viewer | null, { rfq }: MovableQuote, input: Omit<AcceptQuote, "idempotencyKey">) {
  const { country, city, address, trn } = input;
  return sql`(select json_object('companyName', ${rfqs.companyName}, 'contactName', ${rfqs.contactName},
      'email', coalesce(${account?.email ?? null}, ${rfqs.email}), 'phone', ${rfqs.phone},
      'country', coalesce(${country ?? null}, ${rfqs.destinationCountry}, ''),
      'city', coalesce(${city}, ${rfqs.destinationCity}, ''), 'address', ${address ?? ""}, 'trn', ${trn})
    from ${rfqs} where ${rfqs.id} = ${rfq.id})`;
}

/** Of each line the offer that counts in the total. */
function linesOf(orderId: string, quoteId: string, version: number): InsertedRow {
  return (
    condition,
  ) => sql`insert into ${orderLines} (order_id, position, product_number, sku, description, quantity_milli,
      unit, unit_price_minor, amount_minor)
    select ${orderId}, l.line, l.product_number, (select ${products.sku} from ${products}
      where ${products.number} = l.product_number), l.description, l.quantity_milli, l.unit, l.unit_price_minor, l.amount_minor
    from ${quoteLines} l where l.quote_id = ${quoteId} and l.version = ${version} and l.offer = 1 and ${condition}`;
}
