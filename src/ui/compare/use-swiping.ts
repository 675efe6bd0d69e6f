import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { Leading } from "./leading.ts";

/** Where the swiped columns stand: the first that shows, and the last that may come first; none moves where that is 0. */
export interface Place {
  at: number;
  last: number;
}

/**
 * Two boxes that scroll as one: the heads, which stay at the upper edge of the screen, and the rows below them. Whichever is
 * moved leads, and snaps; the other follows. From right to left, places to scroll to are below zero.
 */
export function useSwiping(columns: number) {
  const head = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLElement>(null);
  const [leading] = useState(() => new Leading());
  const [place, setPlace] = useState<Place>({ at: 0, last: 0 });
  const look = useCallback(() => {
    const box = rows.current;
    const width = columnWidth(head.current);
    if (!box || width === 0) return;
    const most = box.scrollWidth - box.clientWidth;
    const from = Math.abs(box.scrollLeft);
    // A rest of a few pixels is no place of its own.
    const last = Math.max(0, Math.ceil(most / width - 0.1));
    const at = from >= most - 2 ? last : Math.min(last, Math.round(from / width));
    setPlace((known) => (known.at === at && known.last === last ? known : { at, last }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more columns make more places
  useEffect(() => {
    look();
    const watch = new ResizeObserver(look);
    if (rows.current) watch.observe(rows.current);
    return () => watch.disconnect();
  }, [look, columns]);
  const go = (to: number) => {
    const box = rows.current;
    if (!box || !head.current) return;
    leading.lead(box, head.current);
    box.scrollTo({ left: Math.max(0, Math.min(place.last, to)) * columnWidth(head.current) * directionOf(box) });
  };
  const goByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key, directionOf(event.currentTarget));
    if (step === 0 || event.target !== event.currentTarget) return;
    event.preventDefault();
    go(place.at + step);
  };
  const boxOf = (ref: typeof head | typeof rows, other: typeof head | typeof rows) => {
    const lead = () => {
      if (ref.current && other.current) leading.lead(ref.current, other.current);
    };
    const onScroll = () => {
      if (ref.current && other.current) leading.scrolled(ref.current, other.current);
      look();
    };
    return { onScroll, onPointerDown: lead, onWheel: lead, onFocus: lead };
  };
  return {
    place,
    go,
    head: { ref: head, ...boxOf(head, rows) },
    rows: { ref: rows, ...boxOf(rows, head), onKeyDown: goByKey },
  };
}

const directionOf = (box: Element) => (getComputedStyle(box).direction === "rtl" ? -1 : 1);

/** Of the last column: the first is pinned, and before it may stand others of their own width. */
function columnWidth(head: HTMLElement | null): number {
  return head?.querySelector("[data-column]:last-child")?.getBoundingClientRect().width ?? 0;
}

/** Arrows lead as the eye reads. */
function stepOf(key: string, direction: number): number {
  if (key === "ArrowRight") return direction;
  return key === "ArrowLeft" ? -direction : 0;
}
