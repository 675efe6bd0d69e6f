import { sql } from "drizzle-orm";
import type { PriceCart } from "#domain/orders/cart.ts";
import type { Context } from "#worker/platform/context.ts";
import { type CartLineView, pricedLines, selectGoods } from "./priced-cart.ts";

/**
 * What the lines of a browser's cart cost now, in the reader's language; what stands in the way of a line is named with
 * it. One database call.
 */
export async function priceCart(
  { db, now }: Context,
  { lines, locale }: PriceCart,
): Promise<{ lines: CartLineView[] }> {
  if (lines.length === 0) return { lines: [] };
  const ids = sql`select value as id from json_each(${JSON.stringify(lines.map(({ productId }) => productId))})`;
  const [cards, steps] = await db.batch([...selectGoods(db, ids, { locale, now: now() })]);
  return { lines: pricedLines(lines, cards, steps) };
}
