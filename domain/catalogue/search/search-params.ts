import * as z from "zod";
import { CATEGORY_SLUGS, isSubcategoryOf, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES } from "#domain/catalogue/product-facts.ts";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { MOQ_BAND_CODES, PRICE_BAND_CODES } from "./bands.ts";
import { cutQuery, MAX_PAGE, SEARCH_SORTS, type SearchParams } from "./search-address.ts";

export {
  DEFAULT_SEARCH_PARAMS,
  PAGE_SIZE,
  SEARCH_SORTS,
  type SearchParams,
  type SearchSort,
} from "./search-address.ts";

/** Longer text is not even cut, but refused unread by the strict schema. */
const MAX_RAW_QUERY_LENGTH = 60_000;

const query = z.string().max(MAX_RAW_QUERY_LENGTH).transform(cutQuery);

/** The API's schema: what is wrong is refused, except that a long text is cut. */
export const searchParamsSchema = z
  .strictObject({
    q: query.default(""),
    category: z.enum(CATEGORY_SLUGS).optional(),
    subcategory: z.enum(SUBCATEGORY_SLUGS).optional(),
    origin: listOf(COUNTRIES),
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

function listOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z
    .array(z.enum(values))
    .max(values.length)
    .transform((list) => [...new Set(list)])
    .default([]);
}
