import { readProductIds } from "#domain/catalogue/address-products.ts";
import { readQuantity } from "#domain/catalogue/address-quantity.ts";
import { leastQuantity, type QuantityRule, quantityProblem } from "#domain/catalogue/order-quantity.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api, OF_NOW } from "#src/lib/calls/trpc.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { ofNow } from "#src/lib/offline/of-now.ts";
import { type CartGoods, goodsInCart } from "./cart-goods.ts";
import { MAX_LINES } from "./request-values.ts";

/** Products that were ticked in a list, as an address names them; undefined where it names none. */
export function readChosen(given: unknown): string[] | undefined {
  const named = readProductIds(given);
  return named.length > 0 ? named : undefined;
}

/**
 * What is known of them now, in one call: the address names them alone.
 * @param quantity how much of each is wanted, as the address says it
 */
export function useChosenGoods(chosen: readonly string[] = [], quantity?: string) {
  const lines = chosen.slice(0, MAX_LINES).map((productId) => ({ productId, quantity: 1 }));
  const query = ofNow(
    api.cart.price.useQuery(
      { lines, locale: currentLocale() },
      { enabled: lines.length > 0, staleTime: Number.POSITIVE_INFINITY, retry: 1, ...OF_NOW },
    ),
  );
  const wanted = readQuantity(quantity);
  const goods = query.data && goodsOfChosen(query.data.lines, wanted);
  return { query, goods, raisedFrom: goods && raisedFrom(goods, wanted) };
}

/** The wanted quantity, where some product can be ordered in a larger one alone. */
export function raisedFrom({ lines }: CartGoods, wanted?: number): number | undefined {
  return lines.some(({ quantity }) => quantity !== String(wanted)) ? wanted : undefined;
}

/**
 * A line for each that is on sale still, of as much as is wanted: of the least that is sold, where nothing is said or that is more,
 * and of the next quantity that can be ordered.
 */
export function goodsOfChosen(lines: readonly CartLineView[], wanted?: number): CartGoods | undefined {
  const asked = lines.map((line) => (line.product ? { ...line, quantity: orderable(line.product, wanted) } : line));
  return goodsInCart(asked, m.rfqs_form_from_chosen);
}

function orderable(rule: QuantityRule, wanted?: number): number {
  if (wanted === undefined) return leastQuantity(rule);
  return quantityProblem(wanted, rule)?.next ?? wanted;
}
