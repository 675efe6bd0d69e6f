import { MAX_DESCRIPTION } from "#domain/catalogue/product-form.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { headTokens } from "./head-tokens.ts";
import { surfaceTokens, textTokens } from "./index-tokens.ts";
import { KIND_MARK, ONE_KIND_MARK } from "./token-marks.ts";
import { measureTokens } from "./understanding/measure-tokens.ts";

/** What a product is found by. Each list holds the texts of all languages. */
export interface SearchableTexts {
  names: { locale: Locale; name: string }[];
  /** Names of its sub-category. */
  kinds: string[];
  /** Supplier names, descriptions, specification values, category names. */
  rest: string[];
  /** Article numbers and the like: found as a whole only, so that they don't swell the vocabulary. */
  codes: string[];
}

/** The row of a product in the full-text index: space-separated tokens, column by column. */
export interface IndexDocument {
  exact: string;
  name: string;
  rest: string;
  /** What the goods are and of which kind, under marks of their own. */
  head: string[];
  /** Tokens that the vocabulary must know. */
  words: string[];
}

/** Builds the index row of a product. */
export function indexDocument(texts: SearchableTexts): IndexDocument {
  const names = texts.names.map(({ name }) => name);
  const inName = tokensOf(names);
  const rest = texts.rest.map(unlengthened);
  const inRest = tokensOf([...rest, ...texts.kinds]);
  const sizes = new Set(names.flatMap(measureTokens));
  const otherSizes = rest.flatMap(measureTokens).filter((token) => !sizes.has(token));
  const elsewhere = [...inRest, ...tokensOf(texts.codes)].filter((token) => !inName.has(token));
  const heads = texts.names.flatMap(({ name, locale }) => headTokens(name, locale));
  const kinds = [...tokensOf(texts.kinds)].map((token) => KIND_MARK + token);
  const own = [...tokensOf(texts.kinds.filter((name) => !isMixed(name)))].map((token) => ONE_KIND_MARK + token);
  return {
    exact: [...new Set(names.flatMap(surfaceTokens))].join(" "),
    name: [...inName, ...sizes].join(" "),
    rest: [...new Set([...elsewhere, ...otherSizes])].join(" "),
    head: [...new Set([...heads, ...kinds, ...own])],
    words: [...new Set([...inName, ...inRest])],
  };
}

/** Whether a sub-category's name holds goods of two kinds: what stands in "Cement and steel" need not be cement. */
function isMixed(name: string): boolean {
  return /\s(?:and|et)\s|\sو/u.test(name);
}

function tokensOf(texts: string[]): Set<string> {
  return new Set(texts.flatMap(textTokens));
}

/** The longest form of a text that is read: what ligatures would unfold to beyond it (ﷺ is 18 letters) is left out. */
const LONGEST_FORM = 4 * MAX_DESCRIPTION;

function unlengthened(text: string): string {
  const form = text.normalize("NFKC");
  return form.length > LONGEST_FORM ? form.slice(0, LONGEST_FORM) : text;
}
