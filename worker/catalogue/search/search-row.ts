import { readCategoryCounts } from "#domain/catalogue/search/category-counts.ts";
import { countFacets } from "#domain/catalogue/search/count-facets.ts";
import { PAGE_SIZE, type SearchParams } from "#domain/catalogue/search/search-params.ts";
import type { SearchPlan } from "#domain/catalogue/search/search-plan.ts";
import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import { type CardColumns, readCard } from "../product-cards.ts";
import { activeGroups } from "./filter-sql.ts";
import { MOST_BROWSED, MOST_BROWSED_NEAR, MOST_HITS } from "./search-limits.ts";

/** The one row that `textSearchSql` and `browseSql` answer with. */
export interface SearchRow {
  total: number;
  is_cut: number;
  hits: string | null;
  near: string | null;
  cards: string | null;
  /** Only when browsing. */
  counts?: string | null;
}

/** Turns the database's answer into a result. Browsing has no plan. */
export function readSearchRow(row: SearchRow, params: SearchParams, plan?: SearchPlan): SearchResult {
  const tiers = plan ? [...plan.steps, ...plan.lastSteps].map((step) => step.tier) : [];
  const hits = codes(row.hits).slice(0, MOST_HITS);
  const near = codes(row.near);
  const isCut = row.is_cut === 1;
  const isMore = row.total > MOST_HITS;
  const facets = countFacets(hits, near, params, isCut || isMore || near.length >= MOST_HITS);
  const found = Math.min(row.total, MOST_HITS);
  const pageCount = Math.ceil(found / PAGE_SIZE);
  const cards = row.cards === null ? [] : (JSON.parse(row.cards) as [step: number, columns: CardColumns][]);
  const page = Math.max(1, Math.min(params.page, pageCount));
  // One match more than count is read, to know that there are more; it is no hit.
  const shown = cards.slice(0, MOST_HITS - (page - 1) * PAGE_SIZE);
  const result: SearchResult = {
    total: found,
    totalIsLowerBound: isMore || (isCut && activeGroups(params).length === 0),
    page,
    pageCount,
    hits: shown.map(([step, columns]) => ({ ...readCard(columns), tier: tiers[step] ?? null })),
    facets,
    alternatives: plan?.alternatives ?? [],
  };
  return row.counts === undefined ? result : withCounts(result, params, row.counts ?? "");
}

/**
 * When browsing, the exact numbers of products by category are known. Without other filters they are the answer; with
 * some they tell whether the walk along the index saw all.
 */
function withCounts(result: SearchResult, params: SearchParams, counts: string): SearchResult {
  const { facets } = result;
  const { total, category, subcategory } = readCategoryCounts(counts, params);
  if (activeGroups(params).every((group) => group === "category")) {
    return { ...result, total, totalIsLowerBound: false, facets: { ...facets, category, subcategory } };
  }
  const everything = readCategoryCounts(counts, {}).total;
  return {
    ...result,
    totalIsLowerBound: result.totalIsLowerBound || total > MOST_BROWSED,
    facets: { ...facets, areLowerBounds: facets.areLowerBounds || everything > MOST_BROWSED_NEAR },
  };
}

function codes(packed: string | null): number[] {
  return packed === null ? [] : (JSON.parse(`[${packed}]`) as number[]);
}
