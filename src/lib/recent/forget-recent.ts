/** Where the browser keeps what was looked at. */
export const RECENT_PLACE = "recent-products";

/** Forgets which products were looked at in this browser. */
export function forgetRecent(): void {
  try {
    window.localStorage.removeItem(RECENT_PLACE);
  } catch {
    // Storage is blocked: there is nothing.
  }
}
