import type { Locale } from "#domain/kernel/locale.ts";
import { textTokens } from "./index-tokens.ts";
import { synonymsIn } from "./synonyms.ts";
import { HEAD_MARK, SYNONYM_GROUP_MARK, TRAIT_MARK } from "./token-marks.ts";
import { normalise, type Word, wordsOf } from "./words.ts";

/** Where the goods end and what is said of them begins: a comma, a bracket, a dash between spaces. */
export const REMARK = /[,،؛;:()[\]–—|/]|\s-\s/u;
/** Behind these stands what goods are for, made of or packed in. */
const PREPOSITIONS: Record<Exclude<Locale, "ar">, ReadonlySet<string>> = {
  en: new Set("for with in of from to by without per on".split(" ")),
  fr: new Set("de d du des en à au aux pour avec sans sur par et".split(" ")),
};

const ARABIC_PREPOSITIONS: ReadonlySet<string> = new Set("من في مع على عن ل ب بدون بلا ذو ذات".split(" "));

const words = (text: string) => new Set(text.split(" ").map(normalise));
/** Nouns that only say in which form goods come: the noun they belong to names them (a video intercom kit, طقم مفارش). */
const FORMS: Record<Locale, ReadonlySet<string>> = {
  ar: words("وحدة وحدات طقم أطقم مجموعة نظام أنظمة منظومة منصة لفة لفات رول رولات حزمة تشكيلة جهاز أجهزة"),
  en: words("unit units kit kits set sets system systems platform pack packs roll rolls collection range assortment"),
  fr: words("unité kit kits jeu jeux lot lots système plateforme rouleau rouleaux ensemble gamme collection appareil"),
};

/**
 * What a name says its goods are, rather than what they are for or made of: the first word of an Arabic and a French
 * name, the last of an English one before a preposition, and the phrases of the synonym table that begin or end there.
 * Where that only names a form, the next noun is taken too. So dates are found among dates before machines that pack
 * them. What else stands before a preposition is told of the goods, whether it is a kind of them or, in an Arabic or
 * English compound, what they are for.
 * @returns tokens under their marks
 */
export function headTokens(name: string, locale: Locale): string[] {
  const [goods = name] = name.split(REMARK).filter((part) => part.trim() !== "");
  const plain = wordsOf(goods).filter(({ isSymbol }) => !isSymbol);
  const { heads, traits } = locale === "ar" ? arabicHeads(plain) : latinHeads(plain, locale);
  const terms = plain.filter(({ isStopWord }) => !isStopWord).map(({ term }) => term);
  const isHead = (term: string | undefined) => heads.some((head) => head.term === term);
  const groups = synonymsIn(terms)
    .filter(({ from, to }) => isHead(terms[locale === "en" ? to : from]))
    .map(({ key }) => SYNONYM_GROUP_MARK + key);
  const surfaces = heads.flatMap(({ surface }) => textTokens(surface));
  return [
    ...new Set([
      ...[...surfaces, ...groups].map((token) => HEAD_MARK + token),
      ...traits.flatMap(({ surface }) => textTokens(surface)).map((token) => TRAIT_MARK + token),
    ]),
  ];
}

/** The nouns that name goods, and what else is told of them. */
interface NamedGoods {
  heads: Word[];
  traits: Word[];
}

function arabicHeads(named: readonly Word[]): NamedGoods {
  const end = named.findIndex(
    ({ surface, term }, at) => at > 0 && (/^(?:لل|بال)|\d/.test(term) || ARABIC_PREPOSITIONS.has(surface)),
  );
  return headsOf(named.slice(0, end === -1 ? undefined : end), "ar");
}

function latinHeads(all: readonly Word[], locale: "en" | "fr"): NamedGoods {
  const named = all.slice(all.findIndex(({ term }) => !/^\d/.test(term)));
  const isForm = locale === "fr" && FORMS.fr.has(named[0]?.term ?? "");
  // A form leads the name of its goods in by a preposition: un kit d'interphone.
  const end = named.findIndex(
    ({ surface, term }, at) => at > (isForm ? 2 : 0) && (PREPOSITIONS[locale].has(surface) || /\d/.test(term)),
  );
  const chunk = end === -1 ? named : named.slice(0, end);
  const { heads, traits } = headsOf(locale === "en" ? chunk.toReversed() : chunk.filter(isMeaning), locale);
  return { heads, traits: locale === "en" ? traits.toReversed() : traits };
}

/** @param chunk the words of a name, from that on by which its goods are named */
function headsOf(chunk: readonly Word[], locale: Locale): NamedGoods {
  const count = FORMS[locale].has(chunk[0]?.term ?? "") ? 2 : 1;
  return { heads: chunk.slice(0, count), traits: chunk.slice(count) };
}

function isMeaning({ isStopWord }: Word): boolean {
  return !isStopWord;
}
