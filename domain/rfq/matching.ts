import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { andFacets } from "#domain/catalogue/search/facet-tokens.ts";
import { quoted } from "#domain/catalogue/search/full-text-query.ts";
import { formTokens, synonymToken, tokenOf } from "#domain/catalogue/search/index-tokens.ts";
import { synonymsIn } from "#domain/catalogue/search/synonyms.ts";
import { wordsOf } from "#domain/catalogue/search/words.ts";

/** Suppliers that one wave asks. */
export const MAX_INVITED = 20;

/** Why a supplier is asked: codes that both sides read. */
export const MATCH_REASONS = [
  "direct",
  "category",
  "subcategory",
  "terms",
  "destination",
  "moq",
  "verified",
  "responsive",
  "widened",
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** What each fit is worth; `term` is of one word, up to {@link MOST_TERMS} of them. */
export const MATCH_WEIGHTS = {
  category: 20,
  subcategory: 25,
  term: 8,
  destination: 15,
  moq: 8,
  verified: 10,
  /** Of one who answered everything within its time; of a new one the half. */
  response: 10,
} as const;

/** Words of a request that are looked for, and how many of them still add to a score. */
export const TERMS_SOUGHT = 8;
export const MOST_TERMS = 4;

/** From this share of answers on a supplier counts as responsive, in percent. */
export const RESPONSIVE_PERCENT = 70;

/**
 * The words of a request as queries of the search index, one for each: the word, its other forms, its synonyms.
 * @param texts headline and lines, in this order: earlier words count first
 * @param category keeps only products of it; null looks through all
 */
export function termQueries(texts: readonly string[], category: CategorySlug | null): string[] {
  const facets = category
    ? andFacets({ category, origin: [], moq: [], price: [], certification: [], verified: false })
    : "";
  const words = texts
    .flatMap((text) => wordsOf(text))
    .filter(({ isSymbol, isStopWord, term }) => {
      return !isSymbol && !isStopWord && term.length > 2 && !/^\d+$/.test(term);
    });
  const queries = words.map((word) => {
    const groups = synonymsIn([word.term]).map(({ key }) => synonymToken(key));
    const tokens = [...new Set([tokenOf(word), ...formTokens(word.term), ...groups])];
    return `{name rest} : (${tokens.map(quoted).join(" OR ")})${facets}`;
  });
  return [...new Set(queries)].slice(0, TERMS_SOUGHT);
}
