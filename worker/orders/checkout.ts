import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { nameIn } from "#domain/kernel/names.ts";
import type { Checkout } from "#domain/orders/checkout.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { cartItems } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { asConflict } from "./add-to-dispute.ts";
import { readGoods } from "./checkout-goods.ts";
import { type OrderedLine, orderedLines } from "./checkout-lines.ts";
import { checkoutOrder, orderRows } from "./new-order.ts";

export interface CheckedOut {
  orders: { reference: string; supplierName: string; currency: Currency; totalMinor: number; status: OrderStatus }[];
}

/**
 * Orders what stands in a cart: one order per supplier, and the cart without those lines, in one batch and once per
 * intent. Prices, minimum and steps are the server's; where the buyer saw others nothing is ordered. Three database calls
 * with the session's.
 * @throws AppError BAD_INPUT with an issue per line that can't be ordered; CONFLICT with the new prices, or with `goods` as
 *   the state where something changed at this very moment; RATE_LIMITED, KEY_REUSED
 */
export async function checkout(ctx: SignedInContext, { idempotencyKey, ...input }: Checkout): Promise<CheckedOut> {
  const intent = { procedure: "orders.checkout" as const, key: idempotencyKey, input };
  const { goods, rateOf, kept } = await readGoods<CheckedOut>(ctx, input, intent);
  if (kept) return kept;
  const lines = orderedLines(ctx, input, goods, rateOf);
  const checkoutId = newId("chk");
  const made = bySupplier(lines).map((own) => {
    const [{ goods: first }] = own;
    const rateToAed = rateOf.get(first.currency);
    // Asked of each line before.
    if (!rateToAed) throw new AppError("CONFLICT", { state: "goods", action: "checkout" });
    return { first, ...checkoutOrder(ctx, input, own, { checkoutId, rateToAed }) };
  });
  const response: CheckedOut = {
    orders: made.map(({ first, order }) => ({
      reference: order.reference,
      supplierName: nameIn(first.supplierNames, input.locale),
      currency: order.currency,
      totalMinor: order.totalMinor,
      status: order.status,
    })),
  };
  const { response: answer, isReplay } = await guardedWrite<CheckedOut>(ctx, {
    ...intent,
    actor: ctx.caller.userId,
    response,
    precondition: areAsSeen(lines),
    rows: [...made.flatMap(({ first, order, lines: own }) => orderRows(ctx, first, order, own)), emptyCart(ctx, lines)],
  }).catch((refusal: unknown) => {
    throw asConflict(refusal, "goods", "checkout");
  });
  if (!isReplay) flushOutbox(ctx);
  return answer;
}

function bySupplier(lines: OrderedLine[]): [OrderedLine, ...OrderedLine[]][] {
  const groups = new Map<string, [OrderedLine, ...OrderedLine[]]>();
  for (const line of lines) {
    const group = groups.get(line.goods.supplierId);
    if (group) group.push(line);
    else groups.set(line.goods.supplierId, [line]);
  }
  return [...groups.values()];
}

/** Holds while every product is as it was read and on sale: nothing slips in between reading and ordering. */
function areAsSeen(lines: OrderedLine[]) {
  const seen = JSON.stringify(lines.map(({ goods: { number, version } }) => ({ number, version })));
  return sql`(select count(*) from json_each(${seen}) seen
    cross join ${products} on ${products.number} = seen.value ->> 'number'
    cross join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${products.version} = seen.value ->> 'version' and ${products.status} = 'published'
      and ${suppliers.status} = 'approved' and ${suppliers.ownerId} is not null) = ${lines.length}`;
}

function emptyCart({ caller }: SignedInContext, lines: OrderedLine[]): GuardedStatement {
  const numbers = JSON.stringify(lines.map(({ goods }) => goods.number));
  return (condition) => sql`delete from ${cartItems} where ${cartItems.userId} = ${caller.userId}
    and ${cartItems.productNumber} in (select value from json_each(${numbers})) and ${condition}`;
}
