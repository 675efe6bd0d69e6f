import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { cartPlace } from "./lines-draft.ts";
import { EMPTY_LINE, type LineValues, MAX_LINES, type RequestValues } from "./request-values.ts";

const MAX_DESCRIPTION = 1000;

/** What a request takes over from the cart. */
export type CartGoods = Pick<RequestValues, "productCategory" | "productDescription" | "lines">;

/**
 * What a request of these lines is about; undefined where none of them is known.
 * @param words what it says of them
 */
export function goodsInCart(
  lines: readonly CartLineView[],
  words: (goods: { products: string }) => string = m.rfqs_form_from_cart,
): CartGoods | undefined {
  const goods = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : [])).slice(0, MAX_LINES);
  const [first] = goods;
  if (!first) return undefined;
  const isOneCategory = goods.every(({ product }) => product.category === first.product.category);
  const names = goods.map(({ product }) => product.name);
  const products = formatList(names, currentLocale());
  return {
    productDescription: words({ products }).slice(0, MAX_DESCRIPTION),
    productCategory: isOneCategory ? first.product.category : "",
    lines: goods.map(
      ({ product, quantity }): LineValues => ({
        ...EMPTY_LINE,
        description: product.name,
        quantity: String(quantity),
        unit: product.unit,
        productId: product.id,
      }),
    ),
  };
}

/**
 * The goods of a request once the cart holds others: what the cart holds as before stays as it was typed, what left it
 * goes, what is new comes in. Lines of the buyer's own stay, and so do words that were typed over the cart's.
 * @param before what the cart held when the request last took it over; null at the first time
 */
export function goodsAfterCart(written: CartGoods, before: CartGoods | null, now: CartGoods): CartGoods {
  const lines = now.lines.flatMap((line) => {
    const typed = written.lines.find(isOf(line));
    const earlier = before?.lines.find(isOf(line));
    const isAsBefore = earlier?.quantity === line.quantity && earlier.unit === line.unit;
    // A line that was taken out of the request stays out.
    if (isAsBefore) return typed ? [typed] : [];
    return [{ ...line, targetPrice: typed?.targetPrice ?? "" }];
  });
  const own = written.lines.filter(({ productId, description }) => productId === "" && description !== "");
  const { productCategory, productDescription } = written;
  const isTyped = (text: string, earlier: string | undefined) => text !== "" && text !== earlier;
  return {
    lines: lines.length + own.length > 0 ? [...lines, ...own] : now.lines,
    productCategory: isTyped(productCategory, before?.productCategory) ? productCategory : now.productCategory,
    productDescription: isTyped(productDescription, before?.productDescription)
      ? productDescription
      : now.productDescription,
  };
}

function isOf({ productId }: LineValues) {
  return (line: LineValues) => line.productId === productId;
}

/** What the cart held when the request of this tab last took it over. */
export function readTakenOver(draftKey: string): CartGoods | null {
  try {
    // It was written by the function below.
    return JSON.parse(readDraft(cartPlace(draftKey)).goods ?? "null");
  } catch {
    return null;
  }
}

export function writeTakenOver(draftKey: string, goods: CartGoods): void {
  writeDraft(cartPlace(draftKey), { goods: JSON.stringify(goods) });
}
