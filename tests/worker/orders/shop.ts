import { eq } from "drizzle-orm";
import type { Currency } from "#domain/kernel/currency.ts";
import type { Database } from "#drizzle/client.ts";
import { priceTiers, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { supplierIdOf } from "../products/catalogue.ts";
import type { Actor } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";

export interface Goods {
  id: string;
  priceMinor?: number | null;
  currency?: Currency;
  moq?: number;
  orderMultiple?: number;
  tiers?: [minQuantity: number, priceMinor: number][];
  status?: "published" | "paused";
}

/** Puts a product of an actor's company on sale. */
export async function stock(db: Database, owner: Actor, goods: Goods) {
  const {
    id,
    priceMinor = 1250,
    currency = "AED",
    moq = 10,
    orderMultiple = 1,
    tiers = [],
    status = "published",
  } = goods;
  const [row] = await db
    .insert(products)
    .values({
      id,
      supplierId: supplierIdOf(owner),
      sku: id.toUpperCase(),
      slug: id.replaceAll("_", "-"),
      category: "food-products",
      subcategory: "dates",
      status,
      origin: "AE",
      priceMinor,
      currency,
      unit: "carton",
      moq,
      orderMultiple,
      publishedAt: TEST_NOW,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
    .returning({ number: products.number });
  const productNumber = row?.number ?? 0;
  const text = { productNumber, description: "", specs: [] };
  await db.batch([
    db.insert(productTranslations).values([
      { ...text, locale: "ar", name: `تمر ${id}` },
      { ...text, locale: "en", name: `Dates ${id}` },
    ]),
    ...tiers.map(([minQuantity, price]) =>
      db.insert(priceTiers).values({ productNumber, minQuantity, priceMinor: price }),
    ),
  ]);
  return { id, number: productNumber };
}

/** What a supplier does to its product behind the buyer's back. */
export async function change(db: Database, id: string, values: Partial<typeof products.$inferInsert>): Promise<void> {
  const [row] = await db.select({ version: products.version }).from(products).where(eq(products.id, id));
  await db
    .update(products)
    .set({ ...values, version: (row?.version ?? 0) + 1 })
    .where(eq(products.id, id));
}
