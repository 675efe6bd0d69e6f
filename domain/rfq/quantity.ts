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

/**
 * Reads "1,000 kg", "٥٠٠ كرتون" or "2 500 pièces"; a fraction or a range leaves the value null, and so does "1.500", which
 * is a fraction to an English reader and fifteen hundred to a German.
 */
export function parseQuantity(text: string): Quantity {
  const found =
    /^(?!\d{1,3}\.\d{3}(?![.\d]))(\d{1,3}(?:[ ,.\u00A0\u202F]\d{3})+|\d{1,12})(?![\d.,/])(?!\s*[-–—~]\s*\d)\s*([\p{L}²³\d.]*)(?:\u064bا)?(?:\s+([\p{L}\p{M}]+))?/u.exec(
      text,
    );
  if (!found) return { value: null, unit: null };
  const value = Number((found[1] ?? "").replace(/\D/g, ""));
  return { value, unit: unitOfWords(found[2] ?? "", found[3] ?? "") };
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
