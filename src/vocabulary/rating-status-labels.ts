import type { BuyerRatingStatus, RatingStatus } from "#domain/reviews/rating-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "./label-of.ts";

const STATUSES: Record<RatingStatus | BuyerRatingStatus, () => string> = {
  sealed: m.ratings_status_sealed,
  published: m.ratings_status_published,
  hidden: m.ratings_status_hidden,
  given: m.ratings_status_given,
};

/** The state of a rating, of either side, as both sides and the platform read it. */
export function ratingStatusLabels(status: RatingStatus | BuyerRatingStatus): string {
  return labelOf(STATUSES, status);
}
