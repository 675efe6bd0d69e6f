/** Digits and capitals without those that are mistaken for one another on paper or by phone (0 O 1 I L U). */
export const REFERENCE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

export const REFERENCE_PATTERN = new RegExp(`^RFQ-\\d{4}-[${REFERENCE_ALPHABET}]{${LENGTH}}$`);

/**
 * The reference of a request, e.g. RFQ-2026-7K3F9Q.
 * @param random bytes, at least six; those that would favour some letters are skipped, so a few more are welcome
 */
export function rfqReference(year: number, random: Uint8Array): string {
  return `RFQ-${year}-${sixLetters(random)}`;
}

/** Six letters of the alphabet, all equally likely. */
export function sixLetters(random: Uint8Array): string {
  const fair = REFERENCE_ALPHABET.length * Math.floor(256 / REFERENCE_ALPHABET.length);
  return [...random]
    .filter((byte) => byte < fair)
    .slice(0, LENGTH)
    .map((byte) => REFERENCE_ALPHABET.charAt(byte % REFERENCE_ALPHABET.length))
    .join("");
}
