import { type BesideResults, besideResults } from "#domain/catalogue/search/beside-results.ts";
import { readCategoryCounts } from "#domain/catalogue/search/category-counts.ts";
import { countFacets } from "#domain/catalogue/search/count-facets.ts";
import { ALIKE } from "#domain/catalogue/search/near-probes.ts";
import { PAGE_SIZE, type SearchParams } from "#domain/catalogue/search/search-params.ts";
import type { SearchPlan } from "#domain/catalogue/search/search-plan.ts";
import type { SearchHit, SearchResult } from "#domain/catalogue/search/search-result.ts";
import { understoodOf } from "#domain/catalogue/search/understood.ts";
import { type CardColumns, readCard } from "../product-cards.ts";
import { activeGroups, keptBy } from "./filter-sql.ts";
import { HAS_ALL_BUT_PRICE, MOST_BROWSED, MOST_BROWSED_NEAR, MOST_HITS } from "./search-limits.ts";

/** The one row that `textSearchSql` and `browseSql` answer with. */
export interface SearchRow {
  total: number;
  /** Of text searches: hits that have all that was asked for. */
  full_total?: number;
  /** Of text searches through filters: whether anything has, whatever the filters. */
  has_full?: number;
  /** Of text searches in an order through filters: whether there are more matches than were looked at. */
  looked_cut?: number;
  is_cut: number;
  hits: string | null;
  near: string | null;
  cards: string | null;
  /** Products that are seen, by sub-category. */
  counts: string | null;
  /** Of text searches: who sells what has all that was asked for, and whether there may be more of them. */
  sellers?: number;
  sellers_cut?: number;
  /** Of text searches: the operators' synonyms, where the isolate knows others (known-synonyms.ts). */
  synonyms?: string | null;
}

/** Turns the database's answer into a result. Browsing has no plan. */
export function readSearchRow(row: SearchRow, params: SearchParams, plan?: SearchPlan): SearchResult {
  const tiers = plan?.steps.map((step) => step.tier) ?? [];
  const hits = codes(row.hits).slice(0, MOST_HITS);
  const near = codes(row.near);
  const isCut = row.is_cut === 1;
  const isMore = row.total > MOST_HITS;
  const found = Math.min(row.total, MOST_HITS);
  const full = Math.min(row.full_total ?? found, found);
  // Where anything has all that was asked for, the nearest are none of the results that filters choose from, unless all
  // that stands there is beyond a limit on the price.
  const isBeyond = full === 0 && keptBy(params, plan).includes("limit");
  const hasFull = !isBeyond && (row.has_full === undefined ? full > 0 : row.has_full === 1);
  const facets = countFacets(
    hasFull ? hits.slice(0, full) : hits,
    near,
    params,
    isCut || isMore || near.length >= MOST_HITS,
  );
  const pageCount = Math.ceil(found / PAGE_SIZE);
  const cards =
    row.cards === null ? [] : (JSON.parse(row.cards) as [step: number, has: number, columns: CardColumns][]);
  const page = Math.max(1, Math.min(params.page, pageCount));
  // One match more than count is read, to know that there are more; it is no hit.
  const shown = cards.slice(0, MOST_HITS - (page - 1) * PAGE_SIZE);
  const totalIsLowerBound = isMore || row.looked_cut === 1 || (isCut && keptBy(params, plan).length === 0);
  const understood = plan ? understoodOf(params.q, plan.parts) : [];
  const limits = understood.flatMap(({ kind, text }) => (kind === "price" ? [text] : []));
  const result: SearchResult = {
    total: found,
    full,
    totalIsLowerBound,
    page,
    pageCount,
    hits: shown.map(([step, has, columns]) => ({
      ...readCard(columns),
      tier: plan ? (tiers[step] ?? "fuzzy") : null,
      ...(has === HAS_ALL_BUT_PRICE ? beyondLimit(limits) : nearness(step, has, plan)),
    })),
    facets,
    understood,
    beside: plan ? besideOf(row, params, plan, hits.slice(0, full), totalIsLowerBound) : null,
    alternatives: plan?.alternatives ?? [],
  };
  return plan ? result : withCounts(result, params, row.counts ?? "");
}

/**
 * @param full facet codes of the hits that have all that was asked for
 * @param isCut whether there may be more of them
 */
function besideOf(
  row: SearchRow,
  params: SearchParams,
  plan: SearchPlan,
  full: number[],
  isCut: boolean,
): BesideResults {
  const counts = row.counts ?? "";
  return besideResults({
    params,
    plan,
    suppliers: { suppliers: row.sellers ?? 0, suppliersAreLowerBound: row.sellers_cut === 1 },
    full,
    isCut,
    stockOf: ({ category, subcategory }) =>
      readCategoryCounts(counts, { category, subcategory: subcategory ?? undefined }).total,
  });
}

/**
 * When browsing, the exact numbers of products by category are known. Without other filters they are the answer; with
 * some they tell whether the walk along the index saw all.
 */
function withCounts(result: SearchResult, params: SearchParams, counts: string): SearchResult {
  const { facets } = result;
  const { total, category, subcategory } = readCategoryCounts(counts, params);
  if (activeGroups(params).every((group) => group === "category")) {
    return { ...result, total, full: total, totalIsLowerBound: false, facets: { ...facets, category, subcategory } };
  }
  const everything = readCategoryCounts(counts, {}).total;
  return {
    ...result,
    totalIsLowerBound: result.totalIsLowerBound || total > MOST_BROWSED,
    facets: { ...facets, areLowerBounds: facets.areLowerBounds || everything > MOST_BROWSED_NEAR },
  };
}

function beyondLimit(limits: string[]): Pick<SearchHit, "isNear" | "nearBy" | "lacks"> {
  return { isNear: true, nearBy: "price", lacks: limits };
}

/**
 * What a hit lacks, and why it is near.
 * @param has bits of the segments that it holds, and {@link ALIKE} times as high of those it has in another spelling
 */
function nearness(step: number, has: number, plan?: SearchPlan): Pick<SearchHit, "isNear" | "nearBy" | "lacks"> {
  if (!plan || step < plan.steps.length) return { isNear: false, nearBy: null, lacks: [] };
  if (step > plan.steps.length) return { isNear: true, nearBy: "piece", lacks: [] };
  const holds = (segment: number) => (has & (1 << segment)) !== 0;
  const isAlike = (segment: number) => (has & (ALIKE << segment)) !== 0;
  const missing = plan.asked
    .map((text, segment) => ({ text, segment }))
    .filter(({ text, segment }) => text !== "" && !holds(segment));
  const unlike = missing.filter(({ segment }) => !isAlike(segment));
  // Several words of which none is held are not all misspelt.
  const isGuess = unlike.length === 0 && missing.length > 1 && missing.length === plan.asked.filter(Boolean).length;
  const lacks = (isGuess ? missing : unlike).map(({ text }) => text);
  return { isNear: true, nearBy: lacks.length > 0 ? "lacks" : missing.length > 0 ? "spelling" : "mention", lacks };
}

function codes(packed: string | null): number[] {
  return packed === null ? [] : (JSON.parse(`[${packed}]`) as number[]);
}
