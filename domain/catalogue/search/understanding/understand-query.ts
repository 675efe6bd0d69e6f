import type { Certification, Origin } from "#domain/catalogue/product-facts.ts";
import { type Word, wordsOf } from "../words.ts";
import { CERTIFICATES } from "./certificate-words.ts";
import { MADE, PLACES, TOWARDS } from "./origin-words.ts";
import { type Measure, readNumber } from "./read-measure.ts";
import { type PriceLimit, readPriceLimit } from "./read-price-limit.ts";
import { TRADE_WORDS } from "./trade-words.ts";

/** A part of a query and what it was taken for. `words` are those of the query, one behind the other. */
export type QueryPart = { words: Word[] } & (
  | { kind: "goods" }
  | { kind: "measure"; measure: Measure }
  | { kind: "origin"; origin: Origin }
  | { kind: "certification"; certification: Certification }
  /** An article number or a model: letters and digits held together by signs. */
  | { kind: "code" }
  | { kind: "quantity"; amount: number }
  | { kind: "price"; limit: PriceLimit }
  /** A place that goods go to or a seller sits in. */
  | { kind: "place" }
  /** What buyers say around the goods. */
  | { kind: "trade" }
);

/** Most words of a query that are read (security.md 11); the text itself is cut where it is taken. */
const MOST_WORDS = 40;

/**
 * Reads a query: what is asked for, of which size, from where, with which certificate, how much of it and for how much,
 * and what is only said around it. Stop words and symbols that mean nothing alone are left out. Pure, and linear in the
 * words of the query.
 */
export function understandQuery(text: string): QueryPart[] {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const part = readPart(words, at);
    if (part) parts.push(part);
    at += part ? part.words.length : 1;
  }
  return withGoods(parts);
}

function readPart(words: readonly Word[], at: number): QueryPart | undefined {
  const word = words[at];
  if (!word) return undefined;
  const taking = (length: number) => words.slice(at, at + length);
  const price = readPriceLimit(words, at);
  if (price) return { kind: "price", limit: price.limit, words: taking(price.length) };
  const code = codeLength(words, at);
  if (code > 0) return { kind: "code", words: taking(code) };
  const certificate = CERTIFICATES.at(words, at);
  if (certificate)
    return { kind: "certification", certification: certificate.value, words: taking(certificate.length) };
  const number = readNumber(words, at);
  if (number?.kind === "measure") return { kind: "measure", measure: number.measure, words: taking(number.length) };
  if (number) return { kind: "quantity", amount: number.amount, words: taking(number.length) };
  const place = PLACES.at(words, at);
  const trade = TRADE_WORDS.at(words, at);
  if (place && place.length >= (trade?.length ?? 0)) return placePart(words, at, place.value, taking(place.length));
  if (trade) return { kind: "trade", words: taking(trade.length) };
  return word.isSymbol || word.isStopWord ? undefined : { kind: "goods", words: taking(1) };
}

/** How many words from here are one code, such as GEN-000150; 0 where none begins. */
function codeLength(words: readonly Word[], at: number): number {
  let to = at + 1;
  while (to < words.length && words[to]?.start === words[to - 1]?.end) to += 1;
  const run = words.slice(at, to);
  const plain = run.filter(({ isSymbol }) => !isSymbol);
  const isHeld = plain.length > 1 && plain.length < run.length && run[0]?.isSymbol === false;
  const hasBoth = plain.some(({ term }) => /^[a-z]+$/.test(term)) && plain.some(({ term }) => /\d\d/.test(term));
  return isHeld && hasBoth ? run.length : 0;
}

/** A country is where goods come from, unless what stands before it leads there. */
function placePart(words: readonly Word[], at: number, place: PlaceOf, taken: Word[]): QueryPart {
  const before = words[at - 1]?.surface ?? "";
  const attached = /^(?:ل|لل)/.test(taken[0]?.term ?? "");
  const isMade = MADE.has(words[at - 2]?.term ?? "");
  const leadsThere = !isMade && (TOWARDS.has(before) || attached);
  return place.kind === "origin" && !leadsThere
    ? { kind: "origin", origin: place.origin, words: taken }
    : { kind: "place", words: taken };
}

type PlaceOf = NonNullable<ReturnType<typeof PLACES.at>>["value"];

/** A query of nothing but words of trade or of a place means those words: سوبرماركت, "Oman". */
function withGoods(parts: QueryPart[]): QueryPart[] {
  if (parts.some(({ kind }) => kind === "goods" || kind === "measure" || kind === "code")) return parts;
  return parts.map((part) =>
    part.kind === "trade" || part.kind === "place" || part.kind === "quantity"
      ? { kind: "goods", words: part.words }
      : part,
  );
}
