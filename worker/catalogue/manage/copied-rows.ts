import { sql } from "drizzle-orm";
import {
  priceTiers,
  productCertifications,
  productImages,
  products,
  productTranslations,
} from "#drizzle/schema/catalogue.ts";
import { insertEach, type RowValues } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { sameCells } from "#worker/platform/row-cells.ts";

type Part = typeof productTranslations | typeof productImages | typeof productCertifications | typeof priceTiers;

interface Clone {
  id: string;
  sku: string;
  slug: string;
}

const FACTS = sameCells(products, [
  "supplierId",
  "category",
  "subcategory",
  "origin",
  "priceMinor",
  "currency",
  "unit",
  "moq",
  "orderMultiple",
  "leadTimeDaysMin",
  "leadTimeDaysMax",
  "hsCode",
]);

/** The rows of a draft that is as another product is now; what waits for a look is not copied. */
export function copiedRows(
  { now }: Pick<Context, "now">,
  source: string,
  { id, sku, slug }: Clone,
): GuardedStatement[] {
  const draft = { id, sku, slug, status: "draft" as const, createdAt: now(), updatedAt: now() };
  /** The rows of a part, which the statement calls `part`. */
  const copied =
    <T extends Part>(table: T, cells: Omit<RowValues<T>, "productNumber">): GuardedStatement =>
    (condition) =>
      insertEach<Part>(
        table,
        { ...cells, productNumber: sql`clone.number` },
        sql`${products} as source
          cross join ${table} as part on part.product_number = source.number
          cross join ${products} as clone on clone.id = ${id}`,
        sql`source.id = ${source} and ${condition}`,
      );
  return [
    (condition) =>
      insertEach(products, { ...draft, ...FACTS }, products, sql`${products.id} = ${source} and ${condition}`),
    copied(productTranslations, sameCells(productTranslations, ["locale", "name", "description", "specs"], "part")),
    copied(productImages, sameCells(productImages, ["position", "path", "width", "height", "alt"], "part")),
    copied(productCertifications, sameCells(productCertifications, ["certification", "validUntil"], "part")),
    copied(priceTiers, sameCells(priceTiers, ["minQuantity", "priceMinor"], "part")),
  ];
}
