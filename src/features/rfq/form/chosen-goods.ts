import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { type CartGoods, goodsInCart } from "./cart-goods.ts";
import { MAX_LINES } from "./request-values.ts";

/** As the server's ids of products are (domain/orders/cart.ts). */
const PRODUCT_ID = /^[\w-]{1,40}$/;

/** Products that were ticked in a list, as an address names them; undefined where it names none. */
export function readChosen(given: unknown): string[] | undefined {
  const named = [given].flat().filter((id): id is string => typeof id === "string" && PRODUCT_ID.test(id));
  return named.length > 0 ? [...new Set(named)] : undefined;
}

/** What is known of them now, in one call: the address names them alone. */
export function useChosenGoods(chosen: readonly string[] = []) {
  const lines = chosen.slice(0, MAX_LINES).map((productId) => ({ productId, quantity: 1 }));
  const query = api.cart.price.useQuery(
    { lines, locale: currentLocale() },
    { enabled: lines.length > 0, staleTime: Number.POSITIVE_INFINITY, retry: 1 },
  );
  return { query, goods: query.data && goodsOfChosen(query.data.lines) };
}

/** A line for each that is on sale still, of as much as is sold at least. */
export function goodsOfChosen(lines: readonly CartLineView[]): CartGoods | undefined {
  const least = lines.map((line) => (line.product ? { ...line, quantity: leastQuantity(line.product) } : line));
  return goodsInCart(least, m.rfqs_form_from_chosen);
}
