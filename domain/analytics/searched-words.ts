import { type QueryPart, understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import { mayNameSomebody } from "./seen-product.ts";

/** A search with more words than goods have names is a text, which may tell of people. */
const MOST_WORDS = 6;
const MAX_LENGTH = 60;

/** Terms of fewer people than these are shown to nobody, and kept for so many days from the first search on. */
export const LEAST_PEOPLE = 5;
export const KEPT_DAYS = 7;

/** What a search was understood to ask for: never its text. */
export interface SearchedWords {
  /** Goods, sizes, article codes and countries that no goods come from, as the search compares them, in their order; empty where only `asks` was said. */
  words: string;
  /** Codes of the countries of origin and of the certificates asked for, sorted, with spaces between; empty for none. */
  asks: string;
}

/**
 * A search as it is counted. What is only said around the goods (places, prices, quantities, trade words) is left out.
 * @returns null for what asks for nothing, is long, or may name a person
 */
export function searchedWords(q: string): SearchedWords | null {
  if (mayNameSomebody(q)) return null;
  const parts = understandQuery(q);
  const words = parts.flatMap(wordsOfPart);
  const asks = [...new Set(parts.flatMap(asksOfPart))].sort().join(" ");
  const text = words.join(" ");
  if (words.length > MOST_WORDS || text.length > MAX_LENGTH || (text === "" && asks === "")) return null;
  return { words: text, asks };
}

function wordsOfPart(part: QueryPart): string[] {
  const terms = part.words.filter(({ isSymbol }) => !isSymbol).map(({ term }) => term);
  if (part.kind === "goods" || part.kind === "kind" || part.kind === "foreign") return terms;
  if (part.kind === "code") return [terms.join("-")];
  return part.kind === "measure" ? [part.measure.token] : [];
}

function asksOfPart(part: QueryPart): string[] {
  if (part.kind === "origin") return [part.origin];
  return part.kind === "certification" ? [part.certification] : [];
}
