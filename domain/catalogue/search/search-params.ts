import * as z from "zod";
import {
  CATEGORY_SLUGS,
  type CategorySlug,
  isSubcategoryOf,
  SUBCATEGORY_SLUGS,
  type SubcategorySlug,
} from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES, type Certification, ORIGINS, type Origin } from "#domain/catalogue/product-facts.ts";
import { MOQ_BAND_CODES, type MoqBand, PRICE_BAND_CODES, type PriceBand } from "./bands.ts";

export const MAX_QUERY_LENGTH = 256;
/** Longer text is not even cut, but refused unread by the strict schema. */
const MAX_RAW_QUERY_LENGTH = 60_000;
export const PAGE_SIZE = 24;
const MAX_PAGE = 10_000;
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
  origin: Origin[];
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

const query = z
  .string()
  .max(MAX_RAW_QUERY_LENGTH)
  .transform((raw) => raw.trim().slice(0, MAX_QUERY_LENGTH).trim());

/** The API's schema: what is wrong is refused, except that a long text is cut. */
export const searchParamsSchema = z
  .strictObject({
    q: query.default(""),
    category: z.enum(CATEGORY_SLUGS).optional(),
    subcategory: z.enum(SUBCATEGORY_SLUGS).optional(),
    origin: listOf(ORIGINS),
    certification: listOf(CERTIFICATION_CODES),
    moq: listOf(MOQ_BAND_CODES),
    price: listOf(PRICE_BAND_CODES),
    verified: z.boolean().default(false),
    sort: z.enum(SEARCH_SORTS).default("relevance"),
    page: z.int().min(1).max(MAX_PAGE).default(1),
  })
  .refine(({ category, subcategory }) => !subcategory || (category && isSubcategoryOf(category, subcategory)), {
    path: ["subcategory"],
  }) satisfies z.ZodType<SearchParams>;

/** The address's schema: takes texts and lists of texts as a query string holds them, and drops what it can't read. */
export const searchParamsFromUrl = z
  .object({
    q: z
      .string()
      .catch("")
      .pipe(
        z
          .string()
          .transform((raw) => raw.slice(0, MAX_RAW_QUERY_LENGTH))
          .pipe(query),
      ),
    category: z.enum(CATEGORY_SLUGS).optional().catch(undefined),
    subcategory: z.enum(SUBCATEGORY_SLUGS).optional().catch(undefined),
    origin: tolerantListOf(ORIGINS),
    certification: tolerantListOf(CERTIFICATION_CODES),
    moq: tolerantListOf(MOQ_BAND_CODES),
    price: tolerantListOf(PRICE_BAND_CODES),
    verified: z.union([z.boolean(), z.enum(["true", "1", "on"]).transform(() => true)]).catch(false),
    sort: z.enum(SEARCH_SORTS).catch("relevance"),
    page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1),
  })
  .transform((params): SearchParams => {
    const { category, subcategory } = params;
    const belongs = category && subcategory && isSubcategoryOf(category, subcategory);
    return { ...params, subcategory: belongs ? subcategory : undefined };
  });

function listOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z
    .array(z.enum(values))
    .max(values.length)
    .transform((list) => [...new Set(list)])
    .default([]);
}

function tolerantListOf<const T extends readonly [string, ...string[]]>(values: T) {
  const one = z.enum(values);
  const readable = (given: unknown) =>
    [given]
      .flat()
      .slice(0, MAX_LIST)
      .flatMap((value) => one.safeParse(value).data ?? []);
  return z
    .array(one)
    .max(MAX_LIST)
    .catch((context) => readable(context.value))
    .transform((list) => [...new Set(list)]);
}
