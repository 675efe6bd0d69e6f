/** Smaller movements of a finger mean nothing, in pixels. */
const LEAST_PX = 8;
/** On the root while somebody reads upwards; what follows from it says brand.css. */
const MARK = "data-scrolled-up";

/** Brings the top bar back for who scrolls up, until they scroll down again or are at the top, where it stands anyway. */
export function followScrolling(): void {
  let before = window.scrollY;
  window.addEventListener(
    "scroll",
    () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - before) < LEAST_PX) return;
      const bar = document.querySelector("[data-returns]")?.getBoundingClientRect().height ?? 0;
      document.documentElement.toggleAttribute(MARK, now < before && now > bar);
      before = now;
    },
    { passive: true },
  );
}
