import { readProductIds } from "#domain/catalogue/address-products.ts";
import { MAX_NAMED } from "#domain/catalogue/named-product.ts";
import { FORGOTTEN, RECENT_PLACE } from "./forget-recent.ts";

/** Products that were looked at in this browser, the latest first; no account and no server knows of them. */
export function readRecent(): string[] {
  try {
    return readProductIds(JSON.parse(window.localStorage.getItem(RECENT_PLACE) ?? "[]")).slice(0, MAX_NAMED);
  } catch {
    return [];
  }
}

/** Notes that a product is looked at; the longest ago goes where there are too many. */
export function noteRecent(id: string): void {
  const others = readRecent().filter((other) => other !== id);
  try {
    window.localStorage.setItem(RECENT_PLACE, JSON.stringify([id, ...others].slice(0, MAX_NAMED)));
  } catch {
    // Storage is blocked or full: it is not shown again.
  }
}

/** Hears that it is forgotten, in this tab or in another. @returns stops hearing of it */
export function onForgotten(act: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === RECENT_PLACE && newValue === null)) act();
  };
  window.addEventListener(FORGOTTEN, act);
  window.addEventListener("storage", hear);
  return () => {
    window.removeEventListener(FORGOTTEN, act);
    window.removeEventListener("storage", hear);
  };
}
