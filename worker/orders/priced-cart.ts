import { type SQL, sql } from "drizzle-orm";
import type { PriceTier } from "#domain/catalogue/price-tiers.ts";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { CartLine } from "#domain/orders/cart.ts";
import { type LinePrice, priceLine } from "#domain/orders/price-line.ts";
import type { Database } from "#drizzle/client.ts";
import { priceTiers, products } from "#drizzle/schema/catalogue.ts";
import { type CardRow, cardsOf, selectCards } from "#worker/catalogue/select-cards.ts";

/** Products carry no steps of their own yet: every whole unit from the minimum on can be ordered. */
export const ORDER_MULTIPLE = 1;

export type CartProduct = Omit<ProductCard, "supplier" | "summary" | "tierPriceMinor" | "certifications"> & {
  multiple: number;
  tiers: PriceTier[];
};

/** A line of a cart as it stands now; product and supplier are null where it is no longer on sale. */
export interface CartLineView extends CartLine, LinePrice {
  product: CartProduct | null;
  supplier: ProductCard["supplier"] | null;
}

export interface TierRow extends PriceTier {
  productNumber: number;
}

/** Numbers of the products in a JSON list of ids. */
function numbersOf(ids: SQL): SQL {
  return sql`select ${products.number} as number from (${ids}) asked
    cross join ${products} on ${products.id} = asked.id`;
}

/**
 * The two statements that price lines, for a batch; hand their rows to {@link pricedLines}.
 * @param ids a query of one column `id`
 */
export function selectGoods(db: Database, ids: SQL, locale: Locale) {
  const { productNumber, minQuantity, priceMinor } = priceTiers;
  return [
    selectCards(db, numbersOf(ids), locale),
    db.all<TierRow>(sql`select ${productNumber} as productNumber, ${minQuantity} as minQuantity, ${priceMinor} as priceMinor
      from (${numbersOf(ids)}) wanted cross join ${priceTiers} on ${productNumber} = wanted.number`),
  ] as const;
}

/** Lines with what they cost now, in the order in which they were asked. */
export function pricedLines(lines: readonly CartLine[], cards: CardRow[], tiers: readonly TierRow[]): CartLineView[] {
  const known = new Map(cardsOf(cards).map((card) => [card.id, card]));
  return lines.map(({ productId, quantity }) => {
    const card = known.get(productId);
    if (!card) {
      const problem = { code: "not_available" as const };
      return { productId, quantity, product: null, supplier: null, unitPriceMinor: null, amountMinor: null, problem };
    }
    const { supplier, summary: _, tierPriceMinor: __, certifications: ___, ...shown } = card;
    const steps = tiers
      .filter((tier) => tier.productNumber === card.number)
      .map(({ productNumber: ____, ...tier }) => tier);
    const product = { ...shown, multiple: ORDER_MULTIPLE, tiers: steps };
    // Cards come of products on sale alone.
    const goods = { ...product, status: "published" as const, supplierStatus: "approved" as const };
    return { productId, quantity, product, supplier, ...priceLine(goods, quantity) };
  });
}
