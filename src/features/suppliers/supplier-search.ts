import { currentLocale } from "#i18n/locale.ts";

/** What an address of a list of companies asks for. */
export interface SupplierSearch {
  q?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  page?: number | undefined;
}

const MAX_WORDS = 100;
const MAX_PAGE = 500;

/** Reads the search of an address; what it can't read is dropped. */
export function readSupplierSearch(raw: { q?: unknown; country?: unknown; page?: unknown }): SupplierSearch {
  const q = typeof raw.q === "string" ? raw.q.trim().slice(0, MAX_WORDS).trim() : "";
  const country = typeof raw.country === "string" && /^[A-Z]{2}$/.test(raw.country) ? raw.country : undefined;
  return { q: q === "" ? undefined : q, country, page: readPage(raw) };
}

/** The page of an address; undefined for the first one and for what is no page. */
export function readPage(raw: { page?: unknown }): number | undefined {
  const page = Number(raw.page);
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined;
}

/** The call that a search makes. */
export function supplierListInput(kind: "manufacturers" | "suppliers", search: SupplierSearch) {
  const { q, country, page } = readSupplierSearch(search);
  return { kind, page: page ?? 1, ...(q ? { q } : {}), ...(country ? { country } : {}), locale: currentLocale() };
}
