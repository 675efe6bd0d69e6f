import { allOf, anyQuery, eitherToken, type FullTextQuery } from "./full-text-query.ts";
import { HEAD_MARK, TRAIT_MARK } from "./token-marks.ts";

/** A phrase that an operator added: the tokens of each of its words (added-synonyms.ts). */
type Phrase = readonly (readonly string[])[];

/** Continues a query by the alternative of some phrases. */
export function orPhrases(phrases: readonly Phrase[], queryOf: (phrase: Phrase) => FullTextQuery): FullTextQuery {
  return phrases.flatMap((phrase) => [" OR ", ...queryOf(phrase)]);
}

/** All words of a phrase, under a mark of names where one is given. */
export function phraseQuery(phrase: Phrase, mark = ""): FullTextQuery {
  return allOf(phrase.map((tokens) => tokensUnder(tokens, mark)));
}

/** Goods that are named by a phrase: its last word is the head of an English name, its first of an Arabic or French one. */
export function headPhraseQuery(phrase: Phrase): FullTextQuery {
  const headed = (head: number) =>
    allOf(phrase.map((tokens, at) => tokensUnder(tokens, at === head ? HEAD_MARK : TRAIT_MARK)));
  return anyQuery([headed(phrase.length - 1), headed(0)]);
}

function tokensUnder(tokens: readonly string[], mark: string): FullTextQuery {
  return [`(${eitherToken(tokens, mark)})`];
}
