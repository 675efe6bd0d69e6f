import type { Certification } from "#domain/catalogue/product-facts.ts";
import type { Country } from "#domain/kernel/countries.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import { isArabic } from "../stems.ts";
import { isSynonymWord, type PhraseTable, synonymsIn } from "../synonyms.ts";
import { type Word, wordsOf } from "../words.ts";
import { CERTIFICATES } from "./certificate-words.ts";
import { KINDS, type Kind } from "./kind-words.ts";
import { ledWords } from "./led-words.ts";
import { currencyAt } from "./money-words.ts";
import { wordsOfNames } from "./names-of-goods.ts";
import { isLedFrom, isLedTowards, isPlaceHere, PLACES, type Place } from "./origin-words.ts";
import { detachedReadings, type FoundPhrase } from "./phrase-finder.ts";
import { purposeWords } from "./purpose-words.ts";
import { type Measure, type ReadNumber, readNumber } from "./read-measure.ts";
import { limitWordLength, type PriceLimit, readPriceLimit } from "./read-price-limit.ts";
import { asSymbol, withBounds, withoutPrepositions } from "./size-bounds.ts";
import { standardApart, standardLength } from "./standards.ts";
import { tradeLength } from "./trade-words.ts";

/** A part of a query and what it was taken for. `words` are those of the query, one behind the other. */
export type QueryPart = { words: Word[] } /** @see purposeWords for `isPurpose` */ & (
  | { kind: "goods"; isPurpose?: true /** A preposition leads it in behind other goods. */; isLed?: true }
  /** A part of the catalogue, whatever is in it. */
  | { kind: "kind"; of: Kind }
  | { kind: "measure"; measure: Measure /** Sizes up to it, or from it on, are asked for too. */; isBound?: true }
  | { kind: "origin"; origin: Country }
  | { kind: "certification"; certification: Certification }
  /** An article number or a model: letters and digits held together by signs. */
  | { kind: "code" }
  | { kind: "quantity"; amount: number }
  | { kind: "price"; limit: PriceLimit }
  /** A country that goods are to come from and none of ours does. */
  | { kind: "foreign" }
  /** A place that goods go to or a seller sits in. */
  | { kind: "place" }
  /** What buyers say around the goods. */
  | { kind: "trade" }
);

/** Most words of a query that are read (security 11); the text itself is cut where it is taken. */
const MOST_WORDS = 40;

/**
 * Reads a query: what is asked for, of which size, from where, with which certificate, how much of it and for how much,
 * and what is only said around it. Stop words and symbols that mean nothing alone are left out. Pure, and linear in the
 * words of the query.
 * @param added groups besides those of the table of synonyms
 */
export function understandQuery(text: string, added?: PhraseTable): QueryPart[] {
  const words = wordsOf(text).flatMap(standardApart).slice(0, MOST_WORDS);
  const figures = withoutPrepositions(words).map((word, at) => (isArticle(text, words, at) ? asSymbol(word) : word));
  const reading = { text, words, figures, named: wordsOfPhrases(words, added) };
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const part = readPart(reading, at, parts.at(-1)?.kind === "goods");
    if (part) parts.push(part);
    at += part ? part.words.length : 1;
  }
  return withGoods(withPurposes(withBounds(parts, words), words));
}

/** Whether a word is an article behind a number rather than an ampere: 1000 a month. */
function isArticle(text: string, words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return word !== undefined && text.slice(word.start, word.end) === "a" && next?.isSymbol === false;
}

function withPurposes(parts: readonly QueryPart[], words: readonly Word[]): QueryPart[] {
  const wordsOfKind = (kind: QueryPart["kind"]) =>
    new Set(parts.flatMap((part) => (part.kind === kind ? part.words : [])));
  const [goods, kinds] = [wordsOfKind("goods"), wordsOfKind("kind")];
  const purposes = purposeWords(
    words,
    (word) => goods.has(word),
    (word) => kinds.has(word),
  );
  const led = ledWords(words, (word) => goods.has(word));
  return parts.map((part) => {
    if (part.kind !== "goods") return part;
    const isLed = part.words.some((word) => led.has(word));
    const isPurpose = part.words.some((word) => purposes.has(word));
    return { ...part, ...(isLed && { isLed }), ...(isPurpose && { isPurpose }) };
  });
}

/** The words that stand in a phrase that names goods: "coffee maker" and "point de vente" are goods, not trade. */
function wordsOfPhrases(words: readonly Word[], added?: PhraseTable): ReadonlySet<Word> {
  const meaningful = words.filter(({ isSymbol, isStopWord }) => !isSymbol && !isStopWord);
  const terms = meaningful.map(({ term }) => term);
  const phrases = synonymsIn(terms, added).filter(({ from, to }) => to > from);
  return new Set([...phrases.flatMap(({ from, to }) => meaningful.slice(from, to + 1)), ...wordsOfNames(words)]);
}

/** The words of a query as they are read. */
interface Reading {
  text: string;
  words: readonly Word[];
  /** The same as numbers are read among them. */
  figures: readonly Word[];
  /** Those that stand in a phrase that names goods. */
  named: ReadonlySet<Word>;
}

function readPart(reading: Reading, at: number, isBehindGoods: boolean): QueryPart | undefined {
  const { words, figures, named } = reading;
  const word = words[at];
  if (!word) return undefined;
  const taking = (length: number) => words.slice(at, at + length);
  const price = readPriceLimit(words, at);
  if (price) return { kind: "price", limit: price.limit, words: taking(price.length) };
  const limiting = limitWordLength(words, at);
  if (limiting > 0) return { kind: "trade", words: taking(limiting) };
  const certificate = CERTIFICATES.at(words, at) ?? markAt(reading, at);
  const standard = standardLength(words, at, (from) => isCounting(figures, from));
  // A name of goods may hold its word: bio-degradable.
  if (certificate && certificate.length >= standard && !named.has(word))
    return { kind: "certification", certification: certificate.value, words: taking(certificate.length) };
  const code = standard || codeLength(words, at);
  if (code > 0) return { kind: "code", words: taking(code) };
  // What is counted belongs to the goods right before it: plastic bottle 500.
  const number =
    isBehindGoods && !/^\d/.test(word.term) ? undefined : numberAt(figures, at, (one) => named.has(words[one] ?? word));
  if (number?.kind === "measure") return { kind: "measure", measure: number.measure, words: taking(number.length) };
  if (number) return { kind: "quantity", amount: number.amount, words: taking(number.length) };
  const kind = KINDS.at(words, at);
  if (kind) return { kind: "kind", of: kind.value, words: taking(kind.length) };
  const goods: QueryPart | undefined =
    word.isSymbol || word.isStopWord ? undefined : { kind: "goods", words: taking(1) };
  if (named.has(word)) return goods;
  const place = placeAt(words, at, isBehindGoods);
  const trade = tradeLength(words, at, (one) => named.has(one));
  if (place && place.length >= trade) return placePart(words, at, place.value, taking(place.length), isBehindGoods);
  const around = trade || (currencyAt(words, at)?.length ?? 0);
  return around > 0 ? { kind: "trade", words: taking(around) } : goods;
}

/** The European mark where it can't be French for "this": in capitals among small letters, or in an Arabic query. */
function markAt({ text, words }: Reading, at: number): FoundPhrase<Certification> | undefined {
  const word = words[at];
  if (word?.term !== "ce") return undefined;
  const isCapital = text.slice(word.start, word.end) === "CE" && /\p{Ll}/u.test(text);
  return isCapital || words.some(({ term }) => isArabic(term)) ? { value: "ce", length: 1 } : undefined;
}

/** A number, which counts no word of a name of goods: 1000 bottle caps, carton 5 ply. */
function numberAt(words: readonly Word[], at: number, isNamed: (at: number) => boolean): ReadNumber | undefined {
  const number = readNumber(words, at);
  if (number?.kind !== "quantity") return number;
  const name = words.findIndex((_, place) => place >= at && place < at + number.length && isNamed(place));
  return name === -1 ? number : readNumber(words.slice(0, name), at);
}

/** Whether the number at a place counts something, or is of a size with a unit or with several directions. */
function isCounting(words: readonly Word[], at: number): boolean {
  const number = readNumber(words, at);
  return number !== undefined && (number.length > 1 || number.kind === "quantity" || number.measure.unit !== undefined);
}

/** Signs that hold a code together. */
const JOINTS: ReadonlySet<string> = new Set(["-", "/", "_", "."].map(foldText));

/** How many words from here are one code, such as GEN-000150; 0 where none begins, or one of them is a size. */
function codeLength(words: readonly Word[], at: number): number {
  if (words[at]?.isSymbol) return 0;
  let to = at + 1;
  while (words[to]?.start === words[to - 1]?.end && isPartOfCode(words[to])) to += 1;
  const run = words.slice(at, to);
  const plain = run.filter(({ isSymbol }) => !isSymbol);
  const hasBoth = plain.some(({ term }) => /^[a-z]+$/.test(term)) && plain.some(({ term }) => /\d\d/.test(term));
  if (!hasBoth || plain.length === run.length) return 0;
  const isSize = run.some((word, place) => {
    const number = /^\d/.test(word.term) ? readNumber(run, place) : undefined;
    return number?.kind === "measure" && number.measure.unit !== undefined;
  });
  return isSize ? 0 : run.length;
}

function isPartOfCode(word: Word | undefined): boolean {
  return word !== undefined && (!word.isSymbol || JOINTS.has(word.term));
}

/** The place named here, unless its word is the name of goods in this very form and stands for them. */
function placeAt(words: readonly Word[], at: number, isBehindGoods: boolean): FoundPhrase<Place> | undefined {
  const place = PLACES.at(words, at);
  const before = words[at - 1];
  const noun = isBehindGoods && before && !before.isStopWord && !before.isSymbol ? before : undefined;
  const isNamedAfter = place?.value.kind === "city" && place.value.isAlsoGoods;
  const isGoods = isNamedAfter || (place?.length === 1 && detachedReadings(words[at]?.term ?? "").some(isSynonymWord));
  return place && (!isGoods || isPlaceHere(words, at, place.value, noun)) ? place : undefined;
}

/** A country is where goods come from, unless what stands before it leads there. */
function placePart(words: readonly Word[], at: number, place: Place, taken: Word[], isBehindGoods: boolean): QueryPart {
  const isTowards = isLedTowards(words, at, isBehindGoods) || /^ل/.test(taken[0]?.term ?? "");
  return place.kind === "origin" && !isTowards
    ? { kind: "origin", origin: place.origin, words: taken }
    : { kind: place.kind === "destination" && isLedFrom(words, at) ? "foreign" : "place", words: taken };
}

/** A query of nothing but words of trade, of a place or of an amount means those words: سوبرماركت, "Dubai", "cartons". */
function withGoods(parts: QueryPart[]): QueryPart[] {
  if (parts.some(({ kind }) => !SAID_AROUND.has(kind))) return parts;
  return parts.flatMap((part): QueryPart[] => {
    if (part.kind === "price") return [part];
    const words = part.words.filter(({ term, isSymbol }) => !isSymbol && !/^\d/.test(term));
    return words.length > 0 ? [{ kind: "goods", words }] : [part];
  });
}

/** Parts that say nothing of the goods themselves. */
const SAID_AROUND: ReadonlySet<QueryPart["kind"]> = new Set(["trade", "place", "quantity", "price"]);
