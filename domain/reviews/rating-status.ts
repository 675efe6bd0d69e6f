/** A rating stays sealed until both sides rated or its window ends; a hidden one was taken down by an admin. */
export const RATING_STATUSES = ["sealed", "published", "hidden"] as const;
export type RatingStatus = (typeof RATING_STATUSES)[number];

/** From the completion on, an order can be rated for this long (workflows: Rating). */
export const RATE_WITHIN_MS = 30 * 24 * 3_600_000;
