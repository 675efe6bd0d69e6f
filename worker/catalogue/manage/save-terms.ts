import { and, eq, inArray, sql } from "drizzle-orm";
import { LIVE, REWRITABLE, type SaveManyTerms, type SaveTerms } from "#domain/catalogue/manage-products.ts";
import { isMinimumInSteps } from "#domain/catalogue/order-quantity.ts";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { type ManagedProduct, readManaged, selectManaged } from "./managed-product.ts";
import { staleProduct } from "./own-product.ts";
import { type TermsChange, writeTerms } from "./write-terms.ts";

/**
 * What became of a row. `closed`: its state takes no change; `refused`: only an approved company changes what buyers see;
 * `off_step`: its minimum order is no multiple of the step that the product is ordered in.
 */
export interface TermsResult {
  id: string;
  outcome: "saved" | "stale" | "closed" | "refused" | "off_step" | "missing";
  /** The version that the product is in now; null for what is missing. */
  version: number | null;
}

/**
 * Writes price, tiers, minimum order and lead time of many products, at once also of those on sale: rows that may not be
 * written are told by row, all others are written in one batch with their events and their search index. At most three
 * database calls with the session's, whatever the number of rows.
 */
export async function saveManyTerms(ctx: SignedInContext, { rows }: SaveManyTerms): Promise<TermsResult[]> {
  const found = await ownProducts(
    ctx,
    rows.map(({ id }) => id),
  );
  const changes = rows.flatMap(({ id, version, terms }): TermsChange[] => {
    const product = found.get(id);
    if (!product || refusalOf(product, { version, terms })) return [];
    return [{ product, terms, eventId: newId("evt") }];
  });
  const written = changes.length > 0 ? await writeTerms(ctx, changes) : new Set<number>();
  return rows.map(({ id, version, terms }) => {
    const product = found.get(id);
    if (!product) return { id, outcome: "missing", version: null };
    const outcome = refusalOf(product, { version, terms }) ?? (written.has(product.number) ? "saved" : "stale");
    return { id, outcome, version: outcome === "saved" ? version + 1 : product.version };
  });
}

/**
 * Writes the terms of one product.
 * @throws AppError NOT_FOUND; CONFLICT with state and newer version; FORBIDDEN when a company that is not approved
 *   changes what buyers see; BAD_INPUT with `terms.moq:not_a_multiple`
 */
export async function saveTerms(ctx: SignedInContext, row: SaveTerms): Promise<{ version: number }> {
  const found = await ownProducts(ctx, [row.id]);
  const product = found.get(row.id);
  if (!product) throw new AppError("NOT_FOUND");
  const refusal = refusalOf(product, row);
  if (refusal === "refused") throw new AppError("FORBIDDEN");
  if (refusal === "off_step") {
    throw new AppError("BAD_INPUT", { issues: [{ path: "terms.moq", code: "not_a_multiple" }] });
  }
  if (refusal) throw staleProduct(product, "save");
  const written = await writeTerms(ctx, [{ product, terms: row.terms, eventId: newId("evt") }]);
  if (!written.has(product.number)) throw staleProduct(product, "save");
  return { version: row.version + 1 };
}

async function ownProducts(ctx: SignedInContext, ids: string[]): Promise<Map<string, ManagedProduct>> {
  const isWanted = inArray(products.id, sql`(select value from json_each(${JSON.stringify(ids)}))`);
  const rows = await selectManaged(ctx.db, and(isWanted, eq(suppliers.ownerId, ctx.caller.userId)));
  return new Map(rows.map((row) => [row.id, readManaged(row)]));
}

function refusalOf(
  { status, supplier, version, content }: ManagedProduct,
  seen: Pick<SaveTerms, "version" | "terms">,
): Exclude<TermsResult["outcome"], "saved" | "missing"> | null {
  const isLive = (LIVE as readonly ProductStatus[]).includes(status);
  if (!isLive && !(REWRITABLE as readonly ProductStatus[]).includes(status)) return "closed";
  if (isLive && supplier.status !== "approved") return "refused";
  if (version !== seen.version) return "stale";
  return isMinimumInSteps({ moq: seen.terms.moq, multiple: content.orderMultiple }) ? null : "off_step";
}
