import { foldText } from "./fold-text.ts";
import { inLatinLetters } from "./latin-letters.ts";
import type { Locale } from "./locale.ts";

const LONGEST = 60;
/** Characters of a name that are looked at; no schema lets a name be longer, and sixty letters are all that is kept. */
const MOST_READ = 1_000;
/** Words of Latin letters from which on a name is taken for one that says itself in both scripts. */
const BOTH_SCRIPTS = 2;

/**
 * The words of a name as an address has them: Latin letters and digits, Arabic as it is read aloud, cut between words.
 * Of a name that stands in both scripts its Latin half is taken. "" for a name of which nothing can be written so.
 */
export function addressWords(name: string): string {
  const read = name.slice(0, MOST_READ);
  const own = wordsOf(read);
  const isInBoth = own.filter((word) => /[a-z]{2}/.test(word)).length >= BOTH_SCRIPTS;
  const words = isInBoth ? own : wordsOf(inLatinLetters(read));
  const joined = words.join("-");
  return joined.length > LONGEST ? joined.slice(0, LONGEST).replace(/-[^-]*$/, "") : joined;
}

function wordsOf(name: string): string[] {
  return foldText(name).match(/[a-z0-9]+/g) ?? [];
}

/** The name that an address is made of: one that was written in Latin letters, else the Arabic one; "" where there is none. */
export function addressName({ en, fr, ar }: Partial<Record<Locale, string | null>>): string {
  return en || fr || ar || "";
}
