import { useEffect, useState } from "react";
import { onStir } from "#src/lib/session/first-touch.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";

const loadPlace = () => import("./recent-place.tsx").then(({ RecentPlace }) => RecentPlace);

/**
 * What was looked at before, once somebody reads the page: a first view carries no script for it, and who leaves at once
 * looked at nothing.
 */
export function RecentlyViewed(product: { current?: string }) {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => onStir(() => setIsRead(true)), []);
  const { Component: Place } = useLazyComponent(loadPlace, isRead);
  return Place ? <Place {...product} /> : null;
}
