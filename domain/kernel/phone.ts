import * as z from "zod";
import { toLatinDigits } from "./digits.ts";
import { withoutMarks } from "./email.ts";
import { cappedString, cleanText } from "./text.ts";

const MIN_PHONE = 10;
const MAX_PHONE = 32;
const MIN_DIGITS = 7;

/**
 * A phone number (spec §5): an optional plus, digits, spaces, hyphens and parentheses, at least 10 characters.
 * Arabic and Persian digits are converted. At least seven digits, so that "----------" is none.
 */
export const phone = cappedString(MAX_PHONE)
  .transform((raw) => toLatinDigits(withoutMarks(cleanText(raw))).replace(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(1, { abort: true })
      .min(MIN_PHONE, { abort: true })
      .max(MAX_PHONE, { abort: true })
      .refine((value) => /^\+?[0-9 ()-]+$/.test(value) && value.replace(/\D/g, "").length >= MIN_DIGITS, {
        params: { code: "invalid_phone" },
      }),
  );

/** A phone number that may be missing or empty; both read null. */
export const optionalPhone = z
  .string()
  .nullish()
  .transform((raw) => raw?.trim() || null)
  .pipe(phone.nullable());
