import { toLatinDigits } from "./digits.ts";

/** As many digits as a part of a phone number has at least, to be looked for as one. */
const LEAST = 5;

/**
 * What is typed in search of a phone number, as it stands inside a stored one: digits without the prefixes of a dialled
 * number (`00`, or a national `0`), which E.164 does not have.
 * @returns null for what is no part of a phone number
 */
export function phoneDigits(typed: string): string | null {
  const text = toLatinDigits(typed).trim();
  if (!/^[\d\s()+./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length < LEAST ? null : digits;
}
