import {
  CATEGORY_SLUGS,
  type CategorySlug,
  isSubcategoryOf,
  SUBCATEGORY_SLUGS,
  type SubcategorySlug,
} from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES, type Certification } from "#domain/catalogue/product-facts.ts";
import { COUNTRIES, type Country } from "#domain/kernel/countries.ts";
import { MOQ_BAND_CODES, type MoqBand, PRICE_BAND_CODES, type PriceBand } from "./bands.ts";

export const MAX_QUERY_LENGTH = 256;
export const PAGE_SIZE = 24;
export const MAX_PAGE = 10_000;
/** Most values of one list that are read from an address. */
const MAX_LIST = 50;

export const SEARCH_SORTS = ["relevance", "newest", "price_low", "price_high", "moq", "lead_time"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What a search asks for. Values of one list are alternatives ("AE or SA"); the filters all have to hold. */
export interface SearchParams {
  /** Trimmed, at most 256 characters; empty browses. */
  q: string;
  category?: CategorySlug | undefined;
  /** Only together with its category. */
  subcategory?: SubcategorySlug | undefined;
  origin: Country[];
  certification: Certification[];
  moq: MoqBand[];
  price: PriceBand[];
  /** Only products of verified suppliers. */
  verified: boolean;
  sort: SearchSort;
  /** From 1. A page beyond the last is the last. */
  page: number;
}

/** A search for everything; a route strips these values from its address. */
export const DEFAULT_SEARCH_PARAMS: SearchParams = {
  q: "",
  origin: [],
  certification: [],
  moq: [],
  price: [],
  verified: false,
  sort: "relevance",
  page: 1,
};

/** What an address may hold; anything at all. */
export type RawSearch = { readonly [Name in keyof SearchParams]?: unknown };

/**
 * Reads the search of an address: takes texts and lists of texts as a query string holds them, and drops what it
 * can't read. Reading what it gave gives the same. Plain code, since every page carries it (the API's schema is
 * search-params.ts).
 */
export function readSearchParams(raw: RawSearch): SearchParams {
  const category = oneOf(CATEGORY_SLUGS, raw.category);
  const subcategory = oneOf(SUBCATEGORY_SLUGS, raw.subcategory);
  return {
    q: typeof raw.q === "string" ? cutQuery(raw.q) : "",
    category,
    subcategory: category && subcategory && isSubcategoryOf(category, subcategory) ? subcategory : undefined,
    origin: listOf(COUNTRIES, raw.origin),
    certification: listOf(CERTIFICATION_CODES, raw.certification),
    moq: listOf(MOQ_BAND_CODES, raw.moq),
    price: listOf(PRICE_BAND_CODES, raw.price),
    verified: raw.verified === true || ["true", "1", "on"].includes(String(raw.verified)),
    sort: oneOf(SEARCH_SORTS, raw.sort) ?? "relevance",
    page: readPage(raw.page),
  };
}

/** Words as a search takes them: trimmed, and cut where they are too many. */
export function cutQuery(raw: string): string {
  return raw.trim().slice(0, MAX_QUERY_LENGTH).trim();
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given);
}

function listOf<Value extends string>(values: readonly Value[], given: unknown): Value[] {
  const wanted = [given].flat().slice(0, MAX_LIST);
  return values.filter((value) => wanted.includes(value));
}

function readPage(given: unknown): number {
  const page = typeof given === "string" || typeof given === "number" ? Number(given) : 1;
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
