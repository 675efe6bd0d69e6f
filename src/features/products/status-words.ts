import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";

const WORDS: Record<ProductStatus, { name: () => string; next: () => string }> = {
  draft: { name: m.products_status_draft, next: m.products_next_draft },
  in_review: { name: m.products_status_in_review, next: m.products_next_in_review },
  changes_requested: { name: m.products_status_changes_requested, next: m.products_next_changes_requested },
  rejected: { name: m.products_status_rejected, next: m.products_next_rejected },
  published: { name: m.products_status_published, next: m.products_next_published },
  paused: { name: m.products_status_paused, next: m.products_next_paused },
  archived: { name: m.products_status_archived, next: m.products_next_archived },
  removed: { name: m.products_status_removed, next: m.products_next_removed },
};

export const STATUS_TONES = {
  draft: "neutral",
  in_review: "gulf",
  changes_requested: "brass",
  rejected: "clay",
  published: "leaf",
  paused: "brass",
  archived: "neutral",
  removed: "clay",
} as const satisfies Record<ProductStatus, string>;

/** Where a product stands, in a word. */
export function statusWords(status: ProductStatus): string {
  return WORDS[status].name();
}

/** What that means, and whose turn it is. */
export function nextWords(status: ProductStatus): string {
  return WORDS[status].next();
}
