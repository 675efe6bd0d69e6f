import { eq, sql } from "drizzle-orm";
import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import { CSV_COLUMNS } from "#domain/catalogue/import-row.ts";
import type { Database } from "#drizzle/client.ts";
import { products, suppliers } from "#drizzle/schema/all.ts";
import { importBlocks } from "#worker/catalogue/import/import-blocks.ts";
import { type ImportReport, importProducts } from "#worker/catalogue/import/import-products.ts";
import { writeCompanies } from "../../scripts/catalogue/companies.ts";
import { cutCsv } from "../../scripts/catalogue/cut-csv.ts";
import { type CsvRow, generatedRows } from "../../scripts/catalogue/generated-rows.ts";
import { find, stock } from "../search/stock.ts";
import { freshDatabase } from "../support/database.ts";

const NOW = 1_800_000_000_000;
/** Bytes of a block: some ten products. */
const BLOCK = 10_000;

const goods = (count: number): CsvRow[] => [...generatedRows(count, 7, ["house"])];

function csvOf(rows: CsvRow[]): Uint8Array {
  const data = rows.map((row) => CSV_COLUMNS.map((name) => row[name]));
  return new TextEncoder().encode(Papa.unparse({ fields: [...CSV_COLUMNS], data }));
}

describe("an import in blocks", () => {
  let db: Database;

  beforeEach(async () => {
    db = await freshDatabase();
    await stock(db, [{ name: "Already here" }]);
  });

  async function inBlocks(rows: CsvRow[], apply = true): Promise<ImportReport[]> {
    const reports: ImportReport[] = [];
    async function* file() {
      yield csvOf(rows);
    }
    await importBlocks(db, cutCsv(file(), BLOCK), { apply, now: NOW, onBlock: (report) => reports.push(report) });
    return reports;
  }

  const count = async (query: ReturnType<typeof sql>) => (await db.all<{ n: number }>(query))[0]?.n;
  const productCount = () => count(sql`SELECT count(*) AS n FROM products`);

  it("writes what an import of the whole file writes, and packs the index", async () => {
    const rows = goods(60);
    const reports = await inBlocks(rows);
    expect(reports.length).toBeGreaterThan(3);
    expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(60);
    const other = await freshDatabase();
    await stock(other, [{ name: "Already here" }]);
    await importProducts(other, csvOf(rows), { apply: true, now: NOW });
    for (const table of ["search_docs", "search_words", "search_counts", "product_translations", "price_tiers"]) {
      const all = sql.raw(`SELECT * FROM ${table} ORDER BY 1, 2`);
      expect(await db.all(all), table).toEqual(await other.all(all));
    }
    const [found] = (await find(db, { q: "GEN-000042" })).hits;
    expect(found).toMatchObject({ name: rows[41]?.name_en, isNear: false });
    expect((await db.select().from(suppliers).where(eq(suppliers.id, "house")))[0]?.productsCount).toBe(61);
    expect(await count(sql`SELECT count(*) AS n FROM import_stage`)).toBe(0);
    expect(await count(sql`SELECT count(DISTINCT segid) AS n FROM search_index_idx`)).toBe(1);
  });

  it("writes nothing without being told", async () => {
    expect((await inBlocks(goods(30), false)).every(({ isApplied }) => !isApplied)).toBe(true);
    expect(await productCount()).toBe(1);
  });

  it("ends before the block with an error, and tells its row in the file", async () => {
    const rows = goods(60).map((row, place) => (place === 40 ? { ...row, origin: "Atlantis" } : row));
    const last = (await inBlocks(rows)).at(-1);
    expect(last).toMatchObject({ isApplied: false, errors: [{ row: 42, column: "origin" }] });
    const written = (await productCount()) ?? 0;
    expect(written).toBeGreaterThan(1);
    expect(written).toBeLessThanOrEqual(41);
  });

  it("refuses a product that stands in an earlier block", async () => {
    const rows = goods(60).map((row, place) => (place === 59 ? { ...row, sku: "GEN-000001" } : row));
    expect((await inBlocks(rows)).at(-1)?.errors).toEqual([{ row: 61, column: "sku", code: "duplicate" }]);
  });

  it("leaves alone what is so already when it runs again", async () => {
    const rows = goods(30);
    await inBlocks(rows);
    const again = await inBlocks(rows.map((row, place) => (place === 7 ? { ...row, price: "77.70" } : row)));
    expect(again.flatMap(({ changes }) => changes.map(({ row }) => row))).toEqual([9]);
    const versions = await db.select({ version: products.version }).from(products).where(sql`sku LIKE 'GEN-%'`);
    expect(versions.map(({ version }) => version).sort()).toEqual([...Array.from({ length: 29 }, () => 1), 2]);
  });
});

describe("made-up companies", () => {
  it("are written once, and found by their names", async () => {
    const db = await freshDatabase();
    const slugs = await writeCompanies(db, 12, NOW);
    expect(await writeCompanies(db, 12, NOW)).toEqual(slugs);
    const rows = await db.select({ slug: suppliers.slug, verifiedAt: suppliers.verifiedAt }).from(suppliers);
    expect(new Set(rows.map(({ slug }) => slug))).toEqual(new Set(slugs));
    expect(rows.filter(({ verifiedAt }) => verifiedAt !== null)).toHaveLength(4);
    const [found] = await db.all<{ n: number }>(sql`SELECT count(DISTINCT supplier_id) AS n FROM search_suppliers`);
    expect(found?.n).toBe(12);
  });
});
