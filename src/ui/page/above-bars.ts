/** What stands at the lower edge of the screen: bars that stick there, the navigation, the field for a message. */
const BARS = "[data-sticky-bar],[data-bottom-bar]";
/** As far from the edge as a toast of two lines reaches: a bar that ends there would lie under it. */
const REACH = 160;
const GAP = 12;
const EACH_MS = 250;
/** Until that is drawn for which they are. */
const FIRST_LOOKS = 4;
const ABOVE = "[data-sonner-toast]";

/** The room that toasts leave below them, as a length: the host takes it, with what stands behind the comma until then. */
export const TOASTS_ABOVE = "--toasts-above";

let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps toasts above all bars as long as the last one stands: bars come, go and grow meanwhile. What else lies there asks again. */
export function keepAboveBars(): void {
  clearInterval(timer);
  lift();
  let looks = 0;
  timer = setInterval(() => {
    lift();
    looks += 1;
    if (looks >= FIRST_LOOKS && !document.querySelector(ABOVE)) clearInterval(timer);
  }, EACH_MS);
}

function lift(): void {
  const { innerHeight } = window;
  const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
  const room = roomBelow(bars, innerHeight);
  document.documentElement.style.setProperty(TOASTS_ABOVE, `${room}px`);
}

/** How far above the lower edge a toast lies over no bar, in pixels. */
export function roomBelow(bars: readonly Pick<DOMRect, "top" | "bottom">[], height: number): number {
  const tops = bars
    .filter(({ top, bottom }) => bottom > top && top < height && top > height / 2 && bottom > height - REACH)
    .map(({ top }) => top);
  return height - Math.min(height, ...tops) + GAP;
}
