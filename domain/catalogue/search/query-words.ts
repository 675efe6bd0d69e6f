import { type Word, wordsOf } from "./words.ts";

/** Most words of a query that are looked for (security 11). */
export const MOST_WORDS = 8;

/**
 * The words of a query that are looked for: without repetitions, stop words and symbols, unless nothing else is left.
 */
export function queryWords(query: string | readonly Word[]): Word[] {
  const words = typeof query === "string" ? wordsOf(query) : query;
  const plain = words.filter((word) => !word.isSymbol);
  const meaningful = plain.filter((word) => !word.isStopWord);
  const [asked = []] = [meaningful, plain, words].filter((list) => list.length > 0);
  const distinct = new Map(asked.map((word) => [word.term, word]));
  return [...distinct.values()].slice(0, MOST_WORDS);
}
