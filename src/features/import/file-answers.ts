import type { OwnCells, OwnColumn } from "#domain/catalogue/own-columns.ts";

/** What somebody says of a file that the file does not say itself. */
export interface FileAnswers {
  /** One value, as a code, for all rows of a column that the file lacks. */
  fixed: OwnCells;
  /** What a value that stands in no list means, as a code, by column and as it is written. */
  meanings: Partial<Record<OwnColumn, Record<string, string>>>;
}

export const NO_ANSWERS: FileAnswers = { fixed: {}, meanings: {} };

/** Columns that may have one value for a whole file. */
export const FIXABLE = ["category", "subcategory", "currency", "unit", "origin"] as const satisfies OwnColumn[];
export type FixableColumn = (typeof FIXABLE)[number];

/** The answers with one value for all rows; an empty one takes it back. */
export function withFixed({ fixed, meanings }: FileAnswers, column: FixableColumn, code: string): FileAnswers {
  const { [column]: _, ...others } = fixed;
  return { meanings, fixed: code === "" ? others : { ...others, [column]: code } };
}

/** The answers with the meaning of a written value; an empty one takes it back. */
export function withMeaning(answers: FileAnswers, column: OwnColumn, value: string, code: string): FileAnswers {
  const { [value.trim()]: _, ...others } = answers.meanings[column] ?? {};
  const meant = code === "" ? others : { ...others, [value.trim()]: code };
  return { ...answers, meanings: { ...answers.meanings, [column]: meant } };
}
