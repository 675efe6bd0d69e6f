import { LIVE, REWRITABLE, type SaveProduct } from "#domain/catalogue/manage-products.ts";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { ownProductAt } from "./own-product.ts";
import { saveDraft } from "./save-draft.ts";
import { saveLive } from "./save-live.ts";

export interface SavedProduct {
  status: ProductStatus;
  version: number;
  /** `saved`: it is so now; `staged`: it waits for a look; `partly_staged`: terms are so now, all else waits. */
  outcome: "saved" | "staged" | "partly_staged";
}

/**
 * Saves a product as its supplier wrote it. A draft is rewritten; of a product that was approved, price, tiers, minimum
 * order, lead time and unit apply at once while texts, category, origin, pictures and certificates make or replace its
 * one staged change, or, as they are again what they were, withdraw it (workflows: Product). At most three database
 * calls with the session's.
 * @throws AppError NOT_FOUND; CONFLICT with state and newer version, or `sku:taken`; FORBIDDEN when a company that is not
 *   approved changes what buyers see; BAD_INPUT with `pictures.<place>.path:unknown`, `sku:fixed`, `texts:missing`,
 *   `picture:missing`; nothing was written then
 */
export async function saveProduct(ctx: SignedInContext, input: SaveProduct): Promise<SavedProduct> {
  const product = await ownProductAt(ctx, input, "save");
  if (includes(REWRITABLE, product.status)) return saveDraft(ctx, product, input);
  if (includes(LIVE, product.status)) return saveLive(ctx, product, input);
  throw new AppError("CONFLICT", { state: product.status, action: "save", version: product.version });
}

function includes(statuses: readonly ProductStatus[], status: ProductStatus): boolean {
  return statuses.includes(status);
}
