import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { inAed } from "#domain/kernel/money.ts";
import type { AcceptQuote } from "#domain/orders/accept-quote.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { quoteLines } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type InsertedRow, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { MovableQuote } from "#worker/rfq/quotes/movable-quote.ts";
import { newOrderFrame } from "./new-order.ts";

/**
 * The order that a quote becomes: the version that stands, amount by amount as it was quoted. Nothing is computed anew but
 * the total in dirhams, once, at the rate frozen in the version (workflows: never again 3, 8).
 * @throws AppError CONFLICT for a quote of which no version stands
 */
export function awardedOrder(ctx: SignedInContext, quote: MovableQuote, input: Omit<AcceptQuote, "idempotencyKey">) {
  const { standing } = quote;
  if (!standing) throw new AppError("CONFLICT", { state: quote.statusNow, action: "accept" });
  const frame = newOrderFrame(ctx);
  const { id: orderId, reference } = frame;
  const status = "confirmed" as const;
  const { currency, incoterm, place, leadTimeDaysMin, leadTimeDaysMax, paymentTerms, notes } = standing;
  const { goodsMinor, discountMinor, freightMinor, insuranceMinor, vatRate, vatMinor, totalMinor } = standing;
  const order = row(orders, {
    ...frame,
    buyerId: ctx.caller.userId,
    supplierId: quote.supplierId,
    status,
    quoteId: quote.id,
    quoteVersion: standing.version,
    buyer: buyerOf(ctx, quote, input),
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
    locale: ctx.caller.locale,
  });
  const event = row(orderEvents, {
    id: newId("evt"),
    orderId,
    action: "accept_quote",
    fromStatus: null,
    toStatus: status,
    actor: "buyer",
    actorId: ctx.caller.userId,
    note: null,
    createdAt: frame.createdAt,
  });
  const counted: InsertedRow = (condition) => sql`update ${suppliers} set orders_count = orders_count + 1
    where ${suppliers.id} = ${quote.supplierId} and ${condition}`;
  return { reference, status, rows: [order, linesOf(orderId, quote.id, standing.version), event, counted] };
}

/** Who buys, as the request says it; what the buyer adds at the acceptance counts more. */
function buyerOf({ caller }: SignedInContext, { rfq }: MovableQuote, input: Omit<AcceptQuote, "idempotencyKey">) {
  const { country, city, address, trn } = input;
  return sql`(select json_object('companyName', ${rfqs.companyName}, 'contactName', ${rfqs.contactName},
      'email', ${caller.email}, 'phone', ${rfqs.phone},
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
