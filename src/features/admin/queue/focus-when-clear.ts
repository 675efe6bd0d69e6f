import type { RefObject } from "react";

const DIALOG = "[role=dialog]";

/**
 * Gives something the focus once no dialog is open any more: one that closes gives the focus back to where it came from, which
 * is a moment after it was told to.
 * @returns what ends the waiting
 */
export function focusWhenClear(place: RefObject<HTMLElement | null>, done = () => {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (timer !== undefined || document.querySelector(DIALOG)) return;
    watcher.disconnect();
    // The dialog that has just gone gives the focus back in a task of its own, which was there first.
    timer = setTimeout(() => {
      place.current?.focus({ preventScroll: true });
      done();
    });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true });
  look();
  return () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
}
