import type { RefObject } from "react";

/** How far below the screen a place is made: nobody scrolls there before it is. */
const AHEAD_PX = 1200;

/**
 * Does something once a place comes near while it is below the screen, so that nothing in view moves.
 * @returns gives it up
 */
export function onceAhead(place: RefObject<HTMLElement | null>, act: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      const isBelow = entries.some(
        ({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.top >= window.innerHeight,
      );
      if (!isBelow) return;
      watcher.disconnect();
      act();
    },
    { rootMargin: `0px 0px ${AHEAD_PX}px 0px` },
  );
  if (place.current) watcher.observe(place.current);
  return () => watcher.disconnect();
}
