import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/lib/label-of.ts";

const NEXT: Record<ProductStatus, () => string> = {
  draft: m.products_next_draft,
  in_review: m.products_next_in_review,
  changes_requested: m.products_next_changes_requested,
  rejected: m.products_next_rejected,
  published: m.products_next_published,
  paused: m.products_next_paused,
  archived: m.products_next_archived,
  removed: m.products_next_removed,
};

/** What a product's state means, and whose turn it is. */
export function nextWords(status: ProductStatus): string {
  return labelOf(NEXT, status);
}
