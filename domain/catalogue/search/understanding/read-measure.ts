import { foldText } from "#domain/kernel/fold-text.ts";
import type { Word } from "../words.ts";
import { COUNTED_WORDS, type MeasureUnit, UNIT_WORDS } from "./measure-words.ts";

/** A size, weight or rating: `12mm`, `60x60`, `2.5`. The same in every spelling, so that it can be a word of the index. */
export interface Measure {
  token: string;
  /** Without a unit the number alone. */
  unit: MeasureUnit | undefined;
}

/** What a number says with the words around it, and how many words that are. */
export type ReadNumber =
  | { kind: "measure"; measure: Measure; length: number }
  | { kind: "quantity"; amount: number; length: number };

const NUMBER = /^\d{1,9}$/;
const GLUED = /^(\d{1,9})([^\d].{0,11})$/;
const GLUED_SIZES = /^\d{1,5}(?:[x×*]\d{1,5}){1,2}$/;
const BY: ReadonlySet<string> = new Set(["x", "×", "في", "*", "by"].map(foldText));
const DECIMAL_SIGNS: ReadonlySet<string> = new Set([".", ",", "٫"].map(foldText));
const THOUSANDS_SIGNS: ReadonlySet<string> = new Set([".", ",", "٬"].map(foldText));
/** Length, width and height. */
const MOST_SIZES = 3;

/** Reads a number with its unit, its size in several directions or what it counts; undefined where none begins. */
export function readNumber(words: readonly Word[], from: number): ReadNumber | undefined {
  return readSizes(words, from) ?? readGlued(words, from) ?? readPlain(words, from);
}

/** `60x60`, `60 × 60 cm`, `300 x 50 x 2`. */
function readSizes(words: readonly Word[], from: number): ReadNumber | undefined {
  const first = words[from];
  if (!first) return undefined;
  const sizes: string[] = [];
  let next = from;
  if (GLUED_SIZES.test(first.term)) {
    sizes.push(...first.term.split(/[x×*]/));
    next += 1;
  } else {
    const start = readDecimal(words, from);
    if (!start) return undefined;
    sizes.push(start.number);
    next += start.length;
    while (sizes.length < MOST_SIZES && isBy(words[next])) {
      const other = readDecimal(words, next + 1);
      if (!other) break;
      sizes.push(other.number);
      next += 1 + other.length;
    }
  }
  if (sizes.length < 2) return undefined;
  const unit = UNIT_WORDS.at(words, next);
  return {
    kind: "measure",
    measure: { token: sizes.join("x"), unit: unit?.value },
    length: next - from + (unit?.length ?? 0),
  };
}

/** `12mm`, `5kg`. */
function readGlued(words: readonly Word[], from: number): ReadNumber | undefined {
  const word = words[from];
  const [, number, letters] = (word && GLUED.exec(word.term)) ?? [];
  if (!word || number === undefined || letters === undefined) return undefined;
  const behind = { ...word, term: letters };
  const unit = UNIT_WORDS.at([behind], 0);
  if (unit) return { kind: "measure", measure: { token: number + unit.value, unit: unit.value }, length: 1 };
  return COUNTED_WORDS.at([behind], 0) ? { kind: "quantity", amount: Number(number), length: 1 } : undefined;
}

function readPlain(words: readonly Word[], from: number): ReadNumber | undefined {
  const decimal = readDecimal(words, from);
  if (!decimal) return countedBefore(words, from);
  const next = from + decimal.length;
  const unit = UNIT_WORDS.at(words, next);
  if (unit) {
    const measure = { token: decimal.number + unit.value, unit: unit.value };
    return { kind: "measure", measure, length: decimal.length + unit.length };
  }
  const counted = decimal.number.includes(".") ? undefined : COUNTED_WORDS.at(words, next);
  if (counted) return { kind: "quantity", amount: Number(decimal.number), length: decimal.length + counted.length };
  return { kind: "measure", measure: { token: decimal.number, unit: undefined }, length: decimal.length };
}

/** `كرتون 100`: what is counted stands first. */
function countedBefore(words: readonly Word[], from: number): ReadNumber | undefined {
  const counted = COUNTED_WORDS.at(words, from);
  const decimal = counted && readDecimal(words, from + counted.length);
  if (!counted || !decimal) return undefined;
  const next = from + counted.length + decimal.length;
  // A size of the packing: كرتون 60x40, sac 25 kg.
  if (isBy(words[next]) || UNIT_WORDS.at(words, next)) return undefined;
  return { kind: "quantity", amount: Number(decimal.number), length: next - from };
}

interface Decimal {
  number: string;
  length: number;
}

/** `2.5` is three words: its parts and the point. */
function readDecimal(words: readonly Word[], from: number): Decimal | undefined {
  const whole = words[from];
  if (!whole || !NUMBER.test(whole.term)) return undefined;
  const [point, part] = [words[from + 1], words[from + 2]];
  const touches = point !== undefined && part !== undefined && point.start === whole.end && part.start === point.end;
  if (touches && DECIMAL_SIGNS.has(point.term) && /^\d{1,2}$/.test(part.term)) {
    return { number: String(Number(`${whole.term}.${part.term}`)), length: 3 };
  }
  if (touches && THOUSANDS_SIGNS.has(point.term) && /^\d{3}$/.test(part.term)) {
    return { number: whole.term + part.term, length: 3 };
  }
  return { number: whole.term.replace(/^0+(?=\d)/, ""), length: 1 };
}

function isBy(word: Word | undefined): boolean {
  return word !== undefined && BY.has(word.term);
}
