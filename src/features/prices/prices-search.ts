/** What an address of the price table asks for. */
export interface PricesSearch {
  q?: string | undefined;
  page?: number | undefined;
}

const MAX_WORDS = 100;
const MAX_PAGE = 500;

/** Reads the search of an address; what it can't read is dropped. */
export function readPricesSearch(raw: Record<string, unknown>): PricesSearch {
  const q = typeof raw.q === "string" ? raw.q.trim().slice(0, MAX_WORDS).trim() : "";
  const page = Number(raw.page);
  return {
    ...(q === "" ? {} : { q }),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}),
  };
}
