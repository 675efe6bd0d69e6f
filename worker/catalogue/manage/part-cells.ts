import { sql } from "drizzle-orm";
import { priceTiers, productCertifications, productTranslations } from "#drizzle/schema/catalogue.ts";
import { jsonCells } from "#worker/platform/row-cells.ts";

/*
 * Cells of a product's parts, of objects as its form names them.
 */

/** @param row what the statement calls the objects, a text each */
export function textCells(row: string) {
  return jsonCells(productTranslations, row, ["locale", "name", "description", "specs"]);
}

/** @param row what the statement calls the objects, a certificate each */
export function certificateCells(row: string) {
  return {
    certification: sql`${sql.identifier(row)}.value ->> 'code'`,
    ...jsonCells(productCertifications, row, ["validUntil"]),
  };
}

/** @param row what the statement calls the objects, a step of the price table each */
export function tierCells(row: string) {
  return jsonCells(priceTiers, row, ["minQuantity", "priceMinor"]);
}
