/** So near to the end counts as there. */
const NEAR_PX = 80;
/** So near to an edge of what is held the next page is fetched. */
const FETCH_PX = 600;

/** Sizes of a box that scrolls, in pixels. */
export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** What lies at the edges of what is held. */
interface Edges {
  hasOlder: boolean;
  hasNewer: boolean;
}

/** True for a reader at the end of the conversation, who follows what comes. */
export function isAtEnd({ scrollTop, scrollHeight, clientHeight }: Scrolled, { hasNewer }: Edges): boolean {
  return !hasNewer && scrollHeight - scrollTop - clientHeight < NEAR_PX;
}

/**
 * True for a reader who has just scrolled up from the end: the box tells so a moment later, and must not be put back meanwhile.
 * What became shorter moves the box too, but leaves it at its end.
 * @param restedAt where the box was when it was last looked at or put somewhere
 */
export function hasLeftEnd(box: Scrolled, restedAt: number): boolean {
  return box.scrollTop < restedAt - 1 && box.scrollHeight - box.scrollTop - box.clientHeight >= NEAR_PX;
}

/** Which page a reader comes near to. */
export function pageAhead({ scrollTop, scrollHeight, clientHeight }: Scrolled, { hasOlder, hasNewer }: Edges) {
  if (hasOlder && scrollTop < FETCH_PX) return "older";
  return hasNewer && scrollHeight - scrollTop - clientHeight < FETCH_PX ? "newer" : null;
}

/** A message that is in view, how far under the upper edge of the box it begins, and where the box was scrolled to then. */
export interface Anchor {
  key: string;
  top: number;
  scrollTop: number;
}

/**
 * How far the box must be scrolled so that the anchor is where it was; a reader who scrolled on meanwhile is not held back.
 * @param top where the anchor begins now
 */
export function wayBack(anchor: Anchor, top: number, scrollTop: number): number {
  return top - anchor.top + (scrollTop - anchor.scrollTop);
}

/**
 * The first of the messages that ends under the upper edge: what is being read. Found in a few looks, however many there are.
 * @param count how many there are
 * @param bottomOf how far under the upper edge one of them ends
 */
export function firstInView(count: number, bottomOf: (place: number) => number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bottomOf(middle) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How many messages came since the reader was last at the end. */
export function newsSince(endSeq: number, lastSeq: number): number {
  return Math.max(0, lastSeq - endSeq);
}
