import type { SearchSort } from "#domain/catalogue/search/search-params.ts";
import { HEAD_MARK } from "#domain/catalogue/search/token-marks.ts";
import { BEYOND_LIMIT, FACETS, failures, type KeptBy, LAPSED, SORT_COLUMNS } from "./filter-sql.ts";
import { CHANGED_SYNONYMS } from "./known-synonyms.ts";
import { LOOKUPS } from "./lookups-sql.ts";
import { CATEGORY_COUNTS, pageOfCards, summaryOf } from "./page-sql.ts";
import {
  FEW_MATCHES,
  HAS_ALL_BUT_PRICE,
  HIGHEST_ROW,
  LAST,
  LEAST_OF_NEAREST,
  MOST_BROWSED,
  MOST_COUNTED,
  MOST_DOUBLINGS,
  MOST_HITS,
  MOST_MATCHES,
  MOST_NEAR,
  MOST_OF_PROBE,
  MOST_PIECES,
  MOST_PROBED,
} from "./search-limits.ts";
import { MOST_SOLD, sellersOf } from "./sellers-sql.ts";

export const PRODUCT_OF_MATCH = `d.number = ${HIGHEST_ROW} - m.place`;

/**
 * The one statement of a search by text. Its matches come step by step (domain/catalogue/search/search-plan.ts), in a
 * step the nearest first; among equals quality decides (domain/catalogue/search/quality.ts), then the newest.
 */
export function textSearchSql(sort: SearchSort, groups: KeptBy[]): string {
  return sort === "relevance" && groups.length === 0 ? plainSql() : chosenSql(sort, groups);
}

/** Neither filters nor an order of their own: products are looked up for the counts, and again for the page only. */
function plainSql(): string {
  return `WITH ${LAPSED}, ${LOOKUPS}, ${met(MOST_MATCHES.plain, [])},
hits AS NOT MATERIALIZED (
  SELECT d.number, ${FACETS} AS facets, m.step, m.has, m.score, d.quality FROM met m CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH}),
${summaryOf("hits", false, FULL)}
SELECT total, full_total, (SELECT count(*) FROM strict) >= ${MOST_MATCHES.plain} AS is_cut,
  facets AS hits, NULL AS near, ${BESIDE}, ${pageOfCards("hits", BY_RELEVANCE)} AS cards, ${CHANGED_SYNONYMS}
FROM summary`;
}

const BY_RELEVANCE = "ORDER BY step, score DESC, quality DESC, number DESC";

/** Columns of what stands beside the products: who sells those that have all, whatever the filters, and the categories. */
const BESIDE = `(SELECT count(DISTINCT supplier_id) FROM (${sellersOf("strict")})) AS sellers,
  (SELECT count(*) FROM strict) >= ${MOST_SOLD} AS sellers_cut, ${CATEGORY_COUNTS} AS counts`;

/** A column of the summary: how many of the hits have all that was asked for. */
const FULL = "count(*) FILTER (WHERE step < :near_place) AS full_total";

function chosenSql(sort: SearchSort, groups: KeptBy[]): string {
  const isFiltered = groups.length > 0;
  const isSorted = sort !== "relevance";
  const isLimited = groups.includes("limit");
  const most = isSorted ? MOST_MATCHES.sorted : MOST_MATCHES.filtered;
  const columns = `d.number, ${FACETS} AS facets, m.step, m.has, m.score, d.quality, d.${SORT_COLUMNS[sort]} AS rank,
    ${failures(groups)} AS failed`;
  const isCut = `(SELECT count(*) FROM strict) >= ${most}`;
  return `WITH ${LAPSED}, ${LOOKUPS}, ${met(most, groups)},
told AS MATERIALIZED (SELECT ${columns}${isLimited ? `, ${BEYOND_LIMIT} AS beyond` : ""} FROM met m CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH}),
${isFiltered ? deepHits(columns, isCut, isSorted, isLimited) : "hits AS (SELECT * FROM told WHERE failed = 0)"},
${summaryOf("hits", isSorted, FULL)}
SELECT total, full_total, ${HAS_FULL} AS has_full, ${isCut} AS is_cut, ${isFiltered && isSorted ? LOOKED_CUT : "0"} AS looked_cut, facets AS hits,
  ${isFiltered ? NEAR_MISSES : "NULL"} AS near, ${BESIDE},
  ${pageOfCards("hits", isSorted ? "ORDER BY step >= :near_place, rank, step, number DESC" : BY_RELEVANCE)} AS cards,
  ${CHANGED_SYNONYMS}
FROM summary`;
}

/**
 * Products that were met, each by its best step: those that have all that was asked for; the nearest, where those are
 * few; those that hold the words as pieces. Each match of the nearest is worth its place in the product times how rare
 * it is, and what is far behind the best is left out. What shares but a size, an origin or a certificate with what was
 * asked for stands there only where nothing else does. Only so many of the best are looked up as are shown: a CROSS JOIN
 * is walked in the order in which its left side comes; one of its own would look all of them up first.
 */
function met(most: number, groups: KeptBy[]): string {
  const passes = `${failures(groups)} = 0`;
  // Through filters the statement would take longer to be read than it saves.
  return `${groups.length === 0 ? strictly(most) : `strict AS MATERIALIZED (${matches(STEPS, most)})`},
probes AS MATERIALIZED (
  SELECT value ->> 'segment' AS segment, value ->> 'weight' AS weight, value ->> 'holds' AS holds,
    value ->> 'counts' AS counts, value ->> 'names' AS names, (${queryOf("t.value")}) AS query
  FROM json_each(:near) t
  WHERE (SELECT count(*) FROM strict m CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH} WHERE ${passes}) < ${FEW_MATCHES}),
probed AS MATERIALIZED (
  SELECT segment, weight, holds, counts, names, f.value AS place
  FROM probes CROSS JOIN json_each((SELECT json_group_array(row) FROM (
    SELECT i.rowid AS row FROM search_index i WHERE i.search_index MATCH query LIMIT ${MOST_OF_PROBE}))) f LIMIT ${MOST_PROBED}),
rarities AS MATERIALIZED (
  SELECT segment, ${doublingsOf("products / max(1, matches)")} AS rarity
  FROM (SELECT segment, sum(counts) AS matches, (SELECT sum(products) FROM search_counts) AS products
    FROM probed GROUP BY segment)),
scored AS (
  SELECT place, sum(weight * rarity) AS score, json_group_array(holds << probed.segment) AS held, max(names) AS is_named
  FROM probed CROSS JOIN rarities r ON r.segment = probed.segment
  GROUP BY place ORDER BY is_named DESC, score DESC, place LIMIT ${MOST_PROBED}),
ranked AS (
  SELECT place, held, score, max(score) FILTER (WHERE place NOT IN (SELECT place FROM strict)) OVER () AS best
  FROM (SELECT *, max(is_named) OVER () AS any_named FROM (
    SELECT m.* FROM scored m CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH}
    WHERE d.visible AND ${passes} LIMIT ${MOST_NEAR}))
  WHERE is_named = any_named),
met AS MATERIALIZED (
  SELECT min(step) AS step, place, max(has) AS has, max(score) AS score FROM (
    SELECT step, place, 0 AS has, 0 AS score FROM strict
    UNION ALL
    SELECT :near_place, place, (SELECT sum(DISTINCT value) FROM json_each(held)), score FROM ranked
    WHERE score >= ${LEAST_OF_NEAREST} * best
    UNION ALL
    SELECT step, place, 0, 0 FROM (${matches(LAST_STEPS, MOST_PIECES)}))
  GROUP BY place ORDER BY 1, 4 DESC, place)`;
}

/**
 * What all steps find. Each walks through the lists of its words, which grow with the catalogue: so one walk counts what is to
 * be found first, and where that is little no step is taken behind the one that finds the last of it.
 */
export function strictly(most: number): string {
  return `${counted({ name: "counted", most, query: `(${queryOf(":widest")})` })},
strict AS MATERIALIZED (${matches(STEPS, "(SELECT products FROM counted)")})`;
}

interface Counted {
  /** Of the CTE. */
  name: string;
  /** How many products are looked for where more than a few were counted. */
  most: number;
  /** An expression: a full-text query. */
  query: string;
  /** A condition on counting at all, with AND behind it. */
  only?: string;
}

/** A CTE of one number: how many products a query finds and everybody sees, or `most` where these are many. */
function counted({ name, most, query, only = "" }: Counted): string {
  return `${name} AS MATERIALIZED (SELECT iif(count(*) > ${MOST_COUNTED}, ${most}, count(*)) AS products FROM (
  SELECT 1 FROM search_index i CROSS JOIN search_docs v ON v.number = ${HIGHEST_ROW} - i.rowid AND v.visible
  WHERE ${only} i.search_index MATCH ${query} LIMIT ${MOST_COUNTED + 1}))`;
}

/** An SQL expression: how often one can be doubled up to a number, and one more: its logarithm in whole steps. */
function doublingsOf(number: string): string {
  const steps = Array.from({ length: MOST_DOUBLINGS }, (_, at) => MOST_DOUBLINGS - at);
  return `CASE ${steps.map((n) => `WHEN ${number} >= ${2 ** n} THEN ${n + 1}`).join(" ")} ELSE 1 END`;
}

/**
 * Where there are more matches than are looked at, the filters go into the full-text query itself, and what passes them
 * is counted first.
 */
function deepHits(columns: string, isCut: string, isSorted: boolean, isLimited: boolean): string {
  const limit = isSorted ? MOST_MATCHES.sorted : MOST_BROWSED;
  const query = `'(' || (${queryOf(":widest")}) || ')' || :facets`;
  const found = matches({ ...STEPS, facets: ":facets" }, "(SELECT products FROM passing)");
  const looked = `${counted({ name: "passing", most: limit, query, only: `${isCut} AND` })},
looked AS ${isSorted ? "MATERIALIZED" : "NOT MATERIALIZED"} (
  SELECT ${columns} FROM (SELECT *, 0 AS has, 0 AS score FROM (${found})) m
    CROSS JOIN search_docs d ON ${PRODUCT_OF_MATCH})`;
  return `${looked},
deep AS MATERIALIZED (SELECT * FROM looked WHERE failed = 0 LIMIT ${isSorted ? limit : MOST_HITS + 1}),
hits AS (
  SELECT * FROM deep
  UNION ALL SELECT ${HIT} FROM told WHERE failed = 0 AND (step >= :near_place OR NOT ${isCut})
    AND number NOT IN (SELECT number FROM deep)${isLimited ? BEYOND : ""})`;
}

const HIT = "number, facets, step, has, score, quality, rank, failed";

/** Where nothing that has all is within the limit on the price: what has all but that, the nearest price first. */
const BEYOND = `
  UNION ALL SELECT * FROM (
    SELECT number, facets, :near_place, ${HAS_ALL_BUT_PRICE}, ${LAST} - beyond, quality, rank, failed FROM told
    WHERE failed = 1 AND beyond > 0 AND step < :near_place
      AND NOT EXISTS (SELECT 1 FROM deep) AND NOT EXISTS (SELECT 1 FROM told WHERE failed = 0 AND step < :near_place)
    ORDER BY beyond, number DESC LIMIT ${MOST_NEAR})`;

/** Whether there are more matches than an order through filters looks at. */
const LOOKED_CUT = `(SELECT count(*) FROM looked) >= ${MOST_MATCHES.sorted}`;

/** Whether anything has all that was asked for, whatever the filters. */
const HAS_FULL = `EXISTS (SELECT 1 FROM told WHERE step < :near_place)`;

/** What each value of a filter would bring back; where anything has all that was asked for, only of that. */
const NEAR_MISSES = `(SELECT group_concat(facets) FROM (SELECT facets FROM told
  WHERE failed = 1 AND (step < :near_place OR NOT ${HAS_FULL}) LIMIT ${MOST_HITS}))`;

interface Steps {
  /** The parameter that holds them. */
  steps: string;
  /** An expression: the place of the first. */
  from: string;
  /** A parameter that continues each query. */
  facets?: string;
}

export const STEPS: Steps = { steps: ":steps", from: "0" };
const LAST_STEPS: Steps = { steps: ":last_steps", from: ":near_place + 1" };

/**
 * A query of the products that steps find and everybody sees: `step` and, as `place`, the row of the index.
 * @param limit how many at most: a number or an expression
 */
export function matches({ steps, from, facets }: Steps, limit: number | string): string {
  const query = `(${queryOf("t.value")})`;
  return `SELECT t.key + ${from} AS step, i.rowid AS place FROM json_each(${steps}) t CROSS JOIN search_index i
      CROSS JOIN search_docs v ON v.number = ${HIGHEST_ROW} - i.rowid AND v.visible
    WHERE (t.value ->> '$.needs[0]' IS NULL OR EXISTS (
      SELECT 1 FROM json_each(t.value, '$.needs') n CROSS JOIN lookups l WHERE +l.place = n.value))
    AND i.search_index MATCH ${facets ? `'(' || ${query} || ')' || ${facets}` : query} LIMIT ${limit}`;
}

/** An SQL expression: puts a step's query together: its texts, and the words of its lookups, in brackets as names of goods. */
export function queryOf(step: string): string {
  return `SELECT group_concat(CASE q.type WHEN 'text' THEN q.value ELSE (
      SELECT CASE q.type WHEN 'integer' THEN words ELSE replace(words, ' OR "', ' OR "${HEAD_MARK}') END
      FROM lookups WHERE +place = CASE q.type WHEN 'integer' THEN q.value ELSE q.value ->> 0 END) END, '')
    FROM json_each(${step}, '$.query') q`;
}
