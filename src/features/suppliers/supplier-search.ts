import { currentLocale } from "#i18n/locale.ts";

/** What an address of a list of companies asks for. */
export interface SupplierSearch {
  q?: string | undefined;
  /** Words of a search for products: those who sell what it asks for. */
  goods?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  page?: number | undefined;
}

const MAX_WORDS = 100;
const MAX_GOODS = 256;
const MAX_PAGE = 500;

/** Reads the search of an address; what it can't read is dropped. */
export function readSupplierSearch(raw: { readonly [Name in keyof SupplierSearch]?: unknown }): SupplierSearch {
  const q = readWords(raw.q, MAX_WORDS);
  const goods = readWords(raw.goods, MAX_GOODS);
  const country = typeof raw.country === "string" && /^[A-Z]{2}$/.test(raw.country) ? raw.country : undefined;
  return { q, goods, country, page: readPage(raw) };
}

function readWords(raw: unknown, most: number): string | undefined {
  const words = typeof raw === "string" ? raw.trim().slice(0, most).trim() : "";
  return words === "" ? undefined : words;
}

/** The page of an address; undefined for the first one and for what is no page. */
export function readPage(raw: { page?: unknown }): number | undefined {
  const page = Number(raw.page);
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined;
}

/** The call that a search makes. */
export function supplierListInput(kind: "manufacturers" | "suppliers", search: SupplierSearch) {
  const { q, goods, country, page } = readSupplierSearch(search);
  return {
    kind,
    page: page ?? 1,
    ...(q ? { q } : {}),
    ...(goods ? { goods } : {}),
    ...(country ? { country } : {}),
    locale: currentLocale(),
  };
}
