import * as z from "zod";
import { toLatinDigits } from "./digits.ts";

/** A whole number between two bounds, typed or given as a number; Arabic and Persian digits are read too. */
export function wholeNumber(minimum: number, maximum: number) {
  return z
    .union([z.number(), z.string().max(20)])
    .transform((value) => (typeof value === "string" ? readNumber(value) : value))
    .pipe(z.number().int().min(minimum).max(maximum));
}

/** NaN for an empty or unreadable text, which the number schema refuses. */
function readNumber(typed: string): number {
  const digits = toLatinDigits(typed.trim());
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
