import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { cappedInAed } from "#domain/kernel/money.ts";
import { nameIn } from "#domain/kernel/names.ts";
import { phoneFrom } from "#domain/kernel/phone.ts";
import { yearInDubai } from "#domain/kernel/time.ts";
import type { Checkout } from "#domain/orders/checkout.ts";
import { orderReference } from "#domain/orders/order-reference.ts";
import { answerDeadline } from "#domain/orders/order-schedule.ts";
import { orderTotals } from "#domain/orders/order-totals.ts";
import { VAT_ZERO, vatRateOf } from "#domain/orders/order-vat.ts";
import { verifyCode } from "#domain/rfq/verify-code.ts";
import { orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { jsonCells } from "#worker/platform/row-cells.ts";
import type { CheckoutGoods } from "./checkout-goods.ts";
import type { OrderedLine } from "./checkout-lines.ts";
import { notifyParties } from "./notify-parties.ts";

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferInsert;

const RANDOM_BYTES = 40;
const MILLI = 1000;

/** What every order is born with: its number, its code and its times. */
export function newOrderFrame({ now }: Pick<SignedInContext, "now">) {
  const time = now();
  return {
    id: newId("ord"),
    reference: orderReference(yearInDubai(time), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))),
    verifyCode: verifyCode(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))),
    payment: "unpaid" as const,
    version: 1,
    createdAt: time,
    updatedAt: time,
  };
}

/** What an order has not come to yet. */
const NOT_YET = {
  carrier: null,
  trackingReference: null,
  shippedAt: null,
  deliveredAt: null,
  completedAt: null,
  closingReason: null,
  cancelAskedBy: null,
  cancelNote: null,
  disputedAt: null,
  escalatedAt: null,
};

/** The order of one supplier's lines of a checkout; its freight is to be agreed. */
export function checkoutOrder(
  ctx: SignedInContext,
  input: Omit<Checkout, "idempotencyKey">,
  lines: [OrderedLine, ...OrderedLine[]],
  { checkoutId, rateToAed }: { checkoutId: string; rateToAed: number },
): { order: OrderRow; lines: LineRow[] } {
  const [{ goods: first }] = lines;
  const { companyName, contactName, country, city, address, trn } = input;
  const phone = phoneFrom(country, input.phone);
  const frame = newOrderFrame(ctx);
  const goodsMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const knownVat = vatRateOf(first.supplierCountry, country);
  const vatRate = knownVat ?? VAT_ZERO;
  const charges = { goodsMinor, discountMinor: 0, freightMinor: null, insuranceMinor: 0, vatRate };
  const totals = exactly(() => {
    const { vatMinor, totalMinor } = orderTotals(charges);
    return { vatMinor, totalMinor, totalAedMinor: cappedInAed(totalMinor, { currency: first.currency, rateToAed }) };
  });
  const order: OrderRow = {
    ...frame,
    ...NOT_YET,
    buyerId: ctx.caller.userId,
    supplierId: first.supplierId,
    status: "new",
    quoteId: null,
    quoteVersion: null,
    checkoutId,
    buyer: { companyName, contactName, email: ctx.caller.email, phone, country, city, address, trn },
    currency: first.currency,
    incoterm: null,
    place: null,
    leadTimeDaysMin: longest(lines.map(({ goods }) => goods.leadTimeDaysMin)),
    leadTimeDaysMax: longest(lines.map(({ goods }) => goods.leadTimeDaysMax)),
    paymentTerms: null,
    ...charges,
    ...totals,
    isVatOpen: knownVat === null,
    notes: input.notes,
    locale: input.locale,
    answerBy: answerDeadline(frame.createdAt),
  };
  return { order, lines: lines.map((line, at) => lineRow(order.id, input, line, at)) };
}

function lineRow(orderId: string, { locale }: Pick<Checkout, "locale">, line: OrderedLine, at: number): LineRow {
  const { goods, quantity, unitPriceMinor, amountMinor } = line;
  return {
    orderId,
    position: at + 1,
    productNumber: goods.number,
    sku: goods.sku,
    description: nameIn(goods.names, locale) || goods.sku,
    quantityMilli: quantity * MILLI,
    unit: goods.unit,
    unitPriceMinor,
    amountMinor,
  };
}

/** The goods leave together, when the slowest of them is ready. */
function longest(days: (number | null)[]): number | null {
  const known = days.filter((day) => day !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** @throws AppError BAD_INPUT where an amount is no exact number, or more than an order may come to */
function exactly<T>(sum: () => T): T {
  try {
    return sum();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError("BAD_INPUT", { issues: [{ path: "lines", code: "too_big" }] });
  }
}

/** The rows of a checkout's order: itself, its lines in one statement, its event, and what tells the supplier. */
export function orderRows(
  ctx: SignedInContext,
  { sellerAccount, supplierNames }: CheckoutGoods,
  order: OrderRow,
  lines: LineRow[],
): GuardedStatement[] {
  const event = {
    id: newId("evt"),
    orderId: order.id,
    action: "place",
    fromStatus: null,
    toStatus: order.status,
    actor: "buyer",
    actorId: ctx.caller.userId,
    createdAt: order.createdAt,
  };
  const { reference, locale, buyer } = order;
  const told = { reference, locale, buyer, buyerAccount: null, sellerAccount, supplierNames };
  return [
    row(orders, order),
    (condition) => insertLines(lines, condition),
    row(orderEvents, event),
    ...notifyParties(ctx, told, [{ to: "supplier", what: "placed" }]),
  ];
}

const LINE_CELLS = jsonCells(orderLines, "l", [
  "orderId",
  "position",
  "productNumber",
  "sku",
  "description",
  "quantityMilli",
  "unit",
  "unitPriceMinor",
  "amountMinor",
]);

function insertLines(lines: LineRow[], condition: ReturnType<typeof sql>) {
  return insertEach(orderLines, LINE_CELLS, sql`json_each(${JSON.stringify(lines)}) l`, condition);
}
