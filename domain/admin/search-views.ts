/** Which searches are listed: all, those that no product met in full, those that met products nobody opened. */
export const SEARCH_VIEWS = ["top", "unmet", "unopened"] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];
