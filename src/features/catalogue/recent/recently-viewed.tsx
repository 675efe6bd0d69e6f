import type { ComponentType } from "react";
import { lateValue } from "#src/lib/late-value.ts";

interface Viewed {
  /** The product that is being looked at. */
  current?: string;
}

const place = lateValue<ComponentType<Viewed>>();

/** Puts the strip's place into pages, now and later. */
export const fillRecentPlaces = place.set;

/**
 * What was looked at before, once somebody reads the page (src/shell/follow-reader.ts): a first view carries no script for it, and
 * who leaves at once looked at nothing.
 */
export function RecentlyViewed(product: Viewed) {
  const Place = place.use();
  return Place ? <Place {...product} /> : null;
}
