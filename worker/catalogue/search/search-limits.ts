/** Up to so many products that have all that was asked for are counted before they are looked for step by step, where no filter is set. */
export const MOST_COUNTED = 48;
/** Hits that a search counts, sorts and pages through; more read as "1,000+". */
export const MOST_HITS = 1000;
/** Matches of a text that are looked at: without filters, to filter and count by facets, and to sort by something. */
export const MOST_MATCHES = { plain: MOST_HITS + 1, filtered: 1200, sorted: 5000 } as const;
/** Products that are looked at when browsing through filters, and to count the facets around them. */
export const MOST_BROWSED = 20_000;
export const MOST_BROWSED_NEAR = 5000;
/** Words of the vocabulary that one search may bring together. */
export const MOST_WORDS = 8192;
/** The nearest are only looked for when fewer products than this have all that was asked for. */
export const FEW_MATCHES = 24;
export const MOST_SIMILAR_WORDS = 8;
/** Products that hold the words as pieces of others. */
export const MOST_PIECES = MOST_HITS + 1;
/** Near products that are shown; matches that are weighed for them, in all and of one query; the least worth beside the nearest of all. */
export const MOST_NEAR = 48;
export const MOST_OF_PROBE = 500;
/** Stands for what a product has, where it has all but a price within the limit. */
export const HAS_ALL_BUT_PRICE = -1;
export const MOST_PROBED = 2500;
export const LEAST_OF_NEAREST = 0.25;
/** How rare a match counts at most: one in a million. */
export const MOST_DOUBLINGS = 20;
/** Least share of trigrams (Dice's coefficient) that makes two words similar. */
export const LEAST_LIKENESS = 0.5;
/** Likeness of words of one length that differ in one letter. */
export const ONE_WRONG_LETTER = 0.7;
/** Of similar words those count that are nearly as like as the likest. */
export const LEAST_OF_LIKEST = 0.8;
/** The index row of a product is this less its number (drizzle/migrations/0001_search.sql). */
export const HIGHEST_ROW = 2_147_483_647;
/** Stands for a missing price or lead time, behind every real one; also in drizzle/migrations/0001_search.sql. */
export const LAST = 2 ** 52;
