import { type SQL, sql } from "drizzle-orm";
import { priceTiers, productCertifications, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { jsonCells } from "#worker/platform/row-cells.ts";
import { openCompany } from "./open-company.ts";

/** The number of a product that {@link found} finds. */
export const FOUND_NUMBER = sql`p.number`;

/** The rows `v` with their products `p`. */
export function found(ctx: SignedInContext, rows: SQL): SQL {
  return sql`${rows} cross join ${products} p on p.supplier_id = ${openCompany(ctx).id} and p.sku = v.value ->> 'sku'`;
}

type Parts = typeof productTranslations | typeof productCertifications | typeof priceTiers;

function clear(ctx: SignedInContext, table: Parts, rows: SQL, isMeant: SQL): GuardedStatement {
  return (condition) => sql`delete from ${table} where ${condition} and ${table.productNumber} in (
    select p.number from ${found(ctx, rows)} where ${isMeant})`;
}

const isRewritten = sql`v.value ->> 'isRewritten'`;

/** The parts of one kind of the rows' products; a row's list of them is called `t`. */
function partsOf(ctx: SignedInContext, rows: SQL, list: "texts" | "certificates" | "tiers"): SQL {
  return sql`${found(ctx, rows)} cross join json_each(v.value, ${`$.${list}`}) t`;
}

/** Rewrites the texts of products, where their row says so. */
export function rewriteTexts(ctx: SignedInContext, rows: SQL): GuardedStatement[] {
  const cells = {
    productNumber: FOUND_NUMBER,
    ...jsonCells("t", ["locale", "name", "description"]),
    specs: sql`t.value -> 'specs'`,
  };
  return [
    clear(ctx, productTranslations, rows, isRewritten),
    (condition) =>
      insertEach(productTranslations, cells, partsOf(ctx, rows, "texts"), sql`${isRewritten} and ${condition}`),
  ];
}

/** Rewrites the certificates of products, where their row says so. */
export function rewriteCertificates(ctx: SignedInContext, rows: SQL): GuardedStatement[] {
  const cells = {
    productNumber: FOUND_NUMBER,
    certification: sql`t.value ->> 'code'`,
    ...jsonCells("t", ["validUntil"]),
  };
  return [
    clear(ctx, productCertifications, rows, isRewritten),
    (condition) =>
      insertEach(
        productCertifications,
        cells,
        partsOf(ctx, rows, "certificates"),
        sql`${isRewritten} and ${condition}`,
      ),
  ];
}

/** Rewrites the price tables of products. */
export function rewriteTiers(ctx: SignedInContext, rows: SQL): GuardedStatement[] {
  const cells = { productNumber: FOUND_NUMBER, ...jsonCells("t", ["minQuantity", "priceMinor"]) };
  return [
    clear(ctx, priceTiers, rows, sql`true`),
    (condition) => insertEach(priceTiers, cells, partsOf(ctx, rows, "tiers"), condition),
  ];
}
