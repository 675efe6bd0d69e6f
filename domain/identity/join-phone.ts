import { toLatinDigits } from "#domain/kernel/digits.ts";
import type { CountryCode } from "./country-codes.ts";

/** Italian numbers keep their first zero abroad (ITU-T E.164 national plans); all others of the list drop it. */
const KEEPS_ZERO: CountryCode = "+39";

/**
 * One number out of a dialling code and what was typed beside it: "+971" and "٠٥٠ ١٢٣ ٤٥٦٧" make "+971 50 123 4567".
 * A number that brings its own code (`+` or `00`) wins over the chosen one.
 * @returns an empty text where nothing was typed
 */
export function joinPhone(code: CountryCode, typed: string): string {
  const number = toLatinDigits(typed)
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  if (number === "") return "";
  if (number.startsWith("+")) return number;
  if (number.startsWith("00")) return `+${number.slice(2)}`;
  return `${code} ${code === KEEPS_ZERO ? number : number.replace(/^0\s?/, "")}`;
}
