/** How long what a button did may take it away. */
const TAKEN_WITHIN_MS = 5_000;

/** Where the focus was, and all that holds it within the page's own part, the innermost first. */
export function wayBack(from: Element | null): readonly Element[] {
  const way: Element[] = [];
  for (let place = from; place && place !== document.body; place = place.parentElement) {
    way.push(place);
    if (place.localName === "main") break;
  }
  return way;
}

/**
 * Gives the focus back. A button that is gone with what it did leaves it to what held it, so that who goes on by keyboard or
 * by ear goes on there and not at the top of the page.
 */
export function focusBack([opener, ...holders]: readonly Element[]): void {
  if (isThere(opener)) {
    opener.focus();
    return;
  }
  const holder = holders.find(isThere);
  if (!holder) return;
  // What Tab comes to of its own, such as a part that scrolls, stays so.
  if (!holder.hasAttribute("tabindex")) holder.tabIndex = -1;
  holder.focus({ preventScroll: true });
}

function isThere(place: Element | undefined): place is HTMLElement {
  return place instanceof HTMLElement && place.isConnected && !place.matches(":disabled");
}

/** Keeps the focus where it was when a pressed button goes with what it did, dialogs or none. @returns what ends it */
export function keepFocus(): () => void {
  const press = new AbortController();
  let stop = () => {};
  const watch = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    stop();
    const way = wayBack(button);
    const watcher = new MutationObserver(() => {
      if (button.isConnected) return;
      stop();
      if (document.activeElement === document.body) focusBack(way);
    });
    const timer = setTimeout(() => watcher.disconnect(), TAKEN_WITHIN_MS);
    stop = () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
    watcher.observe(document.body, { childList: true, subtree: true });
  };
  document.addEventListener("click", watch, { capture: true, signal: press.signal });
  return () => {
    press.abort();
    stop();
  };
}
