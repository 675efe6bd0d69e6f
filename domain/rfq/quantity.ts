import * as z from "zod";
import type { Unit } from "#domain/catalogue/product-facts.ts";
import { toLatinNumber } from "#domain/kernel/digits.ts";
import { cappedString, cleanText } from "#domain/kernel/text.ts";
import { unitOfWord } from "./quantity-units.ts";

const MAX_QUANTITY = 100;

export interface Quantity {
  /** The whole number it starts with; null when there is none. */
  value: number | null;
  unit: Unit | null;
}

/** A quantity is a text of 1-100 characters (rulings: quantity), kept with Latin digits. */
export const quantity = cappedString(MAX_QUANTITY)
  .transform((raw) => toLatinNumber(cleanText(raw)))
  .pipe(z.string().min(1).max(MAX_QUANTITY));

const AMOUNT =
  /^(?!\d{1,3}\.\d{3}(?![.\d]))(\d{1,3}(?:[ ,.\u00A0\u202F]\d{3})+|\d{1,12})(?![\d.,/])(?!\s*[-–—~]\s*\d)\s*([\p{L}²³\d.]*)(?:\u064bا)?(?:\s+([\p{L}\p{M}]+))?/u;

/**
 * Reads "1,000 kg", "٥٠٠ كرتون" or "2 500 pièces"; a fraction or a range leaves the value null, and so does "1.500", which
 * is a fraction to an English reader and fifteen hundred to a German.
 */
export function parseQuantity(text: string): Quantity {
  const found = AMOUNT.exec(text);
  if (!found) return { value: null, unit: null };
  const value = Number((found[1] ?? "").replace(/\D/g, ""));
  return { value, unit: unitOfWords(found[2] ?? "", found[3] ?? "") };
}

/** An amount in a longer text, as it is written there. */
export interface FoundQuantity extends Quantity {
  from: number;
  text: string;
}

/** More than an amount with both words of its unit is long. */
const REACH = 80;

/** The whole numbers of a text with their units; none out of a size ("60x60", "500ml") or a code. */
export function findQuantities(text: string): FoundQuantity[] {
  return [...text.matchAll(/(?<=(?:^|[^\p{L}\d.,/×*-])و?)\d/gu)].flatMap(({ index }): FoundQuantity[] => {
    const ahead = text.slice(index, index + REACH);
    const found = AMOUNT.exec(ahead);
    const quantity = parseQuantity(ahead);
    const isEndOfRange = /\d\s{0,2}[-–—~]\s{0,2}$/.test(text.slice(Math.max(0, index - 6), index));
    if (!found || quantity.value === null || isEndOfRange) return [];
    const [, digits = "", first = ""] = found;
    const isAttached = first !== "" && ahead.startsWith(digits + first);
    if (quantity.unit === null) return isAttached ? [] : [{ ...quantity, from: index, text: digits }];
    const short = ahead.slice(0, ahead.indexOf(first, digits.length) + first.length);
    const isWhole = parseQuantity(short).unit === quantity.unit;
    return [{ ...quantity, from: index, text: isWhole ? short : found[0] }];
  });
}

/** What a second word makes of a first. */
const SQUARE = /^(?:مربع|مربعة|مربعا|carr[ée]s?|squared?|m|meters?|metres?)$/;
const CUBIC = /^(?:مكعب|مكعبة|مكعبا|cubed?|cubes?|cubic)$/;

/** Boxes of metal are cans: "boîtes métalliques", "علب معدنية". */
const METAL = /^(?:معدني(?:ة|ه)|m[ée]talliques?)$/;

/** The unit that the first words of a text mean: "متر مربع" and "cubic metres" are no metres, "علبة معدنية" is no box. */
function unitOfWords(first: string, second: string): Unit | null {
  const next = second.toLowerCase().replace(/[\u064b-\u0652]/g, "");
  if (/^(?:cubic|cu)\.?$/i.test(first)) return unitOfWord(next) === "metre" ? "cbm" : null;
  const unit = /^(?:square|sq)\.?$/i.test(first) ? "metre" : unitOfWord(first);
  if (unit === "box") return METAL.test(next) ? "can" : unit;
  if (unit !== "metre") return unit;
  if (CUBIC.test(next)) return unitOfWord(first) === null ? null : "cbm";
  if (SQUARE.test(next)) return "sqm";
  return unitOfWord(first) === null ? null : "metre";
}
