import { asc, eq, sql } from "drizzle-orm";
import type { Localized } from "#domain/kernel/localized.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { cartItems } from "#drizzle/schema/orders.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type CartLineView, pricedLines, selectGoods } from "./priced-cart.ts";

/** The query of the caller's cart, in the order in which it was filled. */
export function selectOwnLines({ db, caller }: SignedInContext) {
  return db
    .select({ productId: products.id, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(products, eq(products.number, cartItems.productNumber))
    .where(eq(cartItems.userId, caller.userId))
    .orderBy(asc(cartItems.updatedAt), asc(cartItems.productNumber));
}

/** The caller's cart with what it costs now. One database call besides the session's. */
export async function ownCart(ctx: SignedInContext, { locale }: Localized): Promise<{ lines: CartLineView[] }> {
  const ids = sql`select ${products.id} as id from ${cartItems}
    cross join ${products} on ${products.number} = ${cartItems.productNumber}
    where ${cartItems.userId} = ${ctx.caller.userId}`;
  const [lines, cards, steps] = await ctx.db.batch([
    selectOwnLines(ctx),
    ...selectGoods(ctx.db, ids, { locale, now: ctx.now() }),
  ]);
  return { lines: pricedLines(lines, cards, steps) };
}
