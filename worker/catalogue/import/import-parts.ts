import { type SQL, sql } from "drizzle-orm";
import { priceTiers, productCertifications, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { insertEach, type RowValues } from "#worker/platform/conditional-insert.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { certificateCells, textCells, tierCells } from "../manage/part-cells.ts";

/** The number of a product that {@link found} finds. */
export const FOUND_NUMBER = sql`p.number`;

/**
 * The rows `v` with their products `p`.
 * @param supplierId of each row's company
 */
export function found(rows: SQL, supplierId: SQL | string): SQL {
  return sql`${rows} cross join ${products} p on p.supplier_id = ${supplierId} and p.sku = v.value ->> 'sku'`;
}

type Parts = typeof productTranslations | typeof productCertifications | typeof priceTiers;

/**
 * Rewrites parts of one kind.
 * @param rows as {@link found} finds them; each one's list of the parts is called `t` in its turn
 */
function rewrite<T extends Parts>(
  table: T,
  list: "texts" | "certificates" | "tiers",
  cells: RowValues<T>,
  rows: SQL,
  isMeant: SQL,
): GuardedStatement[] {
  return [
    (condition) => sql`delete from ${table} where ${condition} and ${table.productNumber} in (
      select p.number from ${rows} where ${isMeant})`,
    (condition) =>
      insertEach(
        table,
        cells,
        sql`${rows} cross join json_each(v.value, ${`$.${list}`}) t`,
        sql`${isMeant} and ${condition}`,
      ),
  ];
}

/**
 * Rewrites the texts of products.
 * @param rows as {@link found} finds them
 */
export function rewriteTexts(rows: SQL, isMeant: SQL): GuardedStatement[] {
  return rewrite(productTranslations, "texts", { productNumber: FOUND_NUMBER, ...textCells("t") }, rows, isMeant);
}

/** The same of their certificates. */
export function rewriteCertificates(rows: SQL, isMeant: SQL): GuardedStatement[] {
  const cells = { productNumber: FOUND_NUMBER, ...certificateCells("t") };
  return rewrite(productCertifications, "certificates", cells, rows, isMeant);
}

/** The same of their price tables. */
export function rewriteTiers(rows: SQL, isMeant: SQL): GuardedStatement[] {
  return rewrite(priceTiers, "tiers", { productNumber: FOUND_NUMBER, ...tierCells("t") }, rows, isMeant);
}
