import type { Stage } from "#domain/analytics/series.ts";
import { m } from "#i18n/paraglide/messages.js";

export const STAGE_NAMES: Record<Stage, () => string> = {
  views: m.analytics_views,
  rfqs: m.analytics_rfqs,
  quotes: m.analytics_quotes,
  orders: m.analytics_orders,
};
