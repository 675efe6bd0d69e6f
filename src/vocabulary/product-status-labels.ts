import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { BadgeTone } from "./look-of.ts";

/** The states of a product as its company reads them; `published` and `paused` are the spec's active and temporary. */
export const PRODUCT_STATUS_LABELS: Record<ProductStatus, { words: () => string; tone: BadgeTone }> = {
  draft: { words: m.products_status_draft, tone: "neutral" },
  in_review: { words: m.products_status_in_review, tone: "gulf" },
  changes_requested: { words: m.products_status_changes_requested, tone: "brass" },
  rejected: { words: m.products_status_rejected, tone: "clay" },
  published: { words: m.products_status_published, tone: "leaf" },
  paused: { words: m.products_status_paused, tone: "brass" },
  archived: { words: m.products_status_archived, tone: "neutral" },
  removed: { words: m.products_status_removed, tone: "clay" },
};
