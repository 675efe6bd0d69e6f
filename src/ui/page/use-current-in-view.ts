import { useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls a row of links sideways, not the page, so that the one of the shown page is seen: a row that is cut off at
 * its end would hide where one is.
 */
export function useCurrentInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const address = useRouterState({ select: (state) => state.resolvedLocation?.href });
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector('[aria-current]:not([aria-current="false"])');
    if (!list || !current || address === undefined) return;
    const shown = list.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    if (place.left >= shown.left && place.right <= shown.right) return;
    list.scrollBy({ left: place.left + place.width / 2 - (shown.left + shown.width / 2), behavior: "instant" });
  }, [address]);
  return row;
}
