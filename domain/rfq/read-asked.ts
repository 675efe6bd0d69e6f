import * as z from "zod";
import type { Unit } from "#domain/catalogue/product-facts.ts";
import { type QueryPart, understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import { toLatinNumber } from "#domain/kernel/digits.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { knownPlace } from "#domain/kernel/places.ts";
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
  const rows = toLatinNumber(text)
    .split(/\r?\n|[;؛]/)
    .flatMap((row) => (COLUMNS.test(row) ? row : oneThingEach(row)))
    .map((row) => row.trim())
    .filter(Boolean);
  const isTable = rows.some((row) => COLUMNS.test(row));
  const read = (isTable ? withoutHeading(rows) : rows)
    .slice(0, most * ROWS_A_LINE)
    .map((row, at) => (COLUMNS.test(row) ? ofCells(row, at + 1) : ofSentence(row)));
  const lines = read.flatMap(({ line }) => (line.description === "" ? [] : [line]));
  return { lines: lines.slice(0, most), place: read.find(({ place }) => place !== "")?.place ?? "" };
}

/** What stands between several things: at the end of what is before, and at the beginning of what follows. */
const AND_BEFORE = /(?:[,،+&]|(?<!\p{L})(?:and|et|plus|و))\s*$/iu;
const AND_BEHIND = /^\s*(?:[,،+&]|(?:and|et|plus)(?!\p{L})|و)\s*/iu;

/**
 * "20 t of rice, 10 t of sugar and 500 cartons of dates" is three things, which begin with how many; "rice 20 t, sugar 10 t"
 * two, which end with it; "pipe 110 mm, 300 pieces" is one.
 */
function oneThingEach(row: string): string[] {
  const counted = findQuantities(row).filter(({ unit }) => isCounted(unit));
  const [first, ...others] = counted;
  if (!first || others.length === 0) return [row];
  const doLead = understandQuery(row.slice(0, first.from)).every(({ kind }) => kind === "trade");
  const cuts = doLead
    ? others.map(({ from }) => from).filter((at) => AND_BEFORE.test(row.slice(Math.max(0, at - 8), at)))
    : counted.map(({ from, text }) => from + text.length).filter((at) => AND_BEHIND.test(row.slice(at, at + 8)));
  const pieces = [0, ...cuts].map((from, at) => row.slice(from, cuts[at]));
  return pieces.map((piece) => (doLead ? piece.replace(AND_BEFORE, "") : piece.replace(AND_BEHIND, "")));
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

/**
 * The longest words are the goods, a place is where they go, and a number is how much: with its unit, before a cell that is a
 * unit, or the first that is not the row's own number. What has no such cell is read as a sentence.
 * @param number of the row, from 1
 */
function ofCells(row: string, number: number): ReadRow {
  const cells = row.split(COLUMNS).map((cell) => cell.trim());
  const isNumber = (cell: string, at: number) => isAmount(cell) && !(at === 0 && cell === String(number));
  const isWord = (cell: string) => !isAmount(cell) && unitOfWord(cell) === null && knownPlace(cell, "en") === undefined;
  const description = cells
    .filter(isWord)
    .reduce((longest, cell) => (lettersIn(cell) > lettersIn(longest) ? cell : longest), "");
  const place = cells.find((cell) => knownPlace(cell, "en") !== undefined) ?? "";
  const unitAt = cells.findIndex((cell) => unitOfWord(cell) !== null);
  const whole = cells.find((cell) => isAmount(cell) && parseQuantity(cell).unit !== null);
  const beforeUnit = unitAt > 0 && isNumber(cells[unitAt - 1] ?? "", unitAt - 1) ? cells[unitAt - 1] : undefined;
  const plain = beforeUnit ?? cells.find(isNumber);
  const quantity = whole ?? (plain !== undefined && unitAt >= 0 ? `${plain} ${cells[unitAt]}` : plain);
  if (quantity === undefined) return { ...ofSentence(description), ...(place && { place }) };
  return { line: { description, quantity }, place };
}

/** Whether a cell is a number, with or without a unit, and nothing more. */
function isAmount(cell: string): boolean {
  const [found] = findQuantities(cell);
  return found?.from === 0 && lettersIn(cell.slice(found.text.length)) === 0;
}

function lettersIn(cell: string): number {
  return cell.replace(/[^\p{L}]/gu, "").length;
}

function ofSentence(row: string): ReadRow {
  const parts = understandQuery(row);
  const amount = amountIn(row, parts);
  const towards = parts
    .filter(({ kind }) => kind === "place")
    .map((part) => spanOf(row, part))
    .find(({ from }) => !FROM.test(row.slice(Math.max(0, from - 8), from)));
  const cut = [amount, towards && withPreposition(row, towards)].filter((span) => span !== undefined);
  return {
    line: { description: goodsIn(row, parts, cut), quantity: amount?.text ?? "" },
    place: towards ? withoutLam(towards.text) : "",
  };
}

/** What goods come from is no place that they go to. */
const FROM = /(?<!\p{L})(?:from|de|du|من)\s*$/iu;
const TOWARDS = /(?<!\p{L})(?:to|in|into|towards|vers|pour|à|au|aux|إلى|الى|في)\s*$/iu;

function withPreposition(row: string, { from, to, text }: Span): Span {
  const [words = ""] = TOWARDS.exec(row.slice(0, from)) ?? [];
  return { from: from - words.length, to, text };
}

/** "لجدة" is to Jeddah: where the word is no place as it stands, its first letter is a preposition. */
function withoutLam(place: string): string {
  return place.startsWith("ل") && knownPlace(place, "en") === undefined ? place.slice(1) : place;
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
