import { MAX_SAVED, SAVED_KINDS, type SavedKind } from "#domain/catalogue/saved.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";

/** What the address of the saved list asks for; products are shown where it names nothing. */
export interface SavedSearch {
  kind?: Exclude<SavedKind, "product"> | undefined;
  page?: number | undefined;
}

const MAX_PAGES = Math.ceil(MAX_SAVED / PAGE_SIZE);

/** Reads the search of an address; what it can't read is dropped. */
export function readSavedSearch(raw: { kind?: unknown; page?: unknown }): SavedSearch {
  const page = Number(raw.page);
  const kind = SAVED_KINDS.find((one) => one === raw.kind);
  return {
    kind: kind === "product" ? undefined : kind,
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGES ? page : undefined,
  };
}
