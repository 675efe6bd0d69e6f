import { subcategoryPlaces } from "./facet-code.ts";
import { goodsOf } from "./goods-of.ts";
import { type CategoryPlace, namedPlaces } from "./named-places.ts";
import type { SearchParams } from "./search-params.ts";
import type { QueryPart } from "./understanding/understand-query.ts";

/** A category that stands beside the results of a search. */
export interface BesidePlace extends CategoryPlace {
  /** Of a category that is named by what was asked for all products; of another those with all that was asked for. */
  count: number;
  isNamed: boolean;
}

/** What was found by the words of a search beside products. */
export interface BesideResults {
  /** What was asked for, as it was typed, without what is only said around it. */
  goods: string;
  /** The goods, how many, where to and for how much, as they were typed: what a request for quotation begins with. */
  wanted: string;
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
  parts: readonly QueryPart[];
  suppliers: Pick<BesideResults, "suppliers" | "suppliersAreLowerBound">;
  /** Facet codes of products that have all that was asked for. */
  full: readonly number[];
  isCut: boolean;
  /** How many products are seen in a category. */
  stockOf: (place: CategoryPlace) => number;
}

const MOST_NAMED = 2;
const MOST_HOLDING = 4;

/** Tells what stands beside the results of a search by text. */
export function besideResults({ params, parts, suppliers, full, isCut, stockOf }: Found): BesideResults {
  const named = params.category
    ? []
    : namedPlaces(parts)
        .map((place) => ({ ...place, count: stockOf(place), isNamed: true }))
        .filter(({ count }) => count > 0)
        .slice(0, MOST_NAMED);
  const holding = params.subcategory
    ? []
    : subcategoryPlaces(full)
        .filter(({ subcategory }) => named.every((place) => place.subcategory !== subcategory))
        .map((place) => ({ ...place, isNamed: false }))
        .slice(0, MOST_HOLDING);
  const goods = goodsOf(params.q, parts);
  return {
    goods,
    wanted: wantedOf(goods, params.q, parts),
    ...suppliers,
    places: [...named, ...holding],
    placesAreLowerBounds: isCut,
  };
}

/** What a request says besides: for how much, how many and where to. */
const SAID_BESIDE: ReadonlySet<QueryPart["kind"]> = new Set(["quantity", "price", "place"]);

/** The query as it was typed, where a number of it would be lost. */
function wantedOf(goods: string, query: string, parts: readonly QueryPart[]): string {
  const beside = parts.filter(({ kind }) => SAID_BESIDE.has(kind));
  const said = beside.map(({ words }) => query.slice(words[0]?.start, words.at(-1)?.end));
  const wanted = [goods, ...said].join(" – ");
  return numbersIn(wanted) === numbersIn(query) ? wanted : query;
}

function numbersIn(text: string): string {
  return (text.match(/\p{Nd}+/gu) ?? []).sort().join(" ");
}
