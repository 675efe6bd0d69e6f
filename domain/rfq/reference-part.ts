import { toLatinDigits } from "#domain/kernel/digits.ts";
import { REFERENCE_ALPHABET } from "./rfq-reference.ts";

/** The year and the first letters behind it, with the document's own letters or without. */
export const REFERENCE_BEGUN = new RegExp(`^(?:[A-Z]{2,3}-)?\\d{4}-[${REFERENCE_ALPHABET}]{1,6}$`);
/** Letters alone: fewer would be in many references by chance. */
export const REFERENCE_LETTERS = new RegExp(`^[${REFERENCE_ALPHABET}]{4,6}$`);

/** What somebody says of a reference by phone, as references are written, e.g. 7K3F9Q or RFQ-2026-7K3; null for other words. */
export function referencePart(q: string): string | null {
  const part = toLatinDigits(q.trim()).toUpperCase();
  return REFERENCE_BEGUN.test(part) || REFERENCE_LETTERS.test(part) ? part : null;
}
