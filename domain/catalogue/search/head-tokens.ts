import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { textTokens } from "./index-tokens.ts";
import { synonymsIn } from "./synonyms.ts";
import { HEAD_MARK, SYNONYM_GROUP_MARK, TRAIT_MARK } from "./token-marks.ts";
import { normalise, type Word, wordsOf } from "./words.ts";

/** Where the goods end and what is said of them begins: a comma, a bracket, a dash between spaces. */
export const REMARK = /[,،؛;:()[\]–—|/]|\s-\s/u;
/** Behind these stands what goods are for, made of or packed in. */
const PREPOSITIONS: Record<Locale, ReadonlySet<string>> = {
  ar: new Set("من في مع على عن ل ب بدون بلا ذو ذات".split(" ")),
  en: new Set("for with in of from to by without per on".split(" ")),
  fr: new Set("de d du des en à au aux pour avec sans sur par et".split(" ")),
};
/** Between a form and the goods that come in it. */
const OF: Record<Locale, ReadonlySet<string>> = {
  ar: new Set(["من"]),
  en: new Set(["of"]),
  fr: new Set("de d du des".split(" ")),
};

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
  const named = locale === "ar" ? plain : plain.slice(plain.findIndex(({ term }) => !/^\d/.test(term)));
  const { heads, traits } = locale === "en" ? englishHeads(named) : leadingHeads(named, locale);
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

/** Of an Arabic or French name, in which the goods stand first. */
function leadingHeads(named: readonly Word[], locale: "ar" | "fr"): NamedGoods {
  if (!isFormIn(locale, named[0])) return headFirst(untilEnd(named, locale));
  const { heads, traits } = headFirst(untilEnd(behindForm(named, 1, locale), locale));
  return { heads: [...named.slice(0, 1), ...heads], traits };
}

function englishHeads(named: readonly Word[]): NamedGoods {
  const chunk = untilEnd(named, "en");
  const last = chunk.at(-1);
  if (!last || !isFormIn("en", last)) return headLast(chunk, 1);
  const { heads, traits } = headLast(untilEnd(behindForm(named, chunk.length, "en"), "en"), 1);
  // A set of 6 glasses is glasses; a video intercom kit is an intercom.
  const isLedIn = OF.en.has(named[chunk.length]?.surface ?? "") && heads.length > 0;
  if (isLedIn) return { heads: [last, ...heads], traits: [...chunk.slice(0, -1), ...traits] };
  return headLast(chunk, 2);
}

function isFormIn(locale: Locale, word: Word | undefined): boolean {
  return FORMS[locale].has(word?.term ?? "");
}

/** Whether a folded word only says in which form goods come, in any language. */
export function isForm(term: string): boolean {
  return LOCALES.some((locale) => FORMS[locale].has(term));
}

/** The words behind a form, without what leads them in and tells how many: (set) of 6 glasses, (lot) de 12 serviettes. */
function behindForm(named: readonly Word[], from: number, locale: Locale): readonly Word[] {
  let at = from;
  while (OF[locale].has(named[at]?.surface ?? "") || /^\d/.test(named[at]?.term ?? "")) at += 1;
  return named.slice(at);
}

/** The words before the first preposition or number, of which none is the first. */
function untilEnd(named: readonly Word[], locale: Locale): Word[] {
  const isEnd = ({ surface, term }: Word) =>
    /\d/.test(term) || PREPOSITIONS[locale].has(surface) || (locale === "ar" && /^(?:لل|بال)/.test(term));
  const end = named.findIndex((word, at) => at > 0 && isEnd(word));
  const chunk = named.slice(0, end === -1 ? undefined : end);
  return locale === "fr" ? chunk.filter(({ isStopWord }) => !isStopWord) : chunk;
}

function headFirst(chunk: readonly Word[]): NamedGoods {
  // What is joined to it by "and the" is named as well: التمور والعسل. Without an article it may be a word in و itself.
  const count = /^وال/.test(chunk[1]?.term ?? "") ? 2 : 1;
  return { heads: chunk.slice(0, count), traits: chunk.slice(count) };
}

function headLast(chunk: readonly Word[], count: number): NamedGoods {
  return { heads: chunk.slice(-count), traits: chunk.slice(0, -count) };
}
