/** What may begin a formula: also as full-width and small signs, which spreadsheets read alike. */
const SIGNS = "=+\\-@＝＋－＠﹦﹢﹣﹫−";
/** What spreadsheets pass over before it; apostrophes, so that our mark can be told from one that somebody wrote. */
const PASSED_OVER = "[ \\p{Zs}\\p{Cf}\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\"']*";
/** Where a cell begins for a program that separates by whatever it likes. */
const STARTS = "[,;\\t\\r\\n|]";
const BEGUN = `${PASSED_OVER}[${SIGNS}]`;
/** A whole cell that begins with a separator is cut there by some. */
const CUT = "'*[\\t\\r\\n]";

/** @public Read by tests/security/regexes.test.ts. */
export const FORMULA = new RegExp(`^(?=${CUT}|${BEGUN})|(?<=${STARTS})(?=${BEGUN})`, "gu");
/** @public Read by tests/security/regexes.test.ts. */
export const MARKED_FORMULA = new RegExp(`^'(?=${CUT}|${BEGUN})|(?<=${STARTS})'(?=${BEGUN})`, "gu");

/**
 * A text that no spreadsheet takes for a formula, by whatever sign it separates cells: an apostrophe stands before each place
 * where one could begin (OWASP: CSV injection). The only way in which text of strangers gets into a table.
 */
export function defuseFormulas(text: string): string {
  return text.replace(FORMULA, "'");
}

/** Undoes {@link defuseFormulas}, and nothing else. */
export function restoreFormulas(text: string): string {
  return text.replace(MARKED_FORMULA, "");
}
