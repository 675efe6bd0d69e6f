import { remember } from "./remember.ts";
import { detachedStemOf, isArabic, stemOf } from "./stems.ts";
import { synonymsIn } from "./synonyms.ts";
import { DETACHED_STEM_MARK, STEM_MARK, STOP_WORD_MARK, SYNONYM_GROUP_MARK } from "./token-marks.ts";
import { standardApart } from "./understanding/standards.ts";
import { type Word, wordsOf } from "./words.ts";

/** The token of a word in the index. Stop words live apart, so that "thé" does not find every "the". */
export function tokenOf(word: Word): string {
  return word.isStopWord ? STOP_WORD_MARK + word.term : word.term;
}

/** Tokens of a text as it is written, for the exact tier. */
export function surfaceTokens(text: string): string[] {
  return unique(wordsOf(text).flatMap((word) => (word.isSymbol ? [] : [word.surface])));
}

/**
 * All tokens of a text: its words, their stems where they differ, and the synonym groups they belong to. Short texts (names of
 * categories, specifications, companies) come again with every product.
 */
export const textTokens = remember((text: string): readonly string[] => {
  const words = wordsOf(text).flatMap(withParts);
  const meaningful = words.filter((word) => !word.isSymbol && !word.isStopWord).map((word) => word.term);
  return unique([
    ...words.map(tokenOf),
    ...meaningful.flatMap((term) => stemTokens(term)),
    ...synonymsIn(meaningful).map((match) => synonymToken(match.key)),
  ]);
}, 2_000);

/** A word, and the body and number of a standard that is written as one: every piece of the word stays found. */
function withParts(word: Word): Word[] {
  const parts = standardApart(word);
  return parts.length > 1 ? [word, ...parts] : parts;
}

/** Tokens by which another form of a folded word is found: same stem, or same but for an attached letter. */
export function formTokens(term: string): string[] {
  const stem = stemOf(term);
  const stems = isArabic(term) ? [stem, detachedStemOf(term) ?? stem] : [stem];
  const tokens = unique([...stems.flatMap((form) => [form, STEM_MARK + form]), DETACHED_STEM_MARK + stem]);
  return tokens.filter((token) => token !== term);
}

/** The token of a synonym group. */
export function synonymToken(key: string): string {
  return SYNONYM_GROUP_MARK + key;
}

const stemTokens = remember((term: string): string[] => {
  const stem = stemOf(term);
  const detached = detachedStemOf(term);
  return [
    ...(stem === term ? [] : [STEM_MARK + stem]),
    ...(detached === undefined ? [] : [DETACHED_STEM_MARK + detached]),
  ];
}, 10_000);

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
