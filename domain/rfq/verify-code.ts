import { REFERENCE_ALPHABET } from "./rfq-reference.ts";

const CODE_LENGTH = 10;
/** What quotes carried that were printed before their codes were as long as those of orders; they stay valid. */
const SHORT_LENGTH = 6;

export const VERIFY_CODE = new RegExp(`^[${REFERENCE_ALPHABET}]{${CODE_LENGTH}}$`);
export const VERIFY_CODE_OR_SHORT = new RegExp(
  `^[${REFERENCE_ALPHABET}]{${SHORT_LENGTH}}(?:[${REFERENCE_ALPHABET}]{4})?$`,
);

/**
 * A code that proves a printed document at its verify page: ten letters, so that guessing is hopeless (security 33).
 * @param random bytes, at least ten; a few more are welcome, since those that favour some letters are skipped
 */
export function verifyCode(random: Uint8Array): string {
  const fair = REFERENCE_ALPHABET.length * Math.floor(256 / REFERENCE_ALPHABET.length);
  const letters = [...random].filter((byte) => byte < fair).slice(0, CODE_LENGTH);
  return letters.map((byte) => REFERENCE_ALPHABET.charAt(byte % REFERENCE_ALPHABET.length)).join("");
}

/** A code that could be guessed, were its tries not counted. */
export function isShortCode(code: string): boolean {
  return code.length === SHORT_LENGTH;
}
