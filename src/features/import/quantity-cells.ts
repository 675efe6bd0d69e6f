import type { OwnCells } from "#domain/catalogue/own-columns.ts";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { cellInCodes } from "./value-names.ts";

const NUMBER_AND_WORD = /^([\p{Nd}.,٫٬\s]+?)\s*([\p{L}].*)$/u;
const TIME =
  /^([\p{Nd}\s–-]+?)\s*(days?|jours?|j|d|يوم|يومًا|يوما|أيام|ايام|weeks?|semaines?|أسابيع|اسابيع|أسبوع|اسبوع|أسبوعًا)\.?$/iu;
const WEEKS = /^(?:week|semaine|[أا]س)/iu;

/** A row whose quantities stand with their words, as "50 cartons" and "10 days", as numbers; what is no such thing stays. */
export function withoutWords(cells: OwnCells): OwnCells {
  return { ...cells, ...minimumOf(cells), ...leadTimeOf(cells) };
}

/** The unit behind a minimum is the row's own, unless the row names another. */
function minimumOf({ min_order = "", unit = "" }: OwnCells): OwnCells {
  const [, number = "", word = ""] = NUMBER_AND_WORD.exec(min_order.trim()) ?? [];
  const code = cellInCodes("unit", word);
  const isUnit = UNITS.some((known) => known === code);
  return isUnit && (unit === "" || unit === code) ? { min_order: number.trim(), unit: code } : {};
}

function leadTimeOf({ lead_time_days = "" }: OwnCells): OwnCells {
  const [, days = "", word = ""] = TIME.exec(lead_time_days.trim()) ?? [];
  if (days.trim() === "") return {};
  return { lead_time_days: WEEKS.test(word) ? inDays(days) : days.trim() };
}

function inDays(weeks: string): string {
  return weeks.trim().replace(/\p{Nd}+/gu, (number) => String(7 * Number(toLatinDigits(number))));
}
