import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { MOQ_BAND_CODES, PRICE_BAND_CODES } from "./bands.ts";
import { certificationMask, FACET_BITS, NEAR_ORIGINS, subcategoriesOf } from "./facet-code.ts";
import type { SearchParams } from "./search-params.ts";

/** The filters of a search, but for its text. */
export type FacetChoice = Pick<
  SearchParams,
  "category" | "subcategory" | "origin" | "certification" | "moq" | "price" | "verified"
>;

/**
 * Allowed codes of each place of a facet code, as bit masks; -1 allows all. `verified` is the least value. Origins, more than
 * a number has bits, are a text with a digit a place: 1 allows; an empty one allows all.
 */
export interface FacetFilter {
  category: number;
  subcategory: number;
  origin: string;
  moq: number;
  price: number;
  certifications: number;
  verified: number;
}

/** Groups of filters: the facets of one are counted with all others kept. Sub-category belongs to category. */
export const FILTER_GROUPS = ["category", "origin", "moq", "price", "certifications", "verified"] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

const ALL = -1;

/** Turns the choices of a search into masks. */
export function facetFilter(choice: FacetChoice): FacetFilter {
  const { category, subcategory } = choice;
  return {
    category: category ? maskOf([category], CATEGORY_SLUGS) : ALL,
    subcategory: category && subcategory ? maskOf([subcategory], subcategoriesOf(category)) : ALL,
    origin: choice.origin.length > 0 ? COUNTRIES.map((one) => (choice.origin.includes(one) ? 1 : 0)).join("") : "",
    moq: maskOf(choice.moq, MOQ_BAND_CODES),
    price: maskOf(choice.price, PRICE_BAND_CODES),
    // Without the always-set lowest bit, so that one of the chosen ones has to be there.
    certifications: choice.certification.length > 0 ? certificationMask(choice.certification) - 1 : ALL,
    verified: choice.verified ? 1 : 0,
  };
}

/** The places of a facet code, taken apart. */
export interface FacetPlaces {
  verified: number;
  category: number;
  subcategory: number;
  origin: number;
  moq: number;
  price: number;
  certifications: number;
}

const CERTIFIED = 2 ** FACET_BITS.certifications.shift;
const FAR = 2 ** FACET_BITS.farOrigin.shift;

/** Takes a facet code apart without turning its numbers into words. */
export function facetPlaces(code: number): FacetPlaces {
  // Bit operations see the lowest 32 bits of a whole number, whatever its size.
  const low = code & (CERTIFIED - 1);
  const far = Math.floor(code / FAR);
  return {
    verified: low & 1,
    category: placeIn(low, FACET_BITS.category),
    subcategory: placeIn(low, FACET_BITS.subcategory),
    origin: placeIn(low, FACET_BITS.origin) + far * NEAR_ORIGINS,
    moq: placeIn(low, FACET_BITS.moq),
    price: placeIn(low, FACET_BITS.price),
    certifications: (code - far * FAR - low) / CERTIFIED,
  };
}

/** The one group of filters that a product does not pass; undefined when it passes all. */
export function failedGroup(places: FacetPlaces, filter: FacetFilter): FilterGroup | undefined {
  if (!allows(filter.category, places.category) || !allows(filter.subcategory, places.subcategory)) return "category";
  if (filter.origin !== "" && filter.origin[places.origin] !== "1") return "origin";
  if (!allows(filter.moq, places.moq)) return "moq";
  if (!allows(filter.price, places.price)) return "price";
  if ((filter.certifications & places.certifications) === 0) return "certifications";
  return places.verified < filter.verified ? "verified" : undefined;
}

function placeIn(low: number, { shift, width }: { shift: number; width: number }): number {
  return (low >> shift) & ((1 << width) - 1);
}

function allows(mask: number, place: number): boolean {
  return (mask & (1 << place)) !== 0;
}

function maskOf<T>(chosen: readonly T[], list: readonly T[]): number {
  return chosen.length === 0 ? ALL : chosen.reduce((mask, value) => mask | (1 << list.indexOf(value)), 0);
}
