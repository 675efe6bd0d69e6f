import type { AddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import { subcategoryAt } from "#domain/catalogue/search/facet-code.ts";
import { goodsOf } from "#domain/catalogue/search/goods-of.ts";
import { planSuggestions, type SuggestionPlan } from "#domain/catalogue/search/suggestion-plan.ts";
import {
  MOST_SUGGESTED_CATEGORIES,
  MOST_SUGGESTIONS,
  type SuggestedCategory,
  type SuggestedSearch,
  type Suggestions,
} from "#domain/catalogue/search/suggestions.ts";
import { HIGHEST_CHARACTER } from "#domain/catalogue/search/vocabulary-keys.ts";
import { normalise } from "#domain/catalogue/search/words.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { askPlanned } from "./known-synonyms.ts";
import { lookupArguments } from "./search-arguments.ts";
import { MOST_SOLD } from "./sellers-sql.ts";
import { SUGGEST } from "./suggest-sql.ts";

/**
 * Suggests products, categories and suppliers to somebody who is typing, as a search understands the words: one call of
 * the database, or two ({@link askPlanned}).
 * @param locale language of the names; what is typed may be in any
 */
export async function suggest(db: Database, q: string, locale: Locale): Promise<Suggestions> {
  const planOf = (added: AddedSynonyms) => planSuggestions(q, added);
  const answer = await askPlanned(planOf, async (plan, synonyms) => {
    const args = { ...suggestArguments(plan, q, locale), synonyms };
    const { rows } = await db.$client.execute({ sql: SUGGEST, args });
    // The columns are those of the statement.
    return rows[0] as unknown as SuggestRow | undefined;
  });
  if (!answer) return { products: [], categories: [], suppliers: [], sellers: null };
  const { plan, row } = answer;
  const { products, suppliers, holding, sellers } = readRow(row);
  const search = searchOf(plan, q, sellers.isRest);
  const categories = categoriesOf(plan, search, holding);
  const room = MOST_SUGGESTIONS - categories.length - suppliers.length - (sellers.count > 0 ? 1 : 0);
  return {
    products: products.slice(0, room),
    categories,
    suppliers,
    sellers: sellers.count > 0 ? { ...search, count: sellers.count, isLowerBound: sellers.isLowerBound } : null,
  };
}

/** The search that found something: for the text, or without a last word that is only said around goods. */
function searchOf({ parts, rest }: SuggestionPlan, q: string, isRest: boolean): SuggestedSearch {
  return isRest && rest
    ? { query: rest.query, goods: goodsOf(rest.query, rest.parts) }
    : { query: q, goods: goodsOf(q, parts) };
}

/** @param holding places of sub-categories with what was asked for, those with most first */
function categoriesOf(
  { places }: SuggestionPlan,
  search: SuggestedSearch,
  holding: readonly number[],
): SuggestedCategory[] {
  const others = holding
    .flatMap(subcategoryAt)
    .filter(({ subcategory }) => places.every((place) => place.subcategory !== subcategory));
  return [
    ...places.map((place) => ({ ...place, search: null })),
    ...others.map((place) => ({ ...place, search })),
  ].slice(0, MOST_SUGGESTED_CATEGORIES);
}

function suggestArguments(plan: SuggestionPlan, q: string, locale: Locale) {
  const names = [...new Set([q, goodsOf(q, plan.parts)].map(normalise))].filter((from) => from !== "");
  return {
    steps: JSON.stringify(plan.steps),
    ...lookupArguments(plan),
    first_begun: plan.firstBegun,
    first_of_rest: plan.firstOfRest,
    names: JSON.stringify(names.map((from) => [from, from + HIGHEST_CHARACTER])),
    locale,
  };
}

type ProductColumns = [category: Suggestions["products"][number]["category"], slug: string, text: [string, Locale]];
type SupplierColumns = [slug: string, text: [string, Locale]];

/** The one row that {@link SUGGEST} answers with; lists are JSON texts. */
interface SuggestRow {
  products: string;
  suppliers: string;
  holding: string;
  sellers: number;
  /** Products that have all that is asked for. */
  asked: number;
  is_rest: number | null;
  synonyms: string | null;
}

function readRow(row: SuggestRow | undefined) {
  const products: ProductColumns[] = JSON.parse(row?.products ?? "[]");
  const suppliers: SupplierColumns[] = JSON.parse(row?.suppliers ?? "[]");
  const holding: number[] = JSON.parse(row?.holding ?? "[]");
  return {
    products: products.map(([category, slug, [name, nameLocale]]) => ({ category, slug, name, nameLocale })),
    suppliers: suppliers.map(([slug, [name, nameLocale]]) => ({ slug, name, nameLocale })),
    holding,
    sellers: {
      count: row?.sellers ?? 0,
      isLowerBound: (row?.asked ?? 0) >= MOST_SOLD,
      isRest: row?.is_rest === 1,
    },
  };
}
