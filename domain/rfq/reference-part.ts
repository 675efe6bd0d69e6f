import { toLatinDigits } from "#domain/kernel/digits.ts";
import { REFERENCE_ALPHABET } from "./rfq-reference.ts";

/** The year and the first characters behind it, with the document's own letters or without. */
const BEGUN = /^(?:[A-Z]{2,3}-)?\d{4}-([A-Z\d]{1,6})$/;
/** Characters alone: fewer would be in many references by chance. */
const ALONE = /^[A-Z\d]{4,6}$/;

/** What somebody says of a reference by phone, as references are written, e.g. 7K3F9Q or RFQ-2026-7K3; null for other words. */
export function referencePart(q: string): string | null {
  const part = toLatinDigits(q.trim()).toUpperCase();
  const code = BEGUN.exec(part)?.[1] ?? ALONE.exec(part)?.[0] ?? "";
  return code !== "" && [...code].every((one) => REFERENCE_ALPHABET.includes(one)) ? part : null;
}
