import { Random } from "../catalogue/random.ts";
import { goodsTerms } from "./term-products.ts";

type Pieces = readonly [string, ...string[]];

const OPERATORS: Pieces = [
  "--",
  " AND ",
  " OR ",
  " NOT ",
  " NEAR(",
  "name : ",
  ..."\"'*^():+-{}[]\\/%_?;,.&|<>=~`$#@!",
];
const INVISIBLE: Pieces = [
  "\u0000",
  "\u200b",
  "\u200d",
  "\u200f",
  "\u202a",
  "\u202e",
  "\u2066",
  "\u2069",
  "\ufeff",
  "\u061c",
];
const BROKEN: Pieces = [
  "\ud800",
  "\udbff",
  "\udc00",
  "\udfff",
  "\ue000",
  "\ue003",
  "\ue007",
  "\uf8ff",
  "\ufffd",
  "\uffff",
];
const LETTERS: Pieces = [
  "a",
  "é",
  "ß",
  "ﬁ",
  "œ",
  "ا",
  "ة",
  "ـ",
  "\u0651",
  "ﷺ",
  "ﻻ",
  "گ",
  "中",
  "я",
  "ι",
  "🎁",
  "👩‍👩‍👧",
  "½",
  "²",
  "٣",
  "۷",
  "×",
  "÷",
];
const NUMBERS: Pieces = [
  "12mm",
  "4x95",
  "60 × 60 سم",
  "٢٥ كيلو",
  "1/2",
  "2.5",
  "1,000,000",
  "0.6/1 kV",
  "-1e400",
  "9".repeat(40),
  "x".repeat(30),
  "1 2 3",
  "500 nos",
  "under 5 AED",
  "أقل من ٥ دراهم",
];
const LIMITS = { short: 12, long: 10_240 } as const;
/** One query in so many is long. */
const LONG_EVERY = 200;

/** Queries that nobody means: operators, broken text, invisible signs, numbers and words in any mix, the same for the same seed. */
export function* hostileQueries(count: number, seed: number): Generator<string> {
  const random = new Random(seed);
  const words = goodsTerms().flatMap(({ ar, en, fr }) => [ar, en, fr]) as [string, ...string[]];
  const kinds: readonly [Pieces, ...Pieces[]] = [words, OPERATORS, INVISIBLE, BROKEN, LETTERS, NUMBERS, [" "]];
  for (let made = 0; made < count; made += 1) {
    yield made % LONG_EVERY === 0 ? longQuery(random, kinds) : shortQuery(random, kinds);
  }
}

function shortQuery(random: Random, kinds: readonly [Pieces, ...Pieces[]]): string {
  return Array.from({ length: random.between(1, LIMITS.short) }, () => random.pick(random.pick(kinds))).join("");
}

/** 10 KB of a few pieces again and again. */
function longQuery(random: Random, kinds: readonly [Pieces, ...Pieces[]]): string {
  const piece = shortQuery(random, kinds) || " ";
  return piece.repeat(Math.ceil(LIMITS.long / piece.length)).slice(0, LIMITS.long);
}
