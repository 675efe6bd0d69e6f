const BEACON = "/api/search-steps";

/** The search that led to a product's page, by its path; in the memory of the tab alone. */
const searches = new Map<string, string>();

/** Remembers which search led to a page. */
export function rememberSearch(path: string, q: string): void {
  searches.set(path, q);
}

/** Tells the server that the search of this page, or the one that led to it, led to a cart or a request. */
export function notifyStep(step: "carted" | "requested"): void {
  const q = new URLSearchParams(location.search).get("q") || searches.get(location.pathname);
  if (q) sendBeacon(BEACON, { q: q.slice(0, 256), step });
}

/** Sends what nothing waits for. */
export function sendBeacon(path: string, told: object): void {
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(told)], { type: "application/json" }));
}
