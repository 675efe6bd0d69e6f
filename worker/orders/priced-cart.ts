import { type SQL, sql } from "drizzle-orm";
import type { PriceTier } from "#domain/catalogue/price-tiers.ts";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { CartLine } from "#domain/orders/cart.ts";
import { type LinePrice, priceLine } from "#domain/orders/price-line.ts";
import type { Database } from "#drizzle/client.ts";
import { priceTiers, products } from "#drizzle/schema/catalogue.ts";
import { type CardRow, cardsOf, selectCards } from "#worker/catalogue/select-cards.ts";

type CartProduct = Omit<ProductCard, "supplier" | "summary" | "tierPriceMinor" | "certifications" | "orderMultiple"> & {
  /** It is ordered in steps of so many units. */
  multiple: number;
  tiers: PriceTier[];
};

/** A line of a cart as it stands now; product and supplier are null where it is no longer on sale. */
export interface CartLineView extends CartLine, LinePrice {
  product: CartProduct | null;
  supplier: ProductCard["supplier"] | null;
}

/** The quantity prices of a product; `tiers` is JSON. */
interface StepsRow {
  number: number;
  tiers: string;
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
export function selectGoods(db: Database, ids: SQL, reader: { locale: Locale; now: number }) {
  const { productNumber, minQuantity, priceMinor } = priceTiers;
  return [
    selectCards(db, numbersOf(ids), reader),
    db.all<StepsRow>(sql`select ${products.number} as number,
        (select json_group_array(json_object('minQuantity', ${minQuantity}, 'priceMinor', ${priceMinor}))
          from ${priceTiers} where ${productNumber} = ${products.number}) as tiers
      from (${numbersOf(ids)}) wanted cross join ${products} on ${products.number} = wanted.number`),
  ] as const;
}

/** Lines with what they cost now, in the order in which they were asked. */
export function pricedLines(lines: readonly CartLine[], cards: CardRow[], steps: readonly StepsRow[]): CartLineView[] {
  const known = new Map(cardsOf(cards).map((card) => [card.id, card]));
  const stepsOf = new Map(steps.map(({ number, ...row }) => [number, row]));
  return lines.map(({ productId, quantity }) => {
    const card = known.get(productId);
    const order = card && stepsOf.get(card.number);
    if (!order) {
      const problem = { code: "not_available" as const };
      return { productId, quantity, product: null, supplier: null, unitPriceMinor: null, amountMinor: null, problem };
    }
    const { supplier, summary: _, tierPriceMinor: __, certifications: ___, orderMultiple: multiple, ...shown } = card;
    const tiers: PriceTier[] = JSON.parse(order.tiers);
    const product = { ...shown, multiple, tiers };
    // Cards come of products on sale alone.
    const goods = {
      ...{ ...product, status: "published" as const, supplierStatus: "approved" as const },
      hasSeller: supplier.takesRequests,
    };
    return { productId, quantity, product, supplier, ...priceLine(goods, quantity) };
  });
}
