import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { Certification } from "#domain/catalogue/product-facts.ts";
import type { Country } from "#domain/kernel/countries.ts";
import type { MoqBand, PriceBand } from "./bands.ts";
import type { BesideResults } from "./beside-results.ts";
import type { Understood } from "./understood.ts";

/**
 * How a hit was found, best first. `prefix` covers other forms of the word too (singular, plural, with the article,
 * with an attached letter); `fuzzy` covers words that merely contain it and words spelt alike.
 */
export const TIERS = ["exact", "normalised", "prefix", "synonym", "fuzzy"] as const;
export type Tier = (typeof TIERS)[number];

/**
 * Why a product is near: its price is beyond the limit, it lacks words, it has some of them spelt otherwise, it mentions
 * them without being named by them, or it holds them as pieces of other words.
 */
export type NearBy = "price" | "lacks" | "spelling" | "mention" | "piece";

export interface SearchHit extends ProductCard {
  /** Of the worst-matched word of the query; null when nothing was asked for by text. */
  tier: Tier | null;
  /** True for one of the nearest, which does not have all that was asked for. */
  isNear: boolean;
  /** Why it is near; null where it has all. */
  nearBy: NearBy | null;
  /** Of one of the nearest: words of the query that it does not have, a limit on the price among them, as they were typed. */
  lacks: string[];
}

export interface FacetCount<Value extends string> {
  value: Value;
  count: number;
}

/** How many products each value would leave, all other filters being kept. Values without products are left out. */
export interface SearchFacets {
  category: FacetCount<CategorySlug>[];
  /** Of the chosen category; empty without one. */
  subcategory: FacetCount<SubcategorySlug>[];
  origin: FacetCount<Country>[];
  certification: FacetCount<Certification>[];
  moq: FacetCount<MoqBand>[];
  price: FacetCount<PriceBand>[];
  verified: number;
  /** True when more products matched than are counted. */
  areLowerBounds: boolean;
}

export interface SearchResult {
  total: number;
  /** How many of them have all that was asked for; they stand before the others. */
  full: number;
  /** True when there may be more than `total`: a search looks at a bounded number of matches. */
  totalIsLowerBound: boolean;
  /** From 1; the last one when a later one was asked for. */
  page: number;
  pageCount: number;
  hits: SearchHit[];
  facets: SearchFacets;
  /** What was read out of the query beside the goods. */
  understood: Understood[];
  /** What the same words found beside products; null when browsing. */
  beside: BesideResults | null;
  /** Words and phrases that mean the same as parts of the query; for marking (highlight.ts). */
  alternatives: string[];
}

/** For a text that holds nothing that could be found. */
export const NOTHING_FOUND: SearchResult = {
  total: 0,
  full: 0,
  totalIsLowerBound: false,
  page: 1,
  pageCount: 0,
  hits: [],
  facets: {
    category: [],
    subcategory: [],
    origin: [],
    certification: [],
    moq: [],
    price: [],
    verified: 0,
    areLowerBounds: false,
  },
  understood: [],
  beside: null,
  alternatives: [],
};
