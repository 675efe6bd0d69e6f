const MOST = 100;

/** What an address of these lists asks for. */
export interface EntrySearch {
  q?: string | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readEntrySearch(raw: Record<string, unknown>): EntrySearch {
  const q = typeof raw.q === "string" ? raw.q.trim().slice(0, MOST).trim() : "";
  return { q: q === "" ? undefined : q };
}
