import { and, asc, eq, gt, notInArray } from "drizzle-orm";
import type { ExportProducts } from "#domain/catalogue/import-own.ts";
import type { OwnProduct } from "#domain/catalogue/own-row.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { readManaged, selectManaged } from "../manage/managed-product.ts";
import { desiredProduct } from "./desired-product.ts";

/** security 11 */
const PAGE = 50;

export interface ExportPage {
  items: { sku: string; product: OwnProduct }[];
  /** Where the next page begins; null behind the last. */
  next: string | null;
}

/**
 * A page of the caller's catalogue as its supplier wants it, with the changes that wait for a look; what was put away is
 * left out. One database call besides the session's.
 */
export async function exportProducts({ db, caller }: SignedInContext, { after }: ExportProducts): Promise<ExportPage> {
  const isOwn = and(eq(products.supplierId, caller.supplier?.id ?? ""), eq(suppliers.ownerId, caller.userId));
  const isKept = notInArray(products.status, ["archived", "removed"]);
  const rows = await selectManaged(db, and(isOwn, isKept, gt(products.sku, after)))
    .orderBy(asc(products.sku))
    .limit(PAGE);
  const items = rows.map(readManaged).map((found) => {
    const { pictures: _, ...product } = desiredProduct(found);
    return { sku: found.sku, product };
  });
  return { items, next: items.length < PAGE ? null : (items.at(-1)?.sku ?? null) };
}
