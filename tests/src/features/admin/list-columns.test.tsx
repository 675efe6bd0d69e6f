import Papa from "papaparse";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { APPLICATION_COLUMNS } from "#src/features/admin/application-list-screen.tsx";
import { AUDIT_COLUMNS } from "#src/features/admin/audit-screen.tsx";
import { type Column, dateColumn, textColumn, timeInFile } from "#src/features/admin/lists/column.ts";
import { ColumnsView } from "#src/features/admin/lists/columns-view.tsx";
import { listCsv } from "#src/features/admin/lists/list-csv.ts";
import { MEMBER_COLUMNS } from "#src/features/admin/members/member-list-screen.tsx";
import { ORDER_COLUMNS } from "#src/features/admin/orders/order-list-screen.tsx";
import { RATING_COLUMNS } from "#src/features/admin/ratings/rating-list-screen.tsx";
import { REFUSAL_COLUMNS } from "#src/features/admin/refusals/refusals-screen.tsx";
import { REPORT_COLUMNS } from "#src/features/admin/reports/reports-screen.tsx";
import { REQUEST_COLUMNS } from "#src/features/admin/requests/request-list-screen.tsx";
import { REVIEW_COLUMNS } from "#src/features/admin/review/review-list-screen.tsx";
import { SEARCH_COLUMNS } from "#src/features/admin/searches/searches-screen.tsx";
import { speak } from "../../../support/in-locale.ts";

/** Of each list its columns, with how many its file and its table have. */
const LISTS = [
  { name: "applications", columns: APPLICATION_COLUMNS, inFile: 8, inTable: 7 },
  { name: "members", columns: MEMBER_COLUMNS, inFile: 9, inTable: 6 },
  { name: "orders", columns: ORDER_COLUMNS, inFile: 10, inTable: 8 },
  { name: "products", columns: REVIEW_COLUMNS, inFile: 8, inTable: 7 },
  { name: "searches", columns: SEARCH_COLUMNS, inFile: 8, inTable: 8 },
  { name: "refusals", columns: REFUSAL_COLUMNS, inFile: 0, inTable: 6 },
  { name: "requests", columns: REQUEST_COLUMNS, inFile: 8, inTable: 0 },
  { name: "ratings", columns: RATING_COLUMNS, inFile: 11, inTable: 0 },
  { name: "reports", columns: REPORT_COLUMNS, inFile: 11, inTable: 0 },
  { name: "audit", columns: AUDIT_COLUMNS, inFile: 8, inTable: 0 },
] satisfies { name: string; columns: readonly Column<never>[]; inFile: number; inTable: number }[];

afterEach(() => speak("ar"));

describe.each(LOCALES)("columns of the platform's lists in %s", (locale) => {
  it.each(LISTS)("of $name have names of their own, in the file too", ({ columns, inFile, inTable }) => {
    speak(locale);
    const listed: readonly Column<never>[] = columns;
    const names = listed.map(({ header }) => header());
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain("");
    const written = listed.filter(({ csv }) => csv).map(({ header }) => header());
    expect(Papa.parse(listCsv(listed, []).replace("\uFEFF", "")).data).toEqual(inFile === 0 ? [] : [written]);
    expect([written.length, listed.filter(({ cell }) => cell).length]).toEqual([inFile, inTable]);
  });
});

interface Thing {
  id: string;
  name: string;
  note: string;
  made: number | null;
}

const COLUMNS: readonly Column<Thing>[] = [
  { header: () => "Id", csv: ({ id }) => id },
  { header: () => "Name", cell: ({ name }, linkClass) => <span className={linkClass}>{name}</span>, card: "title" },
  textColumn(
    () => "Note",
    ({ note }) => note,
    { card: "line" },
  ),
  dateColumn(
    () => "Made",
    ({ made }) => made,
    { card: "foot" },
  ),
  timeInFile(
    () => "Made at",
    ({ made }) => made,
  ),
];

describe("a list by its columns", () => {
  const things = [
    { id: "1", name: "First", note: "=1+1", made: Date.UTC(2026, 10, 21) },
    { id: "2", name: "Second", note: "", made: null },
  ];

  it("has in the file what says so, times in ISO 8601, no formulas", () => {
    speak("en");
    expect(listCsv(COLUMNS, things).replace("\uFEFF", "").split("\r\n")).toEqual([
      "Id,Note,Made,Made at",
      "1,'=1+1,2026-11-21T00:00:00.000Z,2026-11-21T00:00:00.000Z",
      "2,,,",
    ]);
  });

  it("shows cards and a table of the same cells; the title's link covers its card", () => {
    speak("en");
    const html = renderToStaticMarkup(<ColumnsView items={things} columns={COLUMNS} keyOf={({ id }) => id} />);
    const [cards = "", table = ""] = html.split("<table");
    expect(table.match(/<th /g)).toHaveLength(3);
    expect(table).not.toContain("Made at");
    for (const part of [cards, table]) {
      for (const words of ["First", "=1+1", "21 November 2026", "Second", "–"]) expect(part).toContain(words);
    }
    expect(cards.match(/after:absolute/g)).toHaveLength(2);
    expect(table).not.toContain("after:absolute");
    // A line that says nothing takes no room.
    expect(cards.match(/<p class="min-w-0/g)).toHaveLength(1);
  });
});
