import type { CategorySlug } from "../categories.ts";
import { subcategoryPlaces } from "./facet-code.ts";
import { goodsOf } from "./goods-of.ts";
import type { CategoryPlace } from "./named-places.ts";
import type { SearchParams } from "./search-params.ts";
import type { SearchPlan } from "./search-plan.ts";
import type { QueryPart } from "./understanding/understand-query.ts";

/** A category that stands beside the results of a search. */
export interface BesidePlace extends CategoryPlace {
  /** Of a category that is named by what was asked for all products; of another those with all that was asked for. */
  count: number;
  isNamed: boolean;
}

/** What a request for quotation begins with, as it was typed. */
export interface Wanted {
  text: string;
  /** How many; empty where nothing was counted. */
  quantity: string;
  /** In which category it would stand; null where neither the words nor what has all of them tell. */
  category: CategorySlug | null;
}

/** What was found by the words of a search beside products. */
export interface BesideResults {
  /** What was asked for, as it was typed, without what is only said around it. */
  goods: string;
  wanted: Wanted;
  /** Who sells products with all that was asked for, whatever the filters. */
  suppliers: number;
  /** True where more products were found than are looked at. */
  suppliersAreLowerBound: boolean;
  /** Empty in a chosen sub-category. */
  places: BesidePlace[];
  /** True where there are more products than counted in the places that are not named. */
  placesAreLowerBounds: boolean;
}

/** What {@link besideResults} goes by. */
interface Found {
  params: SearchParams;
  plan: Pick<SearchPlan, "parts" | "places">;
  suppliers: Pick<BesideResults, "suppliers" | "suppliersAreLowerBound">;
  /** Facet codes of products that have all that was asked for. */
  full: readonly number[];
  isCut: boolean;
  /** How many products are seen in a category. */
  stockOf: (place: CategoryPlace) => number;
}

const MOST_NAMED = 2;
const MOST_HOLDING = 4;
/** Goods of one category may be kept among others by chance: this share of what has all in one tells which is meant. */
const NEARLY_ALL = 0.75;

/** Tells what stands beside the results of a search by text. */
export function besideResults({ params, plan, suppliers, full, isCut, stockOf }: Found): BesideResults {
  const named = params.category
    ? []
    : plan.places
        .map((place) => ({ ...place, count: stockOf(place), isNamed: true }))
        .filter(({ count }) => count > 0)
        .slice(0, MOST_NAMED);
  const filled = subcategoryPlaces(full);
  const holding = params.subcategory
    ? []
    : filled
        .filter(({ subcategory }) => named.every((place) => place.subcategory !== subcategory))
        .map((place) => ({ ...place, isNamed: false }))
        .slice(0, MOST_HOLDING);
  return {
    goods: goodsOf(params.q, plan.parts),
    wanted: { ...wantedOf(params.q, plan.parts), category: params.category ?? commonOf(named) ?? nearlyAllOf(filled) },
    ...suppliers,
    places: [...named, ...holding],
    placesAreLowerBounds: isCut,
  };
}

/** The query from its first word on that is not only said around the goods. */
function wantedOf(query: string, parts: readonly QueryPart[]): Omit<Wanted, "category"> {
  const first = parts.find(({ kind }) => kind !== "trade");
  const counted = parts.find(({ kind }) => kind === "quantity");
  return {
    text: query.slice(first?.words[0]?.start ?? 0).trim(),
    quantity: counted ? query.slice(counted.words[0]?.start, counted.words.at(-1)?.end) : "",
  };
}

/** The category that all of some places are in. */
function commonOf([first, ...others]: readonly CategoryPlace[]): CategorySlug | null {
  return first && others.every(({ category }) => category === first.category) ? first.category : null;
}

function nearlyAllOf(filled: readonly { category: CategorySlug; count: number }[]): CategorySlug | null {
  const countIn = (places: typeof filled) => places.reduce((sum, { count }) => sum + count, 0);
  const needed = NEARLY_ALL * countIn(filled);
  const isMost = (category: CategorySlug) => countIn(filled.filter((place) => place.category === category)) >= needed;
  return filled.find(({ category }) => isMost(category))?.category ?? null;
}
