import type { Locale } from "#domain/kernel/locale.ts";
import { textTokens } from "./index-tokens.ts";
import { synonymsIn } from "./synonyms.ts";
import { HEAD_MARK, SYNONYM_GROUP_MARK, TRAIT_MARK } from "./token-marks.ts";
import { type Word, wordsOf } from "./words.ts";

/** Where the goods end and what is said of them begins: a comma, a bracket, a dash between spaces. */
export const REMARK = /[,،؛;:()[\]–—|/]|\s-\s/u;
/** Behind these stands what goods are for, made of or packed in. */
const PREPOSITIONS: Record<Exclude<Locale, "ar">, ReadonlySet<string>> = {
  en: new Set("for with in of from to by without per on".split(" ")),
  fr: new Set("de d du des en à au aux pour avec sans sur par et".split(" ")),
};

const ARABIC_PREPOSITIONS: ReadonlySet<string> = new Set("من في مع على عن ل ب بدون بلا ذو ذات".split(" "));

/**
 * What a name says its goods are, rather than what they are for or made of: the first word of an Arabic and a French
 * name, the last of an English one before a preposition, and the phrases of the synonym table that begin or end there.
 * So dates are found among dates before machines that pack them. What else stands before a preposition is told of the
 * goods, whether it is a kind of them or, in an Arabic or English compound, what they are for.
 * @returns tokens under their marks
 */
export function headTokens(name: string, locale: Locale): string[] {
  const [goods = name] = name.split(REMARK).filter((part) => part.trim() !== "");
  const words = wordsOf(goods).filter(({ isSymbol }) => !isSymbol);
  const { head, traits } = locale === "ar" ? arabicHead(words) : latinHead(words, locale);
  const terms = words.filter(({ isStopWord }) => !isStopWord).map(({ term }) => term);
  const groups = synonymsIn(terms)
    .filter(({ from, to }) => (locale === "en" ? terms[to] === head?.term : terms[from] === head?.term))
    .map(({ key }) => SYNONYM_GROUP_MARK + key);
  return [
    ...new Set([
      ...[...textTokens(head?.surface ?? ""), ...groups].map((token) => HEAD_MARK + token),
      ...traits.flatMap(({ surface }) => textTokens(surface)).map((token) => TRAIT_MARK + token),
    ]),
  ];
}

function arabicHead(words: readonly Word[]): { head: Word | undefined; traits: Word[] } {
  const end = words.findIndex(
    ({ surface, term }, at) => at > 0 && (/^(?:لل|بال)|\d/.test(term) || ARABIC_PREPOSITIONS.has(surface)),
  );
  return { head: words[0], traits: words.slice(1, end === -1 ? undefined : end) };
}

function latinHead(words: readonly Word[], locale: "en" | "fr"): { head: Word | undefined; traits: Word[] } {
  const named = words.slice(words.findIndex(({ term }) => !/^\d/.test(term)));
  const end = named.findIndex(
    ({ surface, term }, at) => at > 0 && (PREPOSITIONS[locale].has(surface) || /\d/.test(term)),
  );
  const chunk = end === -1 ? named : named.slice(0, end);
  if (locale === "en") return { head: chunk.at(-1), traits: chunk.slice(0, -1) };
  return { head: chunk[0], traits: chunk.slice(1).filter(({ isStopWord }) => !isStopWord) };
}
