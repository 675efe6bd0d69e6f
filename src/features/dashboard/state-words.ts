import type { OrderLabel } from "#domain/analytics/dashboard.ts";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";

type Tone = "neutral" | "gulf" | "brass" | "leaf" | "clay";

/** A product's state; `published` and `paused` are the spec's active and temporary. */
export const PRODUCT_STATES: Record<ProductStatus, { words: () => string; tone: Tone }> = {
  draft: { words: m.dashboard_product_draft, tone: "neutral" },
  in_review: { words: m.dashboard_product_in_review, tone: "gulf" },
  published: { words: m.dashboard_product_published, tone: "leaf" },
  changes_requested: { words: m.dashboard_product_changes_requested, tone: "clay" },
  rejected: { words: m.dashboard_product_rejected, tone: "clay" },
  paused: { words: m.dashboard_product_paused, tone: "brass" },
  archived: { words: m.dashboard_product_archived, tone: "neutral" },
  removed: { words: m.dashboard_product_removed, tone: "clay" },
};

/** The spec's labels new and processing, and what comes after them. */
export const ORDER_LABELS: Record<OrderLabel, { words: () => string; tone: Tone }> = {
  new: { words: m.dashboard_order_new, tone: "brass" },
  processing: { words: m.dashboard_order_processing, tone: "gulf" },
  delivered: { words: m.dashboard_order_delivered, tone: "leaf" },
  completed: { words: m.dashboard_order_completed, tone: "leaf" },
  declined: { words: m.dashboard_order_declined, tone: "neutral" },
  cancelled: { words: m.dashboard_order_cancelled, tone: "neutral" },
  disputed: { words: m.dashboard_order_disputed, tone: "clay" },
};
