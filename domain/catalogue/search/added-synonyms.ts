import { formTokens, synonymToken } from "./index-tokens.ts";
import { meaningfulTerms, type PhraseTable, readTable, synonymsIn } from "./synonyms.ts";

/** What stands in the index for the members of a group that an operator added. */
interface Meaning {
  /** Of its words, and of its phrases that the table of synonyms holds. */
  tokens: string[];
  /** Its other phrases: the tokens of each of their words. */
  phrases: string[][][];
}

/** Groups of one meaning that operators added to the table of synonyms. */
export interface AddedSynonyms extends PhraseTable {
  meanings: Map<string, Meaning>;
}

/**
 * Prepares groups that operators added. The index knows nothing of them: a query is looked for by the words of every
 * member, so that a group works at the next search and is forgotten with its last word.
 * @param groups the id of each, which is no word, and its words and phrases
 */
export function readAddedSynonyms(groups: readonly (readonly [id: string, words: readonly string[]])[]): AddedSynonyms {
  return { ...readTable(groups), meanings: new Map(groups.map(([id, words]) => [id, meaningOf(words)])) };
}

/** The words of the index by which groups are found, those of the table and of operators. */
export function tokensOfGroups(groups: readonly string[], added?: AddedSynonyms): string[] {
  return groups.flatMap((key) => added?.meanings.get(key)?.tokens ?? [synonymToken(key)]);
}

function meaningOf(words: readonly string[]): Meaning {
  const meaning: Meaning = { tokens: [], phrases: [] };
  for (const word of words) {
    const terms = meaningfulTerms(word);
    const known = synonymsIn(terms).filter(({ from, to }) => from === 0 && to === terms.length - 1);
    meaning.tokens.push(...known.map(({ key }) => synonymToken(key)));
    const [term = "", ...others] = terms;
    if (others.length === 0) meaning.tokens.push(...wordTokens(term));
    else if (known.length === 0) meaning.phrases.push(terms.map(wordTokens));
  }
  return { ...meaning, tokens: [...new Set(meaning.tokens)] };
}

function wordTokens(term: string): string[] {
  return [term, ...formTokens(term)];
}
