import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { PRODUCTS } from "#drizzle/seed/catalogue/products.ts";
import { readJudgements } from "./judgements.ts";
import { goodsTerms, slugOf } from "./term-products.ts";

/** Goods as a buyer names them, and the products that are meant. */
export interface MeantGoods {
  text: string;
  lang: Locale;
  slugs: readonly string[];
}

/** What is meant, or a good substitute. */
const MEANT_FROM = 2;
const PLAIN_KINDS: ReadonlySet<string> = new Set(["head", "synonym"]);
const ODD = { ar: /[^\u0600-\u06ff ]/, en: /[^a-z ]/i, fr: /[^\p{Script=Latin} ]/u } as const;

/**
 * Goods of the demo catalogue: the graded queries that name nothing but goods. What is meant by them was decided by
 * reading the whole catalogue (tests/search/judgements).
 */
export function judgedGoods(): MeantGoods[] {
  return [...readJudgements("sample"), ...readJudgements("own")].flatMap(({ q, lang, kind, grades }): MeantGoods[] => {
    if (lang === "mix" || !PLAIN_KINDS.has(kind) || ODD[lang].test(q)) return [];
    const slugs = Object.entries(grades).flatMap(([slug, grade]) => (grade >= MEANT_FROM ? [slug] : []));
    return [{ text: q, lang, slugs }];
  });
}

/**
 * Goods of the terms file, each in its three languages. Meant is the product that was made of the term
 * (term-products.ts), and any other whose name says the same words in that language: red onions are onions.
 */
export function termGoods(): MeantGoods[] {
  const terms = goodsTerms();
  return LOCALES.flatMap((lang) => {
    const shelf = [
      ...terms.map((term, at) => ({ slug: slugOf(at), words: plainWords(term[lang]) })),
      ...PRODUCTS.map(({ slug, texts }) => ({ slug, words: plainWords(texts[lang].name) })),
    ];
    return terms.map((term) => {
      const asked = [...plainWords(term[lang])];
      const meant = shelf.filter(({ words }) => asked.every((word) => words.has(word)));
      return { text: term[lang], lang, slugs: meant.map(({ slug }) => slug) };
    });
  });
}

/** Words as they are written, but for case, accents, an Arabic article and a Latin plural. */
function plainWords(text: string): Set<string> {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return new Set(
    letters.split(/[^\p{L}\p{N}]+/u).map((word) => word.replace(/^ال(?=...)/, "").replace(/(?<=...)[sx]$/, "")),
  );
}
