import { sql } from "drizzle-orm";
import type { ProductPage } from "#domain/catalogue/product-page.ts";
import type { ProductPageInput } from "#domain/catalogue/read-catalogue.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { placeIn } from "#domain/kernel/places.ts";
import type { Context } from "#worker/platform/context.ts";
import { readResponses } from "#worker/suppliers/responses-sql.ts";
import { type CardColumns, readCard } from "./product-cards.ts";
import { PRODUCT_PAGE_COLUMNS, PRODUCT_PAGE_JOINS } from "./product-page-sql.ts";

type PageRow = Record<keyof ProductPage | "responses", string>;

/**
 * Everything of a product page in one statement. An address that the product left gives it too: its own tells where it is.
 * @throws AppError NOT_FOUND for an unknown address and for a product that is not on sale
 */
export async function readProduct(ctx: Context, { category, slug, locale }: ProductPageInput): Promise<ProductPage> {
  const [row] = await ctx.db.all<PageRow>(sql`SELECT ${sql.raw(PRODUCT_PAGE_COLUMNS)}
    FROM (SELECT ${locale} AS locale, ${ctx.now()} AS now, ifnull(
      (SELECT number FROM products WHERE category = ${category} AND slug = ${slug} AND status = 'published'),
      (SELECT product_number FROM product_addresses WHERE category = ${category} AND slug = ${slug})) AS number) reader
    CROSS JOIN products x ON x.number = reader.number AND x.status = 'published'
    ${sql.raw(PRODUCT_PAGE_JOINS)}`);
  if (!row) throw new AppError("NOT_FOUND");
  const supplier: Omit<ProductPage["supplier"], "answerHours"> = JSON.parse(row.supplier);
  const { answerHours } = readResponses(row.responses);
  const related: CardColumns[] = JSON.parse(row.related);
  return {
    product: JSON.parse(row.product),
    images: JSON.parse(row.images),
    tiers: JSON.parse(row.tiers),
    certifications: JSON.parse(row.certifications),
    supplier: { ...supplier, city: placeIn(supplier.city, locale), answerHours },
    related: related.map(readCard),
  };
}
