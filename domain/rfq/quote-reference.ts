import { REFERENCE_ALPHABET, sixLetters } from "./rfq-reference.ts";

export const QUOTE_REFERENCE_PATTERN = new RegExp(`^QUO-\\d{4}-[${REFERENCE_ALPHABET}]{6}$`);

/** The reference of a quote, e.g. QUO-2026-7K3F9Q; random bytes as in `rfqReference`. */
export function quoteReference(year: number, random: Uint8Array): string {
  return `QUO-${year}-${sixLetters(random)}`;
}
