import { useEffect, useRef, useState } from "react";
import { noteRecent, onForgotten, readRecent } from "#src/lib/recent/recent-products.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { onceAhead } from "./once-ahead.ts";

const loadStrip = () => import("./recent-strip.tsx").then(({ RecentStrip }) => RecentStrip);

/**
 * What was looked at before in this browser: nothing for who comes first, and nothing in the server's markup. Its place is made
 * while it is below the screen, so that nothing in view moves; scripts and products come then.
 * @param current the product that is being looked at: it is noted, and left out
 */
export function RecentPlace({ current }: { current?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const { Component: Strip, hasFailed } = useLazyComponent(loadStrip, ids.length > 0);
  useEffect(() => onForgotten(() => setIds([])), []);
  useEffect(() => {
    const others = () => readRecent().filter((id) => id !== current);
    const hasOthers = others().length > 0;
    if (current !== undefined) noteRecent(current);
    setIds([]);
    return hasOthers ? onceAhead(place, () => setIds(others())) : undefined;
  }, [current]);
  // Nobody misses what could not be loaded: no place is kept for it.
  const hasPlace = ids.length > 0 && !hasFailed;
  return (
    <div ref={place} className={hasPlace ? "min-h-86 sm:min-h-102 print:hidden" : undefined}>
      {ids.length > 0 && Strip && <Strip ids={ids} onGone={() => setIds([])} />}
    </div>
  );
}
