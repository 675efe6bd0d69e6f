import { REFUSED_KINDS, type RefusedKind } from "#domain/rfq/refused-kinds.ts";
import { readChoice, readPage, readWords } from "../lists/read-search.ts";

/** What an address of the list of refused goods asks for; of both kinds unless it says otherwise. */
export interface RefusalSearch {
  kind?: RefusedKind | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readRefusalSearch(raw: Record<string, unknown>): RefusalSearch {
  return { kind: readChoice(raw.kind, REFUSED_KINDS), q: readWords(raw.q), page: readPage(raw.page) };
}
