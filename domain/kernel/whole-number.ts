import * as z from "zod";
import { toLatinDigits } from "./digits.ts";

/** A whole number between two bounds, typed or given as a number; Arabic and Persian digits are read too. */
export function wholeNumber(minimum: number, maximum: number) {
  return z.preprocess(
    (value: number | string) => (typeof value === "string" ? readNumber(value) : value),
    z.number().int().min(minimum).max(maximum),
  );
}

/** NaN for an empty or unreadable text, which the number schema refuses. */
function readNumber(typed: string): number {
  const digits = toLatinDigits(typed.trim());
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}
