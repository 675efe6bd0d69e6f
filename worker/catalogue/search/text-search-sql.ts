import type { FilterGroup } from "#domain/catalogue/search/facet-filter.ts";
import type { SearchSort } from "#domain/catalogue/search/search-params.ts";
import { FACETS, failures, LAPSED, SORT_COLUMNS } from "./filter-sql.ts";
import { pageOfCards, summaryOf } from "./page-sql.ts";
import {
  FEW_MATCHES,
  HIGHEST_ROW,
  LEAST_LIKENESS,
  LEAST_OF_LIKEST,
  MOST_BROWSED,
  MOST_HITS,
  MOST_MATCHES,
  MOST_SIMILAR_MATCHES,
  MOST_SIMILAR_WORDS,
  MOST_WORDS,
  ONE_WRONG_LETTER,
} from "./search-limits.ts";

export const PRODUCT_OF_MATCH = `d.number = ${HIGHEST_ROW} - m.place`;
/** Stands for more failures than there are groups of filters. */
const HIDDEN = 99;

/** Ranges of the vocabulary that are worth looking through. */
export const RANGES = `ranges AS MATERIALIZED (
  SELECT value ->> 0 AS place, value ->> 1 AS low, value ->> 2 AS high, value ->> 3 AS needle, value ->> 4 AS at
  FROM json_each(:ranges) r
  WHERE value ->> 5 IS NULL
    OR NOT EXISTS (SELECT 1 FROM search_words WHERE key >= r.value ->> 5 AND key < r.value ->> 6))`;

/** Their words, as the query takes them: ` OR "word" OR "word"`. */
export const LOOKUPS = `lookups AS MATERIALIZED (
  SELECT place, group_concat(' OR "' || word || '"', '') AS words FROM (
    SELECT r.place, w.word FROM ranges r CROSS JOIN search_words w
    WHERE w.key >= r.low AND w.key < r.high AND (r.needle = '' OR instr(w.word, r.needle) >= r.at)
    LIMIT ${MOST_WORDS})
  GROUP BY place)`;

/** Misspelt words, when little was found otherwise. */
const UNKNOWN = `unknown AS MATERIALIZED (
  SELECT value ->> 'place' AS place, value ->> 'word' AS word, value ->> 'length' AS length,
    value -> 'trigrams' AS trigrams, value -> 'swapped' AS swapped
  FROM json_each(:misspellings) m
  WHERE (SELECT count(*) FROM strict) < ${FEW_MATCHES} AND NOT EXISTS (
    SELECT 1 FROM search_words WHERE key >= m.value ->> 'from' AND key < m.value ->> 'below'))`;

/**
 * Words spelt like them: by trigrams, and for a single wrong letter, which leaves short words hardly any trigram, by
 * letters. Of those only the likest.
 */
const ALIKE = `spelt AS (
  SELECT u.place, w.word, max(2.0 * count(*) / (length(w.word) + u.length), CASE
    WHEN length(w.word) = u.length AND u.length <= 8 AND (
      SELECT sum(substr(w.word, n.value, 1) <> substr(u.word, n.value, 1))
      FROM json_each('[1,2,3,4,5,6,7,8]') n) <= 1 THEN ${ONE_WRONG_LETTER} ELSE 0 END) AS likeness
  FROM unknown u CROSS JOIN json_each(u.trigrams) g CROSS JOIN search_words w
  WHERE w.key >= g.value AND w.key < g.value || char(1114111)
  GROUP BY u.place, w.word HAVING likeness >= ${LEAST_LIKENESS}
  UNION ALL
  SELECT u.place, w.word, 1 FROM unknown u CROSS JOIN json_each(u.swapped) k CROSS JOIN search_words w ON w.key = k.value),
alike AS (
  SELECT place, word, row_number() OVER likest AS nth, likeness / max(likeness) OVER likest AS relative
  FROM spelt WINDOW likest AS (PARTITION BY place ORDER BY likeness DESC, word))`;

const ALL_LOOKUPS = `all_lookups AS MATERIALIZED (
  SELECT place, words FROM lookups
  UNION ALL
  SELECT place, group_concat(' OR "' || word || '"', '') FROM alike
  WHERE nth <= ${MOST_SIMILAR_WORDS} AND relative >= ${LEAST_OF_LIKEST} GROUP BY place)`;

/**
 * The one statement of a search by text. Its matches come step by step (domain/catalogue/search/search-plan.ts), in a
 * step the newest first, which is the order of relevance; rows of a common table expression keep their order.
 */
export function textSearchSql(sort: SearchSort, groups: FilterGroup[]): string {
  return sort === "relevance" && groups.length === 0 ? plainSql() : chosenSql(sort, groups);
}

/** Neither filters nor an order of their own: products are looked up for the counts, and again for the page only. */
function plainSql(): string {
  return `WITH ${LAPSED}, ${RANGES}, ${LOOKUPS},
strict AS MATERIALIZED (${matches(STEPS, MOST_MATCHES.plain)}),
${UNKNOWN}, ${ALIKE}, ${ALL_LOOKUPS},
found AS (SELECT * FROM strict UNION ALL SELECT * FROM (${matches(LAST_STEPS, MOST_SIMILAR_MATCHES)})),
hits AS NOT MATERIALIZED (
  SELECT d.number, ${FACETS} AS facets, m.step FROM found m CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH} WHERE d.visible),
${summaryOf("hits", false)}
SELECT total, (SELECT count(*) FROM strict) >= ${MOST_MATCHES.plain} AS is_cut, facets AS hits, NULL AS near,
  ${pageOfCards("hits", "")} AS cards
FROM summary`;
}

function chosenSql(sort: SearchSort, groups: FilterGroup[]): string {
  const isFiltered = groups.length > 0;
  const isSorted = sort !== "relevance";
  const most = isSorted ? MOST_MATCHES.sorted : MOST_MATCHES.filtered;
  const columns = `d.number, ${FACETS} AS facets, m.step, d.${SORT_COLUMNS[sort]} AS rank,
    CASE WHEN d.visible THEN ${failures(groups)} ELSE ${HIDDEN} END AS failed`;
  return `WITH ${LAPSED}, ${RANGES}, ${LOOKUPS},
strict AS MATERIALIZED (
  SELECT ${columns} FROM (${matches(STEPS, most)}) m CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH}),
${UNKNOWN}, ${ALIKE}, ${ALL_LOOKUPS},
last AS MATERIALIZED (
  SELECT ${columns} FROM (${matches(LAST_STEPS, MOST_SIMILAR_MATCHES)}) m
    CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH}),
${isFiltered ? deepHits(columns, most, isSorted) : "hits AS (SELECT * FROM strict WHERE failed = 0"}
  UNION ALL SELECT * FROM last WHERE failed = 0),
${summaryOf("hits", isSorted)}
SELECT total, (SELECT count(*) FROM strict) >= ${most} AS is_cut, facets AS hits,
  ${isFiltered ? near() : "NULL"} AS near,
  ${pageOfCards("hits", isSorted ? "ORDER BY rank, step, number DESC" : "")} AS cards
FROM summary`;
}

/** Where there are more matches than are looked at, the filters go into the full-text query itself. */
function deepHits(columns: string, most: number, isSorted: boolean): string {
  const only = `(SELECT count(*) FROM strict) >= ${most} AND`;
  const limit = isSorted ? MOST_MATCHES.sorted : MOST_BROWSED;
  return `deep AS MATERIALIZED (
  SELECT * FROM (
    SELECT ${columns} FROM (${matches({ ...STEPS, only, facets: ":facets" }, limit)}) m CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH})
  WHERE failed = 0 LIMIT ${isSorted ? MOST_MATCHES.sorted : MOST_HITS + 1}),
hits AS (
  SELECT * FROM strict WHERE failed = 0 AND (SELECT count(*) FROM strict) < ${most}
  UNION ALL SELECT * FROM deep`;
}

function near(): string {
  return `(SELECT group_concat(facets) FROM (
    SELECT facets FROM strict WHERE failed = 1 UNION ALL SELECT facets FROM last WHERE failed = 1 LIMIT ${MOST_HITS}))`;
}

interface Steps {
  /** The parameter that holds them. */
  steps: string;
  /** The table that holds their lookups. */
  lookups: string;
  /** An expression: the place of the first. */
  from: string;
  /** A condition on taking any, with AND behind it. */
  only?: string;
  /** A parameter that continues each query. */
  facets?: string;
}

export const STEPS: Steps = { steps: ":steps", lookups: "lookups", from: "0" };
const LAST_STEPS: Steps = {
  steps: ":last_steps",
  lookups: "all_lookups",
  from: ":last_place",
  only: "EXISTS (SELECT 1 FROM unknown) AND",
};

/** A query of the products that steps find: `step` and, as `place`, the row of the index. */
export function matches({ steps, lookups, from, only = "", facets }: Steps, limit: number): string {
  const query = `(${queryOf("t.value", lookups)})`;
  return `SELECT t.key + ${from} AS step, i.rowid AS place FROM json_each(${steps}) t CROSS JOIN search_index i
    WHERE ${only} (t.value ->> '$.needs[0]' IS NULL OR EXISTS (
      SELECT 1 FROM json_each(t.value, '$.needs') n CROSS JOIN ${lookups} l WHERE +l.place = n.value))
    AND i.search_index MATCH ${facets ? `'(' || ${query} || ')' || ${facets}` : query} LIMIT ${limit}`;
}

/** Puts a step's query together: its texts, and the words of its lookups. */
function queryOf(step: string, lookups: string): string {
  return `SELECT group_concat(
      CASE q.type WHEN 'text' THEN q.value ELSE (SELECT words FROM ${lookups} WHERE +place = q.value) END, '')
    FROM json_each(${step}, '$.query') q`;
}
