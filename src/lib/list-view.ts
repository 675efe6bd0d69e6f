import { useSearch } from "@tanstack/react-router";

/**
 * Whether a list of products stands in dense rows instead of cards, as its address says. It is no part of what is searched
 * for; no route reads it, so that only lists carry this.
 */
export function useIsRows(): boolean {
  const { view }: { view?: unknown } = useSearch({ strict: false });
  return view === "rows";
}

/** What an address holds of it, beside the search; of no type that a route could know. */
export function viewOf(isRows: boolean): object {
  return isRows ? { view: "rows" } : {};
}
