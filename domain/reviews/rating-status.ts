import { DAY_MS } from "#domain/kernel/time.ts";
/** A rating stays sealed until both sides rated or its window ends; a hidden one was taken down by an admin. */
export const RATING_STATUSES = ["sealed", "published", "hidden"] as const;
export type RatingStatus = (typeof RATING_STATUSES)[number];

/** Of a rating of a buyer: the platform may take one down and put it back. Whether its buyer reads it follows from the other one. */
export const BUYER_RATING_STATUSES = ["given", "hidden"] as const;
export type BuyerRatingStatus = (typeof BUYER_RATING_STATUSES)[number];

/** From the completion on, an order can be rated for this long (workflows: Rating). */
export const RATE_WITHIN_MS = 30 * DAY_MS;
