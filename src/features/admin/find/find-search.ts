import { readWords } from "../lists/read-search.ts";

/** What an address of the search over everything asks for. */
export interface FindSearch {
  q?: string | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readFindSearch(raw: Record<string, unknown>): FindSearch {
  return { q: readWords(raw.q) };
}
