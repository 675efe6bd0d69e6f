import { type SQL, sql } from "drizzle-orm";
import { foldCharacter } from "#domain/kernel/fold-text.ts";

/** Letters and marks of our three languages that SQLite's `lower`, which knows ASCII alone, leaves apart. */
const WRITTEN_APART = Array.from("أإآٱؤئىةـًٌٍَُِّْٰÀÂÄÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäçéèêëîïôöœùûüÿ");

/** Calls within one another; SQLite's parser takes some thirty. */
const DEEPEST = 20;

/**
 * A `select` of one text, `folded`, as `foldText` (domain/kernel/fold-text.ts) compares it. The database folds while it
 * reads, which suits a table of companies; the catalogue of products has an index for it.
 * @param text expression over the rows of `from`, which holds table and condition
 */
export function selectFolded(text: SQL, from: SQL): SQL {
  let select = sql`select lower(${text}) as folded from ${from}`;
  for (let at = 0; at < WRITTEN_APART.length; at += DEEPEST) {
    select = sql`select ${replaced(WRITTEN_APART.slice(at, at + DEEPEST))} as folded from (${select})`;
  }
  return select;
}

/** Letters of the list above alone enter the statement, so there is nothing to quote. */
function replaced(letters: string[]): SQL {
  return sql.raw(
    letters.reduce((text, letter) => `replace(${text}, '${letter}', '${foldCharacter(letter)}')`, "folded"),
  );
}
