import { LONGEST_PHRASE, meaningfulTerms, type PhraseTable, phrasesOf, readTable, synonymsIn } from "./synonyms.ts";
import { PLACES } from "./understanding/origin-words.ts";
import { tradeLength } from "./understanding/trade-words.ts";
import { understandQuery } from "./understanding/understand-query.ts";
import { wordsOf } from "./words.ts";

/** Why a group would change no search; codes that both sides read. */
export type SynonymProblem = "passed_over" | "long_phrase" | "known";

/**
 * Tells why a group of synonyms would change no search.
 * @param others the groups that operators added besides it
 */
export function synonymProblem(words: readonly string[], others: PhraseTable): SynonymProblem | null {
  if (!words.every(isLookedFor)) return "passed_over";
  if (words.some((word) => meaningfulTerms(word).length > LONGEST_PHRASE)) return "long_phrase";
  const [first = [], ...rest] = words.map((word) => groupsOf(word, others));
  return first.some((key) => rest.every((keys) => keys.includes(key))) ? "known" : null;
}

/**
 * What the words of a group mean besides: the members of other groups, those of the table among them.
 * @param id of the group itself, which is one of those added
 */
export function otherMeanings(words: readonly string[], id: string, added: PhraseTable) {
  return words.flatMap((word) => {
    const others = groupsOf(word, added).filter((key) => key !== id);
    const means = phrasesOf(others, added).filter((phrase) => phrase !== word);
    return means.length > 0 ? [{ word, means }] : [];
  });
}

/** Groups that hold exactly this word or phrase. */
function groupsOf(word: string, added: PhraseTable): string[] {
  const terms = meaningfulTerms(word);
  const matches = synonymsIn(terms, added);
  return matches.filter(({ from, to }) => from === 0 && to === terms.length - 1).map(({ key }) => key);
}

/** False for what a query only says around its goods: stop words, words of trade, places; and for sizes and certificates. */
function isLookedFor(word: string): boolean {
  const words = wordsOf(word);
  const lengths = [tradeLength(words, 0, () => false), PLACES.at(words, 0)?.length];
  const isSaidAround = lengths.includes(words.length);
  const parts = understandQuery(word, readTable([["", [word]]]));
  return !isSaidAround && meaningfulTerms(word).length > 0 && parts.every(({ kind }) => kind === "goods");
}
