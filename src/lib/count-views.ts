import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { rememberSearch, sendBeacon } from "./search-steps.ts";

const BEACON = "/api/product-views";
/** Who leaves sooner did not look. */
const LOOK_MS = 1500;
const PRODUCT_PAGE = /^\/products\/([\w-]+)\/([\w-]+)\/?$/;

interface Seen {
  category: string;
  slug: string;
  q?: string;
}

/**
 * Tells the server which products' pages are looked at, once each per page load, and the search that led there: after
 * the page stands, by a beacon that nothing waits for, and without anything that says who it is.
 */
export function countViews(router: AnyRouter): void {
  const told = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const variant = (path: string, q: string | undefined) => {
    clearTimeout(timer);
    const seen = productAt(path);
    if (seen && q !== undefined) rememberSearch(path, q);
    if (!seen || told.has(path)) return;
    timer = setTimeout(() => {
      told.add(path);
      whenVisible(() => sendBeacon(BEACON, q === undefined ? seen : { ...seen, q }));
    }, LOOK_MS);
  };
  variant(location.pathname, searchOfReferrer());
  router.subscribe("onResolved", ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged) variant(toLocation.pathname, searchOf(fromLocation));
  });
}

function productAt(path: string): Seen | null {
  const [, category, slug] = PRODUCT_PAGE.exec(path) ?? [];
  return category && slug ? { category, slug } : null;
}

function searchOf({ search }: ParsedLocation): string | undefined {
  return "q" in search && typeof search.q === "string" ? cut(search.q) : undefined;
}

/** A result that was opened in a tab of its own. */
function searchOfReferrer(): string | undefined {
  if (!document.referrer.startsWith(`${location.origin}/`)) return undefined;
  return cut(new URL(document.referrer).searchParams.get("q") ?? "");
}

function cut(q: string): string | undefined {
  return q.trim() === "" ? undefined : q.slice(0, 200);
}

function whenVisible(work: () => void): void {
  if (document.visibilityState === "visible") work();
  else document.addEventListener("visibilitychange", () => whenVisible(work), { once: true });
}
