import type { AskedSearch } from "#worker/analytics/searches/counted-search.ts";
import type { Context } from "#worker/platform/context.ts";

/** Beside a kept page of a search: what each reader of it has asked for. */
export const SEARCH_HEADER = "X-Asked-Search";

/** A header takes no letters beyond ASCII. */
export function writeSearch(search: AskedSearch): string {
  return encodeURIComponent(JSON.stringify(search));
}

/** @param header as {@link writeSearch} wrote it */
export function readSearch(header: string | null): AskedSearch | null {
  return header === null ? null : JSON.parse(decodeURIComponent(header));
}

/** Counts a search after the answer, as one that the database was asked. */
export function countAskedSearch(context: Context, search: AskedSearch): void {
  context.waitUntil(
    import("#worker/analytics/searches/counted-search.ts").then(({ countAsked }) => countAsked(context, search)),
  );
}
