import type { OrderLabel } from "#domain/analytics/dashboard.ts";
import { m } from "#i18n/paraglide/messages.js";

type Tone = "neutral" | "gulf" | "brass" | "leaf" | "clay";

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
