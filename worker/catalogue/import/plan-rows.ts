import { and, eq, inArray, sql } from "drizzle-orm";
import { REFUSALS, type RowResult } from "#domain/catalogue/import-own.ts";
import { LIVE, REWRITABLE } from "#domain/catalogue/manage-products.ts";
import { type CellChange, mergeRow } from "#domain/catalogue/merge-row.ts";
import { isMinimumInSteps } from "#domain/catalogue/order-quantity.ts";
import type { OwnCells, OwnColumn } from "#domain/catalogue/own-columns.ts";
import type { CellIssue } from "#domain/catalogue/own-row.ts";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { isLocaleComplete, missingForReview, type ProductForm } from "#domain/catalogue/product-form.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { cleanText } from "#domain/kernel/text.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type ManagedProduct, readManaged, selectManaged } from "../manage/managed-product.ts";
import { isSame, stagedPart } from "../manage/save-live.ts";
import { desiredProduct } from "./desired-product.ts";
import { openCompany } from "./open-company.ts";

/** What is to be done with a row; without `wanted` nothing is. */
export interface PlannedRow extends RowResult {
  sku: string;
  /** The product as it is now; null for a new one. */
  product: ManagedProduct | null;
  wanted: ProductForm | null;
  changes: CellChange[];
  /** Columns that the row leaves empty and that stay as they are stored. */
  kept: OwnColumn[];
}

type Refusal = (typeof REFUSALS)[number];

/**
 * Looks up what stands under the codes of the rows and says what becomes of each row. One database call.
 * @param seen the versions that a dry run showed; without it whatever stands there now is taken
 * @throws AppError FORBIDDEN for a company that may not prepare products
 */
export async function planRows(
  ctx: SignedInContext,
  rows: OwnCells[],
  seen?: readonly (number | null)[],
): Promise<PlannedRow[]> {
  const supplier = openCompany(ctx);
  const skus = rows.map(({ sku }) => cleanText(sku ?? ""));
  const isWanted = inArray(products.sku, sql`(select value from json_each(${JSON.stringify(skus)}))`);
  const isOwn = and(eq(products.supplierId, supplier.id), eq(suppliers.ownerId, ctx.caller.userId));
  const found = await selectManaged(ctx.db, and(isOwn, isWanted));
  const bySku = new Map(found.map((row) => [row.sku, readManaged(row)]));
  return rows.map((cells, place) => {
    const sku = skus[place] ?? "";
    const product = bySku.get(sku) ?? null;
    if (skus.indexOf(sku) < place) return refused(sku, product, [problemAt("sku", "duplicate")]);
    const planned = planRow(sku, cells, product);
    const isOther = seen !== undefined && seen[place] !== (product?.version ?? null);
    // What is so already, whoever wrote it, needs no second look.
    return isOther && planned.wanted ? refused(sku, product, [problemAt("sku", "changed_since")]) : planned;
  });
}

function planRow(sku: string, cells: OwnCells, product: ManagedProduct | null): PlannedRow {
  const desired = product && desiredProduct(product);
  const merged = mergeRow(desired, sku, cells);
  if (merged.issues) return refused(sku, product, merged.issues);
  const { changes, kept } = merged;
  // Files name neither; they stay as they are.
  const unnamed = { pictures: desired?.pictures ?? [], orderMultiple: desired?.orderMultiple ?? 1 };
  const wanted = { ...merged.product, ...unnamed };
  if (!product || !desired) return planNew(sku, wanted);
  if (isSame(termPart(wanted), termPart(desired)) && isSame(stagedPart(wanted), stagedPart(desired))) {
    return { sku, product, wanted: null, outcome: "unchanged", issues: [], changes: [], kept };
  }
  const change = { sku, product, wanted, issues: [], changes, kept };
  if (!isMinimumInSteps({ moq: wanted.moq, multiple: wanted.orderMultiple })) {
    return refused(sku, product, [problemAt("min_order", "not_a_multiple")]);
  }
  if (includes(REWRITABLE, product.status)) return { ...change, outcome: "updated" };
  const problem = includes(LIVE, product.status) ? liveProblem(product, desired, wanted) : closedAs(product.status);
  if (problem) return refused(sku, product, [problem]);
  const isStaged = !product.supplier.isTrusted && !isSame(stagedPart(wanted), stagedPart(product.content));
  return { ...change, outcome: isStaged ? "staged" : "updated" };
}

function planNew(sku: string, wanted: ProductForm): PlannedRow {
  const isNamed = LOCALES.some((locale) => wanted.texts[locale].name !== "");
  if (!isNamed) return refused(sku, null, [problemAt("name_ar", "name_missing")]);
  return { sku, product: null, wanted, outcome: "created", issues: [], changes: [], kept: [] };
}

/** What buyers see must be whole in each of its languages; terms alone may change in any case. */
function liveProblem({ supplier }: ManagedProduct, desired: ProductForm, wanted: ProductForm): CellIssue | null {
  if (supplier.status !== "approved") return problemAt("sku", "not_approved");
  if (isSame(stagedPart(wanted), stagedPart(desired))) return null;
  const begun = LOCALES.find((locale) => {
    const { name, description } = wanted.texts[locale];
    return (name !== "" || description !== "") && !isLocaleComplete(wanted.texts[locale]);
  });
  if (begun) return problemAt(wanted.texts[begun].name === "" ? `name_${begun}` : `description_${begun}`, "incomplete");
  const missing = missingForReview(wanted);
  if (missing.includes("texts")) return problemAt("name_ar", "incomplete");
  return missing.includes("picture") ? problemAt("sku", "picture_missing") : null;
}

function closedAs(status: ProductStatus): CellIssue {
  return problemAt("sku", REFUSALS.find((refusal) => refusal === status) ?? "in_review");
}

function problemAt(column: CellIssue["column"], code: Refusal): CellIssue {
  return { column, code };
}

function refused(sku: string, product: ManagedProduct | null, issues: CellIssue[]): PlannedRow {
  return { sku, product, wanted: null, outcome: "refused", issues, changes: [], kept: [] };
}

function termPart({ unit, moq, currency, priceMinor, leadTime, tiers }: ProductForm) {
  const steps = tiers.map(({ minQuantity, priceMinor: price }) => [minQuantity, price]);
  return [unit, moq, currency, priceMinor, leadTime.min, leadTime.max, steps];
}

function includes(statuses: readonly ProductStatus[], status: ProductStatus): boolean {
  return statuses.includes(status);
}
