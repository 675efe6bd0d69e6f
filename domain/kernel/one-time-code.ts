import * as z from "zod";
import { toLatinDigits } from "./digits.ts";

const PATTERNS = { 6: /^\d{6}$/, 8: /^\d{8}$/ } as const;

/** Digits of a code that proves an account's e-mail for a day where a link is a nuisance. */
export const CODE_DIGITS = 8;
/** Digits of a code that lives minutes, opens one record and dies after five tries. */
export const SHORT_CODE_DIGITS = 6;

/** A code as it is typed from a mail; Arabic digits, blanks and hyphens are taken, as everywhere. */
export function oneTimeCode(digits: keyof typeof PATTERNS) {
  return z
    .string()
    .max(40)
    .transform((raw) => toLatinDigits(raw).replace(/[\s\p{Cf}-]/gu, ""))
    .pipe(z.string().regex(PATTERNS[digits]));
}
