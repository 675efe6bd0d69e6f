import { type SQL, sql } from "drizzle-orm";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";

/** Holds for products whose code or name, in any language, has a text in it; for all where there is no text. */
export function mentions(q: string | null): SQL | undefined {
  if (q === null) return undefined;
  const { productNumber, name } = productTranslations;
  return sql`(${isWrittenAlike(products.sku, q)} or exists (select 1 from ${productTranslations}
    where ${productNumber} = ${products.number} and ${isWrittenAlike(name, q)}))`;
}
