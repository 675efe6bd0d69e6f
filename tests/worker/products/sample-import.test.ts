/// <reference types="vite/client" />
import { describe, expect, it } from "vitest";
import type { Locale } from "#domain/kernel/locale.ts";
import { checkCells } from "#src/features/import/check-cells.ts";
import { readCsv } from "#src/features/import/csv-file.ts";
import { headingsOf, mappingOf, missingColumns, rowsOf } from "#src/features/import/mapping.ts";
import arabic from "../../../public/samples/mawrid-products-ar.csv?raw";
import english from "../../../public/samples/mawrid-products-en.csv?raw";
import french from "../../../public/samples/mawrid-products-fr.csv?raw";
import { freshDatabase } from "../../support/database.ts";
import { callerAs, makeActors } from "../support/actors.ts";

const SAMPLES: [Locale, string][] = [
  ["ar", arabic],
  ["en", english],
  ["fr", french],
];
const quiet = { signal: new AbortController().signal, onProgress: () => {}, onWaiting: () => {} };

describe("the sample file of the import", () => {
  it.each(SAMPLES)("in %s imports as it is: each row becomes a draft", async (_, text) => {
    const table = readCsv(new TextEncoder().encode(text));
    const mapping = mappingOf(headingsOf(table).headings);
    expect(mapping).not.toContain(null);
    expect(missingColumns(mapping)).toEqual([]);
    const rows = rowsOf(table, mapping);
    expect(await checkCells(rows, quiet)).toEqual([]);
    const db = await freshDatabase();
    const actors = await makeActors(db, ["approved A"]);
    const { products } = callerAs(db, actors["approved A"]);
    const checked = await products.checkRows({ rows: rows.map(({ cells }) => cells) });
    expect(checked.map(({ outcome, issues }) => [outcome, issues])).toEqual(rows.map(() => ["created", []]));
    const input = { rows: rows.map(({ cells }) => cells), idempotencyKey: crypto.randomUUID() };
    const imported = await products.importRows(input);
    expect(imported.map(({ outcome }) => outcome)).toEqual(["created", "created", "created"]);
    expect((await products.mine({})).items).toHaveLength(3);
  });
});
