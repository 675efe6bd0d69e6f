import { useEffect } from "react";

const COUNTED = /^\(\d+\) /;

/** A title with how many wait before it, "(3) Orders"; none without the number. */
function countedTitle(title: string, count: number): string {
  const bare = title.replace(COUNTED, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
}

/** Keeps a number before the tab's title, whichever page writes it, and on the icon of an installed app. */
export function useTabCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const title = countedTitle(document.title, count);
      if (title !== document.title) document.title = title;
    };
    write();
    // Pages write their titles themselves, at every change of the page.
    const watcher = new MutationObserver(write);
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
    setBadge(count);
    return () => {
      watcher.disconnect();
      document.title = countedTitle(document.title, 0);
      setBadge(0);
    };
  }, [count]);
}

/** Browsers without it, and pages that were not installed, have no icon to count on. */
function setBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const written = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  written.catch(() => {});
}
