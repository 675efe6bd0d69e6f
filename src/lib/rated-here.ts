const PLACE = "rated-tips";

/** Notes that somebody without an account rated a tip in this browser; which, and with how many stars, the server knows. */
export function noteRatedHere(): void {
  try {
    window.localStorage.setItem(PLACE, "1");
  } catch {
    // Storage is blocked: their stars are counted, and not shown again.
  }
}

/** Whether a tip was rated from this browser, so that it is worth asking for one's own stars. */
export function hasRatedHere(): boolean {
  try {
    return typeof window !== "undefined" && window.localStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
}
