import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import * as z from "zod";
import { toLatinDigits } from "./digits.ts";
import { withoutMarks } from "./email.ts";
import { isDialable, plainPhone } from "./phone-parts.ts";
import { cappedString, cleanText } from "./text.ts";

const MIN_PHONE = 10;
const MAX_PHONE = 32;
const MIN_DIGITS = 7;
/**
 * Nine digits in the Emirates are a mobile's (5…) or a service's (600, 700); what else begins with 4, 6 or 7 has eight (national
 * numbering plan). The library's small table lets it pass, and with it any number of a neighbour typed under +971.
 */
const NONE_OF_THE_EMIRATES = /^\+971(?:4|6(?!00)|7(?!00))\d{8}$/;

/**
 * Reads a phone number as it is dialled from anywhere.
 * @param country ISO 3166-1 alpha-2 of whoever wrote it, which decides for a number without a calling code
 * @returns E.164, e.g. +971501234567; null for what is no number of any country, or of none that is known
 */
export function readPhone(written: string, country?: string | null): string | null {
  const read = parsePhoneNumberFromString(plainPhone(written), countryOf(country));
  return read?.isValid() && !NONE_OF_THE_EMIRATES.test(read.number) ? read.number : null;
}

/** A phone as it is stored: E.164 where it can be read, else as it was written; see `isDialable`. */
export function phoneFrom(country: string | null | undefined, written: string): string {
  return isDialable(written) ? written : (readPhone(written, country) ?? written);
}

/** The country of a phone (ISO 3166-1 alpha-2); null where its calling code is of several, or it has none. */
export function countryOfPhone(phone: string): string | null {
  return parsePhoneNumberFromString(plainPhone(phone))?.country ?? null;
}

/** All calling codes with their countries (ISO 3166-1 alpha-2), e.g. ["+254", "KE"]. */
export function callingCodes(): [code: string, country: string][] {
  return getCountries().map((country) => [`+${getCountryCallingCode(country)}`, country]);
}

/**
 * A phone number (spec §5): an optional plus, digits, spaces, hyphens and parentheses, at least 10 characters.
 * Arabic and Persian digits are converted. At least seven digits, so that "----------" is none.
 * Kept as E.164 where it can be read, else as it was written.
 */
export const phone = cappedString(MAX_PHONE)
  .transform((raw) => toLatinDigits(withoutMarks(cleanText(raw))).replace(/\s+/g, " "))
  .transform((written) => phoneFrom(null, written))
  .superRefine((value, context) => {
    // What was read may be shorter than it was written.
    if (isDialable(value)) return;
    const bound = { origin: "string", inclusive: true, input: value } as const;
    const least = value === "" ? 1 : MIN_PHONE;
    if (value.length < least) context.addIssue({ ...bound, code: "too_small", minimum: least });
    else if (value.length > MAX_PHONE) context.addIssue({ ...bound, code: "too_big", maximum: MAX_PHONE });
    else if (!isWrittenAsPhone(value)) context.addIssue({ code: "custom", params: { code: "invalid_phone" } });
  });

/** A phone number that may be missing or empty; both read null. */
export const optionalPhone = z
  .string()
  .nullish()
  .transform((raw) => raw?.trim() || null)
  .pipe(phone.nullable());

function countryOf(code: string | null | undefined): CountryCode | undefined {
  return getCountries().find((country) => country === code);
}

function isWrittenAsPhone(value: string): boolean {
  return /^\+?[0-9 ()-]+$/.test(value) && value.replace(/\D/g, "").length >= MIN_DIGITS;
}
