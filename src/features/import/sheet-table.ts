/** A cell that holds no value of its writer: Excel made it a date, a formula failed, or was never calculated. */
interface FlawedCell {
  flaw: "is_date" | "formula_error" | "formula_empty";
  /** As it can be shown. */
  text: string;
}
export type SheetCell = string | FlawedCell;

/** A file as rows of cells, as a spreadsheet counts them: the first is row 1. */
export type SheetTable = SheetCell[][];

/** Why a file can't be read at all. */
export type FileRefusal =
  | "too_large"
  | "too_many_rows"
  | "empty"
  | "unreadable"
  | "old_excel"
  | "web_page"
  | "quotes"
  | "offline";

/** A file that is refused as a whole. */
export class FileRefused extends Error {
  readonly reason: FileRefusal;

  constructor(reason: FileRefusal) {
    super(reason);
    this.name = "FileRefused";
    this.reason = reason;
  }
}

/** A sheet to be written. */
export interface Sheet {
  name: string;
  rows: string[][];
  /** The first row is a heading. */
  isHeaded: boolean;
  rightToLeft: boolean;
}
