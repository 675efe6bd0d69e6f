import { subcategoryPlaceOf } from "#domain/catalogue/search/facet-code.ts";
import {
  MOST_SUGGESTED_CATEGORIES,
  MOST_SUGGESTED_SUPPLIERS,
  MOST_SUGGESTIONS,
} from "#domain/catalogue/search/suggestions.ts";
import { CHANGED_SYNONYMS } from "./known-synonyms.ts";
import { LOOKUPS } from "./lookups-sql.ts";
import { MOST_SOLD, sellersOf } from "./sellers-sql.ts";
import { matches, PRODUCT_OF_MATCH, STEPS } from "./text-search-sql.ts";

const OWN_OR_FIRST = "ORDER BY locale <> :locale, locale LIMIT 1";

/**
 * The one statement of the suggestions. `asked` are the products that a search finds with all that is asked for: for the
 * text or, where there is none, for the text without its last word (domain/catalogue/search/suggestion-plan.ts).
 */
export const SUGGEST = `WITH ${LOOKUPS},
strict AS MATERIALIZED (${matches(STEPS, MOST_SOLD)}),
asked AS MATERIALIZED (
  SELECT step, place FROM strict WHERE step < :first_begun
  UNION ALL
  SELECT step, place FROM strict
  WHERE step >= :first_of_rest AND NOT EXISTS (SELECT 1 FROM strict WHERE step < :first_begun)),
sold AS MATERIALIZED (${sellersOf("asked")}),
products_found AS (
  SELECT p.category, p.slug,
    (SELECT json_array(name, locale) FROM product_translations WHERE product_number = p.number ${OWN_OR_FIRST}) AS text
  FROM (
    SELECT place FROM (
      SELECT step, place FROM asked
      UNION ALL SELECT step, place FROM strict WHERE step >= :first_begun AND step < :first_of_rest)
    GROUP BY place ORDER BY min(step), place) m
    CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH}
    CROSS JOIN products p ON p.number = d.number AND p.status = 'published'
  LIMIT ${MOST_SUGGESTIONS}),
suppliers_found AS (
  SELECT DISTINCT s.id, s.slug FROM json_each(:names) n
    CROSS JOIN search_suppliers k ON k.key >= n.value ->> 0 AND k.key < n.value ->> 1
    CROSS JOIN suppliers s ON s.id = k.supplier_id
  WHERE s.status = 'approved'
  LIMIT ${MOST_SUGGESTED_SUPPLIERS})
SELECT (SELECT json_group_array(json_array(category, slug, json(text))) FROM products_found) AS products,
  (SELECT json_group_array(json_array(slug, json((
    SELECT json_array(name, ifnull(name_locale, locale)) FROM supplier_translations WHERE supplier_id = id ${OWN_OR_FIRST})))
  ) FROM suppliers_found) AS suppliers,
  (SELECT json_group_array(place) FROM (
    SELECT ${subcategoryPlaceOf("facets")} AS place FROM sold GROUP BY 1
    ORDER BY count(*) DESC, 1 LIMIT ${MOST_SUGGESTED_CATEGORIES})) AS holding,
  (SELECT count(DISTINCT supplier_id) FROM sold) AS sellers,
  (SELECT count(*) FROM asked) AS asked,
  (SELECT min(step) >= :first_of_rest FROM asked) AS is_rest,
  ${CHANGED_SYNONYMS}`;
