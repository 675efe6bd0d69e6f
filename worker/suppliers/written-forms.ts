import { type SQL, sql } from "drizzle-orm";
import { foldCharacter } from "#domain/kernel/fold-text.ts";

/** Blocks of the letters of our three languages: Latin with accents, Arabic. */
const BLOCKS = [
  [0x30, 0x24f],
  [0x620, 0x6ff],
] as const;

/** What folds to nothing or to two letters and may stand in a name; a pattern can't leave it out. */
const FOLDED_AWAY = Array.from("ـًٌٍَُِّْٰœŒ");

const FORMS = writtenForms();

/**
 * Whether a text holds a folded word, in whatever letters it is written: the condition that `foldText`
 * (domain/kernel/fold-text.ts) would answer, without folding each row.
 * @param word letters and digits alone, so that nothing in it has a meaning in a pattern
 */
export function holdsFolded(text: SQL, word: string): SQL {
  const pattern = Array.from(word, (letter) => `[${FORMS.get(letter) ?? letter}]`).join("");
  return sql`${text} glob ${`*${pattern}*`}`;
}

/** A text without what patterns can't leave out; few names have any of it. */
export function withoutMarks(text: SQL): SQL {
  const plain = FOLDED_AWAY.reduce((rest, mark) => sql`replace(${rest}, ${mark}, ${foldCharacter(mark)})`, text);
  return sql`case when ${text} glob ${`*[${FOLDED_AWAY.join("")}]*`} then ${plain} else ${text} end`;
}

/** The letters that fold to each folded letter. */
function writtenForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const folded = foldCharacter(letter);
      if (/^[\p{L}\p{N}]$/u.test(folded)) forms.set(folded, (forms.get(folded) ?? "") + letter);
    }
  }
  return forms;
}
