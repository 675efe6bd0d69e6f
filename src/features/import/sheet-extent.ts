import { FileRefused } from "./sheet-table.ts";

/** As far as Excel counts. */
const LAST_ROW = 1_048_576;
/** Places of the table that a sheet is read into: blank rows and columns before a cell have theirs. */
const MOST_PLACES = 4_000_000;
const REFERENCE = /\sr\s*=\s*"([^"]*)"/;
const CELL = /^([A-Z]{1,3})(\d{1,7})$/;
const ROW = /^\d{1,7}$/;

/**
 * Refuses a sheet that its few cells spread over more places than anybody's table has: one in the last row of the last
 * column makes 17 thousand million of them. Linear in the sheet's size.
 * @throws FileRefused
 */
export function checkExtent(sheet: string): void {
  let [rows, columns] = [0, 0];
  for (let at = sheet.indexOf("<"); at !== -1; at = sheet.indexOf("<", at + 1)) {
    const kind = /^<(?:\w{1,20}:)?(row|c)[\s>]/.exec(sheet.slice(at, at + 30))?.[1];
    if (!kind) continue;
    const end = sheet.indexOf(">", at);
    if (end === -1) break;
    const tag = sheet.slice(at, end);
    // A bracket within quotes would hide what stands behind it.
    if (tag.split('"').length % 2 === 0 || tag.includes("'")) throw new FileRefused("unreadable");
    // A blank cell takes no place; a row does, whatever it holds.
    if (kind === "c" && sheet[end - 1] === "/") continue;
    const reference = REFERENCE.exec(tag)?.[1] ?? "";
    const place = kind === "row" ? rowOf(reference) : cellOf(reference);
    rows = Math.max(rows, place.row);
    columns = Math.max(columns, place.column);
    at = end;
  }
  if (rows * Math.max(1, columns) > MOST_PLACES) throw new FileRefused("too_many_rows");
}

function rowOf(reference: string) {
  if (reference !== "" && !(ROW.test(reference) && Number(reference) <= LAST_ROW)) throw new FileRefused("unreadable");
  return { row: Number(reference), column: 0 };
}

function cellOf(reference: string) {
  const [, letters = "", digits = "0"] = CELL.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}
