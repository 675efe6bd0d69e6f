import { type SQL, sql } from "drizzle-orm";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { facetFilter } from "#domain/catalogue/search/facet-filter.ts";
import { andFacets } from "#domain/catalogue/search/facet-tokens.ts";
import { bandsOf, priceRangeOf } from "#domain/catalogue/search/price-range.ts";
import type { SearchParams } from "#domain/catalogue/search/search-params.ts";
import type { SearchPlan } from "#domain/catalogue/search/search-plan.ts";
import { isOpen } from "#domain/catalogue/search/vocabulary-keys.ts";
import type { Lookup } from "#domain/catalogue/search/word-lookups.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { activeGroups, keptBy } from "./filter-sql.ts";

/** Who searches: the language of the cards, which has no influence on what is found, and the moment of badges in milliseconds. */
export interface Reader {
  locale: Locale;
  now: number;
}

export type SqlArguments = Record<string, string | number>;

/** A statement with its named parameters, as a part of a query that drizzle builds. */
export function withArguments(text: string, args: SqlArguments): SQL {
  const pieces = text.split(/:([a-z_]+)/);
  return sql.join(pieces.map((piece, at) => (at % 2 === 0 ? sql.raw(piece) : sql`${args[piece]}`)));
}

/** The parameters of `textSearchSql` but for `synonyms` (known-synonyms.ts). */
export function textSearchArguments(plan: SearchPlan, params: SearchParams, reader: Reader): SqlArguments {
  const range = priceRangeOf(plan.parts);
  // The limit lies within a band, so the bands are the words of the index for it.
  const choice = range && params.price.length === 0 ? { ...params, price: bandsOf(range) } : params;
  return {
    steps: JSON.stringify(plan.steps),
    ...lookupArguments(plan),
    near: JSON.stringify(plan.near),
    near_place: plan.steps.length,
    last_steps: JSON.stringify(plan.lastSteps),
    ...masks(params),
    widest: JSON.stringify({ query: plan.widest }),
    ...(keptBy(params, plan).length > 0 ? { facets: andFacets(choice) } : {}),
    ...(range ? { price_from: range.from, price_to: range.to } : {}),
    page: params.page,
    ...reader,
  };
}

/** The parameters of the lookups. */
export function lookupArguments({ ranges, misspellings }: Pick<SearchPlan, "ranges" | "misspellings">): SqlArguments {
  return {
    ranges: rangesArgument(ranges),
    misspellings: JSON.stringify(
      misspellings.map(({ unless, ...misspelling }) => ({ ...misspelling, from: unless.from, below: unless.below })),
    ),
  };
}

/** The parameter `ranges` of the lookups; whole words first, since pieces may fill the limit on words. */
export function rangesArgument(ranges: readonly Lookup[]): string {
  const sorted = ranges.toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)));
  return JSON.stringify(
    sorted.map(({ place, from, below, needle, at, unless }) => {
      return [place, from, below, needle, at, ...(unless ? [unless.from, unless.below] : [])];
    }),
  );
}

/** The parameters of `browseSql`, no more and no less. */
export function browseArguments(params: SearchParams, reader: Reader): SqlArguments {
  const page = { page: params.page, ...reader };
  if (!params.category) return { ...masks(params), ...page };
  return { ...masks(params), ...page, category_code: CATEGORY_SLUGS.indexOf(params.category) };
}

function masks(params: SearchParams): SqlArguments {
  const filter = facetFilter(params);
  const entries = activeGroups(params).map((group): [string, number | string] => [group, filter[group]]);
  return { ...Object.fromEntries(entries), ...(params.category ? { subcategory: filter.subcategory } : {}) };
}
