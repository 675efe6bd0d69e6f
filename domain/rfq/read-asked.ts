import * as z from "zod";
import type { Unit } from "#domain/catalogue/product-facts.ts";
import { type QueryPart, understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { MAX_ASKED } from "./asked-text.ts";
import { type FoundQuantity, findQuantities, parseQuantity } from "./quantity.ts";
import { unitOfWord } from "./quantity-units.ts";

/** What is typed or pasted, tabs and all; the language is that of the answer. */
export const askedSchema = z.strictObject({ text: z.string().max(MAX_ASKED), locale: z.enum(LOCALES) });

/** Something that is asked for, as it was written. */
interface AskedLine {
  description: string;
  /** "500 cartons"; empty where nothing says how much. */
  quantity: string;
}

/** Empty and spoken rows between. */
const ROWS_A_LINE = 3;

/** What was read in a sentence or a pasted table. */
export interface Asked {
  lines: AskedLine[];
  /** Where the goods are to go, as it was written; empty where nothing says. */
  place: string;
}

/** What sizes are given in, besides quantities: of several amounts these say how large a piece is. */
const SIZES: ReadonlySet<Unit | null> = new Set(["kg", "gram", "litre", "metre"]);
/** Columns of a table: pasted from a sheet, or drawn with bars. */
const COLUMNS = /\t|\s\|\s/;

/**
 * Reads what somebody asks for: one thing a row, in a sentence ("500 cartons of dates to Nairobi") or in the columns of a
 * table. Pure; linear in the text.
 * @param most lines that are read at most
 */
export function readAsked(text: string, most: number): Asked {
  const rows = toLatinDigits(text)
    .split(/\r?\n|[;؛]/)
    .flatMap((row) => (COLUMNS.test(row) ? row : oneThingEach(row)))
    .map((row) => row.trim())
    .filter(Boolean);
  const isTable = rows.some((row) => COLUMNS.test(row));
  const read = (isTable ? withoutHeading(rows) : rows)
    .slice(0, most * ROWS_A_LINE)
    .map((row) => (COLUMNS.test(row) ? ofCells(row) : ofSentence(row)));
  const lines = read.flatMap(({ line }) => (line.description === "" ? [] : [line]));
  return { lines: lines.slice(0, most), place: read.find(({ place }) => place !== "")?.place ?? "" };
}

/** What stands before the next of several things. */
const AND = /(?:[,،+&]|(?<!\p{L})(?:and|et|plus|و))\s*$/iu;

/** "20 t of rice, 10 t of sugar and 500 cartons of dates" is three things; "pipe, 300 pieces" is one, counted at its end. */
function oneThingEach(row: string): string[] {
  const starts = findQuantities(row)
    .filter(({ unit }) => isCounted(unit))
    .slice(1)
    .filter(({ from }) => AND.test(row.slice(Math.max(0, from - 8), from)))
    .map(({ from }) => from);
  return [0, ...starts].map((from, at) => row.slice(from, starts[at]).replace(AND, ""));
}

/** Whether a unit counts or weighs goods, rather than saying how large a piece is. */
function isCounted(unit: Unit | null): boolean {
  return unit !== null && !SIZES.has(unit);
}

interface ReadRow {
  line: AskedLine;
  place: string;
}

/** The first row of a table whose other rows have figures and it has none. */
function withoutHeading(rows: readonly string[]): readonly string[] {
  const [first = "", ...others] = rows;
  return !/\d/.test(first) && others.some((row) => /\d/.test(row)) ? others : rows;
}

/** The longest words are the goods; a number, with a unit in it or in a cell of its own, is how much. */
function ofCells(row: string): ReadRow {
  const cells = row.split(COLUMNS).map((cell) => cell.trim());
  const isAmount = (cell: string) => findQuantities(cell)[0]?.from === 0;
  const words = cells.filter((cell) => !isAmount(cell) && unitOfWord(cell) === null);
  const description = words.reduce((longest, cell) => (lettersIn(cell) > lettersIn(longest) ? cell : longest), "");
  const amounts = cells.filter(isAmount);
  const unit = cells.find((cell) => unitOfWord(cell) !== null);
  const whole = amounts.find((cell) => parseQuantity(cell).unit !== null);
  // The first of several plain numbers is that of the row.
  const plain = amounts.length > 1 ? amounts[1] : amounts[0];
  const quantity = whole ?? (plain && unit ? `${plain} ${unit}` : plain);
  return { line: { description, quantity: quantity ?? "" }, place: "" };
}

function lettersIn(cell: string): number {
  return cell.replace(/[^\p{L}]/gu, "").length;
}

function ofSentence(row: string): ReadRow {
  const parts = understandQuery(row);
  const amount = amountIn(row, parts);
  const towards = parts.find(({ kind }) => kind === "place");
  const place = towards ? spanOf(row, towards).text : "";
  const cut = [amount, towards && spanOf(row, towards)].filter((span) => span !== undefined);
  return { line: { description: goodsIn(row, parts, cut), quantity: amount?.text ?? "" }, place };
}

interface Span {
  from: number;
  to: number;
  text: string;
}

function spanOf(row: string, { words }: QueryPart): Span {
  const from = words[0]?.start ?? 0;
  const to = words.at(-1)?.end ?? from;
  return { from, to, text: row.slice(from, to) };
}

/** How much: what counts packages rather than measures one, else the first amount with a unit, else a number that leads. */
function amountIn(row: string, parts: readonly QueryPart[]): Span | undefined {
  const found = findQuantities(row);
  const counted = found.find(({ unit }) => isCounted(unit));
  const measured = found.filter(({ unit }) => SIZES.has(unit));
  const leading = found.find(({ from, unit }) => unit === null && isFirst(from, parts));
  const amount =
    counted ?? leading ?? (measured.length === 1 || isFirst(measured[0]?.from, parts) ? measured[0] : undefined);
  return amount && { from: amount.from, to: amount.from + amount.text.length, text: amount.text };
}

/** Whether nothing but what is said around goods stands before. */
function isFirst(from: FoundQuantity["from"] | undefined, parts: readonly QueryPart[]): boolean {
  const first = parts.find(({ kind }) => kind !== "trade")?.words;
  return from !== undefined && first?.length === 1 && from === first[0]?.start;
}

/** The row without its amount and place, and without what is only said around the goods at its ends. */
function goodsIn(row: string, parts: readonly QueryPart[], cut: readonly Span[]): string {
  const isCut = ({ words: [word] }: QueryPart) =>
    word !== undefined && cut.some(({ from, to }) => word.start >= from && word.start < to);
  const asked = parts.filter((part) => part.kind !== "trade" && !isCut(part));
  const [first, last] = [asked[0]?.words[0]?.start, asked.at(-1)?.words.at(-1)?.end];
  if (first === undefined || last === undefined) return "";
  const holes = cut.filter(({ from, to }) => from > first && to < last);
  const pieces: string[] = [];
  let at = first;
  for (const { from, to } of holes.toSorted((one, other) => one.from - other.from)) {
    pieces.push(row.slice(at, from));
    at = to;
  }
  return [...pieces, row.slice(at, last)]
    .map((piece) =>
      piece
        .trim()
        .replace(/[,،:]$/, "")
        .trim(),
    )
    .filter(Boolean)
    .join(" ");
}
