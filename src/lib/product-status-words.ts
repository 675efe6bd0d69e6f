import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";

type Tone = "neutral" | "gulf" | "brass" | "leaf" | "clay";

/** The states of a product as its company reads them; `published` and `paused` are the spec's active and temporary. */
export const PRODUCT_STATUS_WORDS: Record<ProductStatus, { words: () => string; tone: Tone }> = {
  draft: { words: m.products_status_draft, tone: "neutral" },
  in_review: { words: m.products_status_in_review, tone: "gulf" },
  changes_requested: { words: m.products_status_changes_requested, tone: "brass" },
  rejected: { words: m.products_status_rejected, tone: "clay" },
  published: { words: m.products_status_published, tone: "leaf" },
  paused: { words: m.products_status_paused, tone: "brass" },
  archived: { words: m.products_status_archived, tone: "neutral" },
  removed: { words: m.products_status_removed, tone: "clay" },
};
