import Papa from "papaparse";
import { guardCell, unguardCell } from "./cell-guard.ts";
import { FileRefused, type SheetTable } from "./sheet-table.ts";

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = "\uFEFF";
/** Excel's own hint of what separates cells. */
const SEPARATOR_HINT = /^sep=(.)\r?\n/i;
/** Of as many the first: commas stand in words and, where Excel writes French or Arabic, in numbers. */
const SEPARATORS = ["\t", ";", "|", ","];
/** How a page or XML begins: what many programs export under a name of Excel's. */
const MARKUP = /^\s*<(?:!doctype|html|head|meta|style|table|\?xml)\b/i;
const HEADING_LENGTH = 20_000;
/** Lines among which the headings are. */
const MOST_ABOVE = 20;

/** Reads a CSV file of any separator, in UTF-8, UTF-16 or the Arabic code page of Windows. @throws FileRefused */
export function readCsv(bytes: Uint8Array): SheetTable {
  const text = decode(bytes);
  if (MARKUP.test(text.slice(0, HEADING_LENGTH))) throw new FileRefused("web_page");
  const hint = SEPARATOR_HINT.exec(text);
  const { data, errors } = Papa.parse<string[]>(hint ? text.slice(hint[0].length) : text, {
    delimiter: hint?.[1] ?? separatorOf(text),
  });
  if (errors.some(({ code }) => code === "MissingQuotes")) throw new FileRefused("quotes");
  return data.map((row) => row.map((cell) => unguardCell(cell, "csv")));
}

/** A CSV file that Excel opens as it is, Arabic included. */
export function writeCsv(rows: readonly string[][]): string {
  const guarded = rows.map((row) => row.map((cell) => guardCell(cell, "csv")));
  return BYTE_ORDER_MARK + Papa.unparse(guarded, { newline: "\r\n" });
}

/**
 * What stands most often between the headings. The rows below can't tell: `1,5;2,5` is two cells, or three. A line of less than
 * three cells is a title above them, unless there is no other.
 */
function separatorOf(text: string): string {
  const unquoted = text.slice(0, HEADING_LENGTH).replaceAll(/"(?:[^"]|"")*"/g, "");
  const lines = unquoted.split(/[\r\n]+/, MOST_ABOVE).filter((line) => line.trim() !== "");
  const countsOf = (line = "") => SEPARATORS.map((separator) => line.split(separator).length);
  const counts = countsOf(lines.find((line) => Math.max(...countsOf(line)) >= 3) ?? lines[0]);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/**
 * The text of a file. Without a mark and not UTF-8, it is what Excel in Arabic writes: Windows-1256, which has the French
 * letters where the western page has them.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const zeros = zeroBytes(bytes);
  if (zeros.odd > zeros.even) return new TextDecoder("utf-16le").decode(bytes);
  if (zeros.even > zeros.odd) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1256").decode(bytes);
  }
}

/** No text of one-byte characters has a zero; in UTF-16 each separator has one, before or behind it. */
function zeroBytes(bytes: Uint8Array): { even: number; odd: number } {
  const counted = { even: 0, odd: 0 };
  for (const [place, byte] of bytes.subarray(0, 4000).entries()) {
    if (byte === 0) counted[place % 2 === 0 ? "even" : "odd"] += 1;
  }
  return counted;
}
