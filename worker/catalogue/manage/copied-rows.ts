import { type SQL, sql } from "drizzle-orm";
import {
  priceTiers,
  productCertifications,
  productImages,
  products,
  productTranslations,
} from "#drizzle/schema/catalogue.ts";
import type { Context } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";

interface Clone {
  id: string;
  sku: string;
  slug: string;
}

const FACTS = sql.raw(
  `supplier_id, category, subcategory, origin, price_minor, currency, unit, moq, order_multiple,
   lead_time_days_min, lead_time_days_max, hs_code`,
);
/** The tables of a product's parts with their columns besides its number. */
const PARTS = [
  [productTranslations, ["locale", "name", "description", "specs"]],
  [productImages, ["position", "path", "width", "height", "alt"]],
  [productCertifications, ["certification", "valid_until"]],
  [priceTiers, ["min_quantity", "price_minor"]],
] as const;

/** The rows of a draft that is as another product is now; what waits for a look is not copied. */
export function copiedRows(
  { now }: Pick<Context, "now">,
  source: string,
  { id, sku, slug }: Clone,
): GuardedStatement[] {
  const original = (condition: SQL) => sql`insert into ${products}
      (id, sku, slug, status, created_at, updated_at, ${FACTS})
    select ${id}, ${sku}, ${slug}, 'draft', ${now()}, ${now()}, ${FACTS} from ${products}
    where ${products.id} = ${source} and ${condition}`;
  const parts = PARTS.map(([table, columns]): GuardedStatement => {
    const names = sql.raw(columns.join(", "));
    const cells = sql.raw(columns.map((column) => `part.${column}`).join(", "));
    return (condition) => sql`insert into ${table} (product_number, ${names})
      select clone.number, ${cells} from ${products} as source
        cross join ${table} as part on part.product_number = source.number
        cross join ${products} as clone on clone.id = ${id}
      where source.id = ${source} and ${condition}`;
  });
  return [original, ...parts];
}
