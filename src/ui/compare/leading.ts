/** As much of a box that scrolls as following it takes. */
type Box = Pick<HTMLElement, "scrollLeft" | "toggleAttribute">;

/** Browsers round places to pixels of the screen. */
const SAME_PLACE_PX = 1;

/**
 * Which of two boxes leads, so that they scroll as one. A touch, a wheel or the focus says so before anything moves; whatever
 * else scrolls a box (a search in the page, a screen reader) makes it lead as well. What follows neither snaps nor glides.
 */
export class Leading {
  #leader: Box | undefined;
  /** Where the other one was put. */
  #putAt = 0;

  lead(box: Box, other: Box): void {
    if (this.#leader !== box) this.#putAt = other.scrollLeft;
    this.#leader = box;
    box.toggleAttribute("data-follows", false);
    other.toggleAttribute("data-follows", true);
  }

  /** A box has scrolled: the other goes there too, unless this one only came to where it was put. */
  scrolled(box: Box, other: Box): void {
    if (this.#leader === other && Math.abs(box.scrollLeft - this.#putAt) <= SAME_PLACE_PX) return;
    this.lead(box, other);
    other.scrollLeft = box.scrollLeft;
    // It may end before.
    this.#putAt = other.scrollLeft;
  }
}
