import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES } from "#domain/catalogue/product-facts.ts";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { MOQ_BAND_CODES, PRICE_BAND_CODES } from "./bands.ts";
import { subcategoriesOf } from "./facet-code.ts";
import {
  type FacetChoice,
  type FacetPlaces,
  type FilterGroup,
  facetFilter,
  facetPlaces,
  failedGroup,
} from "./facet-filter.ts";
import type { FacetCount, SearchFacets } from "./search-result.ts";

/** Products by the place of their value, one list a facet. */
interface Tallies extends Record<FilterGroup, number[]> {
  /** Of the chosen category. */
  subcategory: number[];
}

/**
 * Counts facets so that each respects all filters but those of its own group.
 * @param hits facet codes of the products that pass all filters
 * @param near facet codes of the products that fail exactly one group of filters
 * @param areLowerBounds whether there are more of either than these
 */
export function countFacets(
  hits: readonly number[],
  near: readonly number[],
  choice: FacetChoice,
  areLowerBounds: boolean,
): SearchFacets {
  const filter = facetFilter(choice);
  const chosen = choice.category ? CATEGORY_SLUGS.indexOf(choice.category) : -1;
  const tallies = noTallies();
  for (const code of hits) countAll(tallies, facetPlaces(code), chosen);
  for (const code of near) {
    const places = facetPlaces(code);
    const group = failedGroup(places, filter);
    if (group) countGroup(tallies, group, places, chosen);
  }
  return {
    category: present(CATEGORY_SLUGS, tallies.category),
    subcategory: choice.category ? present(subcategoriesOf(choice.category), tallies.subcategory) : [],
    origin: present(COUNTRIES, tallies.origin),
    certification: present(CERTIFICATION_CODES, tallies.certifications),
    moq: present(MOQ_BAND_CODES, tallies.moq),
    price: present(PRICE_BAND_CODES, tallies.price),
    verified: tallies.verified[1] ?? 0,
    areLowerBounds,
  };
}

function noTallies(): Tallies {
  const zeros = () => new Array<number>(32).fill(0);
  return {
    category: zeros(),
    subcategory: zeros(),
    origin: zeros(),
    moq: zeros(),
    price: zeros(),
    certifications: zeros(),
    verified: zeros(),
  };
}

function countAll(tallies: Tallies, places: FacetPlaces, chosenCategory: number): void {
  increment(tallies.category, places.category);
  if (places.category === chosenCategory) increment(tallies.subcategory, places.subcategory);
  increment(tallies.origin, places.origin);
  increment(tallies.moq, places.moq);
  increment(tallies.price, places.price);
  increment(tallies.verified, places.verified);
  countCertifications(tallies.certifications, places.certifications);
}

function countGroup(tallies: Tallies, group: FilterGroup, places: FacetPlaces, chosenCategory: number): void {
  if (group === "certifications") countCertifications(tallies.certifications, places.certifications);
  else increment(tallies[group], places[group]);
  if (group === "category" && places.category === chosenCategory) increment(tallies.subcategory, places.subcategory);
}

/** The lowest bit is no certification (facet-code.ts). */
function countCertifications(tally: number[], held: number): void {
  for (let left = held & ~1; left !== 0; left &= left - 1) increment(tally, 30 - Math.clz32(left & -left));
}

function increment(tally: number[], place: number): void {
  tally[place] = (tally[place] ?? 0) + 1;
}

function present<Value extends string>(values: readonly Value[], tally: number[]): FacetCount<Value>[] {
  return values.map((value, place) => ({ value, count: tally[place] ?? 0 })).filter(({ count }) => count > 0);
}
