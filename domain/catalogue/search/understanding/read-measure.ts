import { foldText } from "#domain/kernel/fold-text.ts";
import type { Word } from "../words.ts";
import { COUNTED_WORDS, type MeasureUnit, UNIT_WORDS } from "./measure-words.ts";
import { inMillimetres } from "./several-directions.ts";

/** A size, weight or rating: `12mm`, `600x600mm`, `2.5`. The same in every spelling, so that it can be a word of the index. */
export interface Measure {
  /** Lengths in several directions in millimetres; those in another unit without it, as it is rarely told. */
  token: string;
  /** Without a unit the number alone. */
  unit: MeasureUnit | undefined;
}

/** What a number says with the words around it, and how many words that are. */
export type ReadNumber =
  | { kind: "measure"; measure: Measure; length: number }
  | { kind: "quantity"; amount: number; length: number };

const DIGITS_FIRST = /^(\d{1,9})(.{0,12})$/;
const GLUED_SIZE = /^x(\d.*)$/;
const IN = foldText("في");
const BY: ReadonlySet<string> = new Set([IN, ...["x", "×", "*", "by"].map(foldText)]);
const DECIMAL_SIGNS: ReadonlySet<string> = new Set([".", ",", "٫"].map(foldText));
const THOUSANDS_SIGNS: ReadonlySet<string> = new Set([".", ",", "٬"].map(foldText));
const FRACTION_SIGN = foldText("/");
/** Stands for the stroke of a fraction: the index cuts its columns at ASCII symbols. */
const FRACTION = "÷";
/** Length, width and height. */
const MOST_SIZES = 3;

/** Reads a number with its unit, its size in several directions or what it counts; undefined where none begins. */
export function readNumber(words: readonly Word[], from: number): ReadNumber | undefined {
  const figure = readFigure(words, from);
  if (!figure) return countedBefore(words, from);
  const { sizes, letters, length } = figure;
  const [behind, at] = letters === undefined ? [words, from + length] : [[letters], 0];
  const own = letters === undefined ? 0 : 1;
  const token = sizes.join("x");
  const unit = UNIT_WORDS.at(behind, at);
  if (unit) {
    const joined = inMillimetres(token, unit.value) ?? token;
    const measure = { token: sizes.length > 1 ? joined : token + unit.value, unit: unit.value };
    return { kind: "measure", measure, length: length + unit.length - own };
  }
  const isCount = sizes.length === 1 && /^\d+$/.test(token);
  const counted = isCount ? COUNTED_WORDS.at(behind, at) : undefined;
  if (counted) return { kind: "quantity", amount: Number(token), length: length + counted.length - own };
  // Letters that are no unit make it a name: 4k, 3d.
  return letters ? undefined : { kind: "measure", measure: { token, unit: undefined }, length };
}

interface Figure {
  sizes: string[];
  /** What stands at the last number without a space, as a word of its own. */
  letters: Word | undefined;
  /** Words that it takes, the one that the letters stand at included. */
  length: number;
}

/** `12`, `60x60`, `60 × 60`, `2.5mm`, `1/2`, `12x1.5`. */
function readFigure(words: readonly Word[], from: number): Figure | undefined {
  const sizes: string[] = [];
  let next = from;
  let word = words[from];
  while (word && sizes.length < MOST_SIZES) {
    const part = readPart(word, words, next);
    if (!part) break;
    sizes.push(part.number);
    next += part.length;
    const [, glued] = GLUED_SIZE.exec(part.letters) ?? [];
    if (glued !== undefined) {
      // More sizes than a thing has directions make no size.
      if (sizes.length === MOST_SIZES) return undefined;
      // The next number stands in the same word.
      next -= 1;
      word = { ...word, term: glued };
    } else if (part.letters !== "") {
      return { sizes, letters: { ...word, term: part.letters, isSymbol: false }, length: next - from };
    } else if (isBy(words[next]) && DIGITS_FIRST.test(words[next + 1]?.term ?? "") && !isInOne(words, next)) {
      next += 1;
      word = words[next];
    } else break;
  }
  return sizes.length > 0 ? { sizes, letters: undefined, length: next - from } : undefined;
}

interface Part {
  number: string;
  /** Behind the number in the same word. */
  letters: string;
  length: number;
}

/** A plain number: `5`, `2.50`, `1,000`, and `1 000` where `isTold` tells that what stands behind makes it one number. */
export function readAmount(
  words: readonly Word[],
  at: number,
  isTold: (next: number) => boolean,
): { number: string; letters: Word | undefined; length: number } | undefined {
  const word = words[at];
  const part = word && readPart(word, words, at);
  if (!part || part.number.includes(FRACTION)) return undefined;
  const spaced = part.length === 1 && part.letters === "" ? joinedThousands(part, word, words[at + 1]) : undefined;
  const { number, letters, length } = spaced && isTold(at + 2) ? spaced : part;
  return { number, letters: letters === "" ? undefined : { ...word, term: letters, isSymbol: false }, length };
}

/** One number: `2.5` and `1/2` are three words, their parts and the sign; `2 000` two. */
function readPart(word: Word, words: readonly Word[], at: number): Part | undefined {
  const [, whole, letters] = DIGITS_FIRST.exec(word.term) ?? [];
  if (whole === undefined || letters === undefined) return undefined;
  const plain = { number: whole.replace(/^0+(?=\d)/, ""), letters, length: 1 };
  if (letters !== "") return plain;
  const [sign, behind] = [words[at + 1], words[at + 2]];
  const touches = sign?.start === word.end && behind?.start === sign.end;
  const [, digits = "", rest = ""] = (touches && DIGITS_FIRST.exec(behind.term)) || [];
  if (sign && digits.length > 0) {
    if (sign.term === FRACTION_SIGN) return { number: plain.number + FRACTION + digits, letters: rest, length: 3 };
    if (DECIMAL_SIGNS.has(sign.term) && digits.length < 3) {
      return { number: String(Number(`${whole}.${digits}`)), letters: rest, length: 3 };
    }
    if (THOUSANDS_SIGNS.has(sign.term) && digits.length === 3)
      return { number: plain.number + digits, letters: rest, length: 3 };
  }
  return spacedThousands(plain, word, words, at) ?? plain;
}

/** `2 000 litres`, as French writes it: only before what tells that it is one number. */
function spacedThousands(part: Part, word: Word, words: readonly Word[], at: number): Part | undefined {
  const joined = joinedThousands(part, word, words[at + 1]);
  return joined && (UNIT_WORDS.at(words, at + 2) ?? COUNTED_WORDS.at(words, at + 2)) && joined;
}

function joinedThousands({ number }: Part, word: Word, behind: Word | undefined): Part | undefined {
  if (number.length > 3 || behind?.start !== word.end + 1 || !/^\d{3}$/.test(behind.term)) return undefined;
  return { number: number + behind.term, letters: "", length: 2 };
}

/** `كرتون 100`: what is counted stands first, with no goods before it that it would belong to. */
function countedBefore(words: readonly Word[], from: number): ReadNumber | undefined {
  const counted = COUNTED_WORDS.at(words, from);
  const figure = counted && readFigure(words, from + counted.length);
  if (!counted || !figure || figure.letters || figure.sizes.length > 1 || !/^\d+$/.test(figure.sizes[0] ?? ""))
    return undefined;
  const next = from + counted.length + figure.length;
  // A size of the packing: sac 25 kg.
  return UNIT_WORDS.at(words, next)
    ? undefined
    : { kind: "quantity", amount: Number(figure.sizes[0]), length: next - from };
}

/** Several uses in one thing are no directions: شامبو 2 في 1. */
function isInOne(words: readonly Word[], by: number): boolean {
  return words[by]?.term === IN && words[by + 1]?.term === "1";
}

function isBy(word: Word | undefined): boolean {
  return word !== undefined && BY.has(word.term);
}
