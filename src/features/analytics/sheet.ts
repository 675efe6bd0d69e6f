import { SHARE_DECIMALS } from "#domain/analytics/series.ts";
import { formatMoney, formatNumber, formatPercent } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { formatCalendarDay } from "#i18n/short-date.ts";

/** How a column is shown. `fils` are whole fils of AED, `percent` is of a hundred, days are yyyy-mm-dd. */
export type ColumnKind = "text" | "number" | "day" | "month" | "fils" | "percent";

/** A table that is shown and downloaded: the same rows, shown in the reader's format, written plainly. */
export interface Sheet {
  /** Of the file: latin letters and hyphens. */
  name: string;
  columns: readonly { head: string; kind: ColumnKind }[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** A cell for the reader. */
export function shownCell(cell: string | number | null, kind: ColumnKind): string {
  const locale = currentLocale();
  if (cell === null) return "—";
  if (typeof cell === "string") {
    return kind === "day" || kind === "month"
      ? formatCalendarDay(cell, kind === "day" ? "full" : "month", locale)
      : cell;
  }
  if (kind === "fils") return formatMoney(cell, "AED", locale);
  return kind === "percent" ? formatPercent(cell, locale, SHARE_DECIMALS) : formatNumber(cell, locale);
}

/** Cells for a spreadsheet: days in ISO 8601, money in dirhams, no separators. */
export function plainRows({ columns, rows }: Sheet): (string | number)[][] {
  const cell = (value: string | number | null, kind: ColumnKind) =>
    kind === "fils" && typeof value === "number" ? (value / 100).toFixed(2) : (value ?? "");
  return [
    columns.map(({ head }) => head),
    ...rows.map((row) => row.map((value, place) => cell(value, columns[place]?.kind ?? "text"))),
  ];
}
