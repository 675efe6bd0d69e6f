import { compact, inColumn } from "#domain/catalogue/search/full-text-query.ts";
import { planSearch, type SearchPlan, type SearchStep } from "#domain/catalogue/search/search-plan.ts";
import { suggestCategories } from "#domain/catalogue/search/suggest-categories.ts";
import {
  MOST_SUGGESTED_CATEGORIES,
  MOST_SUGGESTED_SUPPLIERS,
  MOST_SUGGESTIONS,
  type Suggestions,
} from "#domain/catalogue/search/suggestions.ts";
import { normalise } from "#domain/catalogue/search/words.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { lookupArguments } from "./search-arguments.ts";
import { LOOKUPS, matches, PRODUCT_OF_MATCH, STEPS } from "./text-search-sql.ts";

const OWN_OR_FIRST = "ORDER BY locale <> :locale, locale LIMIT 1";
const HIGHEST_CHARACTER = "\u{10ffff}";

/** The one statement of the suggestions. */
export const SUGGEST = `WITH ${LOOKUPS},
products_found AS (
  SELECT p.category, p.slug,
    (SELECT json_array(name, locale) FROM product_translations WHERE product_number = p.number ${OWN_OR_FIRST}) AS text
  FROM (SELECT place FROM (${matches(STEPS, 8 * MOST_SUGGESTIONS)}) GROUP BY place ORDER BY min(step), place) m
    CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH} AND d.visible
    CROSS JOIN products p ON p.number = d.number AND p.status = 'published'
  LIMIT ${MOST_SUGGESTIONS}),
suppliers_found AS (
  SELECT DISTINCT s.id, s.slug FROM search_suppliers k CROSS JOIN suppliers s ON s.id = k.supplier_id
  WHERE k.key >= :from AND k.key < :below AND s.status = 'approved'
  LIMIT ${MOST_SUGGESTED_SUPPLIERS})
SELECT (SELECT json_group_array(json_array(category, slug, json(text))) FROM products_found) AS products,
  (SELECT json_group_array(json_array(slug, json((
    SELECT json_array(name, ifnull(name_locale, locale)) FROM supplier_translations WHERE supplier_id = id ${OWN_OR_FIRST})))
  ) FROM suppliers_found) AS suppliers`;

/**
 * Suggests products by their names, categories and suppliers to somebody who is typing: one call of the database.
 * @param locale language of the names; what is typed may be in any
 */
export async function suggest(db: Database, q: string, locale: Locale): Promise<Suggestions> {
  const plan = planSearch(q);
  if (!plan) return { products: [], categories: [], suppliers: [] };
  const categories = suggestCategories(q, MOST_SUGGESTED_CATEGORIES);
  const { rows } = await db.$client.execute({ sql: SUGGEST, args: suggestArguments(plan, q, locale) });
  const { products, suppliers } = readRow(rows[0]);
  const room = MOST_SUGGESTIONS - categories.length - suppliers.length;
  return { products: products.slice(0, room), categories, suppliers };
}

function suggestArguments(plan: SearchPlan, q: string, locale: Locale) {
  const from = normalise(q);
  return {
    steps: JSON.stringify([...plan.steps, ...plan.lastSteps.map(inNames)]),
    ...lookupArguments(plan),
    from,
    // Nothing begins with nothing.
    below: from === "" ? "" : from + HIGHEST_CHARACTER,
    locale,
  };
}

/** Who is still typing has begun a word: it is looked for within those of names. */
function inNames(step: SearchStep): SearchStep {
  return { ...step, query: compact(inColumn("name", step.query)) };
}

type ProductColumns = [category: Suggestions["products"][number]["category"], slug: string, text: [string, Locale]];
type SupplierColumns = [slug: string, text: [string, Locale]];

function readRow(row: Record<string, unknown> | undefined): Pick<Suggestions, "products" | "suppliers"> {
  const products: ProductColumns[] = JSON.parse(String(row?.products ?? "[]"));
  const suppliers: SupplierColumns[] = JSON.parse(String(row?.suppliers ?? "[]"));
  return {
    products: products.map(([category, slug, [name, nameLocale]]) => ({ category, slug, name, nameLocale })),
    suppliers: suppliers.map(([slug, [name, nameLocale]]) => ({ slug, name, nameLocale })),
  };
}
