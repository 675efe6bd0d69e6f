import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { type ApiOutputs, api, type OF_NOW } from "#src/lib/calls/trpc.ts";
import { ofNow } from "../offline/of-now.ts";
import { useCart } from "./use-cart.ts";

/** A line of the cart with what it costs now. */
export type CartLineView = ApiOutputs["cart"]["price"]["lines"][number];

/**
 * The browser's cart with the server's prices; while new ones come, the last ones stand at their lines.
 * @param now where something is ordered or asked for at these prices: none of before, as without a network
 */
export function usePricedLines(now?: typeof OF_NOW) {
  const { lines: kept } = useCart();
  const asked = api.cart.price.useQuery(
    { lines: [...kept], locale: currentLocale() },
    { enabled: kept.length > 0, placeholderData: keepPreviousData, ...now },
  );
  const query = now ? ofNow(asked) : asked;
  const [last, setLast] = useState(query.data);
  if (query.data && query.data !== last) setLast(query.data);
  // What was priced before stands on where new prices do not come; the screen says so.
  const priced = query.data ?? (now ? undefined : last);
  const known = new Map((priced?.lines ?? []).map((line) => [line.productId, line]));
  const lines = kept.flatMap(({ productId, quantity }): CartLineView[] => {
    const line = known.get(productId);
    return line ? [inQuantity(line, quantity, query.isError)] : [];
  });
  return { kept, lines, query };
}

/** @param isLeft true where no new prices came: then nobody knows what another quantity costs, or what stands in its way */
function inQuantity(line: CartLineView, quantity: number, isLeft: boolean): CartLineView {
  if (!isLeft || line.quantity === quantity) return { ...line, quantity };
  return { ...line, quantity, unitPriceMinor: null, amountMinor: null, problem: null };
}
