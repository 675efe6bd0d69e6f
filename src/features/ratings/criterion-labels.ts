import type { Criterion } from "#domain/reviews/criteria.ts";
import { m } from "#i18n/paraglide/messages.js";

/** The spec's four criteria in words. */
export const CRITERION_LABELS: Record<Criterion, () => string> = {
  supplierRating: m.ratings_supplier,
  productQuality: m.ratings_quality,
  deliveryTime: m.ratings_delivery,
  communication: m.ratings_communication,
};
