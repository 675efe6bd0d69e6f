import { type EntrySearch, readEntrySearch } from "../entry-search.ts";

const MAX_PAGE = 500;

/** What an address of the list of groups asks for. */
export interface SynonymSearch extends EntrySearch {
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readSynonymSearch(raw: Record<string, unknown>): SynonymSearch {
  const page = Number(raw.page);
  return { ...readEntrySearch(raw), page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined };
}
