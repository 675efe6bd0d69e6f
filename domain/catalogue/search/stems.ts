import { remember } from "./remember.ts";

/**
 * Light stems of folded words: enough that singular and plural, with and without the Arabic article, meet.
 * Arabic follows the "light10" stemmer (Larkey, Ballesteros, Connell 2007), with longer remainders demanded where
 * trade words would otherwise collide (زيتون must not become زيت). Broken plurals stand in the synonym table.
 */

const ARABIC = /^[\u0621-\u064a]/;
const ARABIC_ARTICLES = ["وال", "بال", "كال", "فال", "لل", "ال"];
const ARABIC_SHORT_ENDINGS = ["ات", "يه", "ه"];
const ARABIC_LONG_ENDINGS = ["ون", "ين", "ان", "ي"];
const ATTACHED_LETTER = /^[وفبكل]/;
const SHORTEST_STEM = 3;

/** True for a folded word in Arabic letters. */
export function isArabic(term: string): boolean {
  return ARABIC.test(term);
}

/** The stem of a folded word: itself where nothing can be taken off. */
export const stemOf = remember((term) => (isArabic(term) ? arabicStem(term) : latinStem(term)), 10_000);

/**
 * The stem of an Arabic word whose first letter may be an attached "and, so, by, like, for" (و ف ب ك ل).
 * Often that letter is part of the word, so this is compared with plain stems only, never with its like.
 * @returns undefined where the word can't carry such a letter
 */
export function detachedStemOf(term: string): string | undefined {
  if (!isArabic(term) || !ATTACHED_LETTER.test(term) || term.length <= SHORTEST_STEM) return undefined;
  return arabicStem(term.slice(1));
}

/** An Arabic word without its article. */
export function withoutArticle(term: string): string {
  const article = ARABIC_ARTICLES.find(
    (candidate) => term.startsWith(candidate) && term.length - candidate.length >= SHORTEST_STEM,
  );
  return article ? term.slice(article.length) : term;
}

function arabicStem(term: string): string {
  const bare = withoutArticle(term).replace(/ء$/, "");
  return (
    withoutEnding(bare, ARABIC_SHORT_ENDINGS, SHORTEST_STEM) ?? withoutEnding(bare, ARABIC_LONG_ENDINGS, 4) ?? bare
  );
}

function withoutEnding(word: string, endings: string[], shortest: number): string | undefined {
  const ending = endings.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortest);
  return ending && word.slice(0, -ending.length);
}

/** English and French plurals together: a word may be either, and both sides of a comparison pass here. */
function latinStem(term: string): string {
  if (term.length <= 3 || !/[a-z]/.test(term)) return term;
  const singular = latinSingular(term);
  if (singular.length < 5) return singular;
  return singular.endsWith("ie") ? `${singular.slice(0, -2)}y` : singular.replace(/e$/, "");
}

function latinSingular(term: string): string {
  if (/eaux$|[oe]ux$/.test(term)) return term.slice(0, -1);
  if (term.endsWith("aux") && term.length > 4) return `${term.slice(0, -3)}al`;
  if (term.endsWith("ies") && term.length > 4) return `${term.slice(0, -3)}y`;
  if (/(x|ch|sh|ss|z)es$/.test(term)) return term.slice(0, -2);
  if (term.endsWith("oes") && term.length > 5) return term.slice(0, -2);
  if (/(ss|us|is)$/.test(term) || !term.endsWith("s")) return term;
  return term.slice(0, -1);
}
