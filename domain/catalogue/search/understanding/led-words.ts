import { isForm } from "../head-tokens.ts";
import type { Word } from "../words.ts";

/** Behind these stands what goods are of, in, with or from. */
const LEADING: ReadonlySet<string> = new Set(
  "with in from without of de d du des à a au aux avec sans en sur".split(" "),
);

/**
 * Words of goods that a preposition leads in behind other goods: the oil of a savon à l'huile, of tuna in oil. A set of
 * glasses is glasses.
 */
export function ledWords(words: readonly Word[], isGoods: (word: Word) => boolean): ReadonlySet<Word> {
  const found = new Set<Word>();
  let hasGoods = false;
  let isBehind = false;
  for (const word of words) {
    if (hasGoods && LEADING.has(word.surface)) isBehind = true;
    if (!isGoods(word)) continue;
    if (isBehind) found.add(word);
    if (!isForm(word.term)) hasGoods = true;
  }
  return found;
}
