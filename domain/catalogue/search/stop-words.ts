/**
 * Words that a query can lose without losing its meaning, elided French ones (l', d', qu') included. They are told
 * by how they are written, because folding would take "thé" for "the".
 */
const STOP_WORDS = new Set([
  ..."a al an and at by for from in of on or the to with s".split(" "),
  ..."à l d qu c n m j t au aux avec dans de des du el en et la le les ou où par pour sur un une".split(" "),
  ..."من في على الى إلى عن مع او أو و ب ل".split(" "),
]);

/** True for a lower-case word, as written, that carries no meaning of its own. */
export function isStopWord(surface: string): boolean {
  return STOP_WORDS.has(surface);
}
