import type { OwnCells } from "#domain/catalogue/own-columns.ts";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { cellInCodes } from "./value-names.ts";

/** Begins with a figure, so that blanks before it are no second way to read it. */
const NUMBER = /^\p{Nd}[\p{Nd}.,٫٬]*/u;
const SPAN = /^\p{Nd}+(?:[ –-]{1,3}\p{Nd}+)?/u;
const TIME_WORD =
  /^(?:days?|jours?|j|d|يوم|يومًا|يوما|أيام|ايام|weeks?|semaines?|أسابيع|اسابيع|أسبوع|اسبوع|أسبوعًا)\.?$/iu;
const WEEKS = /^(?:week|semaine|[أا]س)/iu;

/** A row whose quantities stand with their words, as "50 cartons" and "10 days", as numbers; what is no such thing stays. */
export function withoutWords(cells: OwnCells): OwnCells {
  return { ...cells, ...minimumOf(cells), ...leadTimeOf(cells) };
}

/** The unit behind a minimum is the row's own, unless the row names another. */
function minimumOf({ min_order = "", unit = "" }: OwnCells): OwnCells {
  const [number, word] = split(min_order, NUMBER);
  const code = cellInCodes("unit", word);
  const isUnit = UNITS.some((known) => known === code);
  return isUnit && (unit === "" || unit === code) ? { min_order: number, unit: code } : {};
}

function leadTimeOf({ lead_time_days = "" }: OwnCells): OwnCells {
  const [days, word] = split(lead_time_days, SPAN);
  if (days === "" || !TIME_WORD.test(word)) return {};
  return { lead_time_days: WEEKS.test(word) ? inDays(days) : days };
}

/** The figures that a cell begins with, and what is left of it. */
function split(cell: string, figures: RegExp): [number: string, word: string] {
  const written = cell.trim();
  const number = figures.exec(written)?.[0] ?? "";
  return [number, written.slice(number.length).trim()];
}

function inDays(weeks: string): string {
  return weeks.replace(/\p{Nd}+/gu, (number) => String(7 * Number(toLatinDigits(number))));
}
