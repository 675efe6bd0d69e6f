import { LEAST_LIKENESS, LEAST_OF_LIKEST, MOST_SIMILAR_WORDS, MOST_WORDS, ONE_WRONG_LETTER } from "./search-limits.ts";

const LETTERS = JSON.stringify(Array.from({ length: 24 }, (_, at) => at + 1));

/** Ranges of the vocabulary that are worth looking through. */
const RANGES = `ranges AS MATERIALIZED (
  SELECT value ->> 0 AS place, value ->> 1 AS low, value ->> 2 AS high, value ->> 3 AS needle, value ->> 4 AS at
  FROM json_each(:ranges) r
  WHERE value ->> 5 IS NULL
    OR NOT EXISTS (SELECT 1 FROM search_words WHERE key >= r.value ->> 5 AND key < r.value ->> 6))`;

/** Their words, as the query takes them: ` OR "word" OR "word"`. */
const RANGED = `ranged AS (
  SELECT r.place, w.word FROM ranges r CROSS JOIN search_words w
  WHERE w.key >= r.low AND w.key < r.high AND (r.needle = '' OR instr(w.word, r.needle) >= r.at)
  LIMIT ${MOST_WORDS})`;

/** Words that the vocabulary does not hold, not even as pieces of others. */
const UNKNOWN = `unknown AS MATERIALIZED (
  SELECT value ->> 'place' AS place, value ->> 'word' AS word, value ->> 'length' AS length,
    value -> 'trigrams' AS trigrams, value -> 'swapped' AS swapped
  FROM json_each(:misspellings) m
  WHERE NOT EXISTS (SELECT 1 FROM search_words WHERE key >= m.value ->> 'from' AND key < m.value ->> 'below'))`;

/** An SQL condition: the longer word without one of its letters is the shorter. */
function lacksALetter(shorter: string, longer: string): string {
  return `EXISTS (SELECT 1 FROM json_each('${LETTERS}') n
    WHERE substr(${longer}, 1, n.value - 1) || substr(${longer}, n.value + 1) = ${shorter})`;
}

/**
 * Words spelt like them: by trigrams, and for a single wrong letter, which leaves short words hardly any trigram, by
 * letters. Of those only the likest.
 */
const ALIKE = `spelt AS (
  SELECT u.place, w.word, max(2.0 * count(*) / (length(w.word) + u.length), CASE
    WHEN length(w.word) = u.length AND u.length <= 8 AND (
      SELECT sum(substr(w.word, n.value, 1) <> substr(u.word, n.value, 1))
      FROM json_each('[1,2,3,4,5,6,7,8]') n) <= 1 THEN ${ONE_WRONG_LETTER}
    WHEN length(w.word) = u.length + 1 AND ${lacksALetter("u.word", "w.word")} THEN ${ONE_WRONG_LETTER}
    WHEN length(w.word) = u.length - 1 AND ${lacksALetter("w.word", "u.word")} THEN ${ONE_WRONG_LETTER} ELSE 0 END) AS likeness
  FROM unknown u CROSS JOIN json_each(u.trigrams) g CROSS JOIN search_words w
  WHERE w.key >= g.value AND w.key < g.value || char(1114111)
  GROUP BY u.place, w.word HAVING likeness >= ${LEAST_LIKENESS}
  UNION ALL
  SELECT u.place, w.word, 1 FROM unknown u CROSS JOIN json_each(u.swapped) k CROSS JOIN search_words w ON w.key = k.value),
alike AS (
  SELECT place, word, row_number() OVER likest AS nth, likeness / max(likeness) OVER likest AS relative
  FROM spelt WINDOW likest AS (PARTITION BY place ORDER BY likeness DESC, word))`;

/** All words that the parts of a query stand for, as full-text queries take them: ` OR "word" OR "word"`. */
export const LOOKUPS = `${RANGES}, ${UNKNOWN}, ${ALIKE}, ${RANGED},
lookups AS MATERIALIZED (
  SELECT place, group_concat(' OR "' || word || '"', '') AS words FROM (
    SELECT place, word FROM ranged
    UNION ALL
    SELECT place, word FROM alike WHERE nth <= ${MOST_SIMILAR_WORDS} AND relative >= ${LEAST_OF_LIKEST})
  GROUP BY place)`;

/** As {@link LOOKUPS}, where nothing that is misspelt is looked for; parameter: `ranges`. */
export const RANGE_LOOKUPS = `${RANGES}, ${RANGED},
lookups AS MATERIALIZED (SELECT place, group_concat(' OR "' || word || '"', '') AS words FROM ranged GROUP BY place)`;
