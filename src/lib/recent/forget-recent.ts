/** Where the browser keeps what was looked at. */
export const RECENT_PLACE = "recent-products";
/** Whose it is: the account that was signed in here last, and has not signed out. */
const OWNER = "recent-of";
/** Told of in the tab that forgets; the others hear of their storage. */
export const FORGOTTEN = "recent-forgotten";

/** Forgets which products were looked at in this browser, and takes away what is drawn of them. */
export function forgetRecent(): void {
  remove(RECENT_PLACE);
  window.dispatchEvent(new Event(FORGOTTEN));
}

/** Signed out: nobody's any more. */
export function leaveRecent(): void {
  forgetRecent();
  remove(OWNER);
}

/** Somebody is signed in: what another account looked at, whose session was lost here, is forgotten; a visitor's goes along. */
export function claimRecent(accountId: string): void {
  try {
    const owner = window.localStorage.getItem(OWNER);
    if (owner === accountId) return;
    if (owner !== null) forgetRecent();
    window.localStorage.setItem(OWNER, accountId);
  } catch {
    // Storage is blocked: there is nothing.
  }
}

function remove(place: string): void {
  try {
    window.localStorage.removeItem(place);
  } catch {
    // Storage is blocked: there is nothing.
  }
}
