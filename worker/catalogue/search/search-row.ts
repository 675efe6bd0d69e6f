import { readCategoryCounts } from "#domain/catalogue/search/category-counts.ts";
import { countFacets } from "#domain/catalogue/search/count-facets.ts";
import { PAGE_SIZE, type SearchParams } from "#domain/catalogue/search/search-params.ts";
import type { SearchPlan } from "#domain/catalogue/search/search-plan.ts";
import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import { type CardColumns, readCard } from "../product-cards.ts";
import { activeGroups } from "./filter-sql.ts";
import { MOST_HITS } from "./search-limits.ts";

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
  return row.counts === undefined ? result : withExactCounts(result, params, row.counts ?? "");
}

/** Browsing without filters but the category, all products are counted already. */
function withExactCounts(result: SearchResult, params: SearchParams, counts: string): SearchResult {
  const others = activeGroups(params).filter((group) => group !== "category");
  if (others.length > 0) return result;
  const { total, category, subcategory } = readCategoryCounts(counts, params);
  return { ...result, total, totalIsLowerBound: false, facets: { ...result.facets, category, subcategory } };
}

function codes(packed: string | null): number[] {
  return packed === null ? [] : (JSON.parse(`[${packed}]`) as number[]);
}
