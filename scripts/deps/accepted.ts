/** An advisory that was looked at and does not reach us. */
export interface Accepted {
  package: string;
  /** Why the fault can't be reached from what we run. */
  reason: string;
  /** `YYYY-MM-DD`; after {@link REVIEW_AFTER_DAYS} it counts no more until somebody looks again. */
  reviewed: string;
}

export const REVIEW_AFTER_DAYS = 180;

/** By the advisory's id, as its export names it: `GHSA-…` or `CVE-…`. */
export const ACCEPTED: Record<string, Accepted> = {};
