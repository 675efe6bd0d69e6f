import { eq, sql } from "drizzle-orm";
import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { CSV_COLUMNS } from "#domain/catalogue/import-row.ts";
import type { Database } from "#drizzle/client.ts";
import { productAddresses, products, suppliers } from "#drizzle/schema/all.ts";
import { importProducts } from "#worker/catalogue/import/import-products.ts";
import { MAX_IMPORT_BYTES, parseImport } from "#worker/catalogue/import/parse-import.ts";
import { generatedRows } from "../../scripts/catalogue/generated-rows.ts";
import { find, stock } from "../search/stock.ts";
import { freshDatabase } from "../support/database.ts";

const NOW = 1_800_000_000_000;
type Cells = Record<string, string>;

const goods = (count: number): Cells[] => [...generatedRows(count, 7, ["house"])];

function csvOf(rows: Cells[], columns: readonly string[] = CSV_COLUMNS): Uint8Array {
  const text = Papa.unparse({ fields: [...columns], data: rows.map((row) => columns.map((name) => row[name] ?? "")) });
  return new TextEncoder().encode(text);
}

describe("importProducts", () => {
  let db: Database;

  beforeEach(async () => {
    db = await freshDatabase();
    await stock(db, [{ name: "Already here" }]);
  });

  const apply = (bytes: Uint8Array) => importProducts(db, bytes, { apply: true, now: NOW });
  const productCount = async () => (await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM products`))[0]?.n;

  it("says what it would do, and writes nothing without being told", async () => {
    const report = await importProducts(db, csvOf(goods(3)), { apply: false, now: NOW });
    expect(report).toMatchObject({ products: 3, created: 3, changes: [], errors: [], isApplied: false });
    expect(await productCount()).toBe(1);
  });

  it("makes products that are found at once, with all their parts", async () => {
    const rows = goods(600);
    expect(await apply(csvOf(rows))).toMatchObject({ products: 600, created: 600, errors: [], isApplied: true });
    const { hits, total } = await find(db, { q: rows[5]?.name_en ?? "" });
    expect(total).toBeGreaterThan(0);
    expect(hits[0]).toMatchObject({ name: rows[5]?.name_en, tier: "exact", unit: rows[5]?.unit });
    expect(hits[0]?.certifications.length).toBeGreaterThan(0);
    expect((await find(db, {})).total).toBe(601);
    expect((await find(db, { q: "GEN-000600" })).total).toBe(1);
    const [supplier] = await db.select().from(suppliers).where(eq(suppliers.id, "house"));
    expect(supplier?.productsCount).toBe(601);
    const [stage] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM import_stage`);
    expect(stage?.n).toBe(0);
  });

  it("changes nothing when it runs again, and keeps address, status and publication", async () => {
    const rows = goods(4);
    await apply(csvOf(rows));
    await db.update(products).set({ status: "paused" }).where(eq(products.sku, "GEN-000002"));
    const before = await db.select().from(products).orderBy(products.number);
    const report = await importProducts(db, csvOf(rows), { apply: true, now: NOW + 1000 });
    expect(report).toMatchObject({ products: 4, created: 0, changes: [], isApplied: true });
    const after = await db.select().from(products).orderBy(products.number);
    const unchanged = (list: typeof before) => list.map(({ version, updatedAt, ...rest }) => rest);
    expect(unchanged(after)).toEqual(unchanged(before));
    expect((await find(db, {})).total).toBe(4);
  });

  it.each([
    ["changed", "update products set price_minor = 5, version = version + 1 where sku = 'GEN-000001'", 2],
    ["deleted", "delete from products where sku = 'GEN-000001'", 1],
  ])("overwrites no product that is %s while the file is read", async (_, meanwhile, left) => {
    const rows = goods(2);
    await apply(csvOf(rows.slice(0, 1)));
    await db.update(products).set({ version: 7 });
    const { batch } = db.$client;
    db.$client.batch = async (statements, mode) => {
      db.$client.batch = batch;
      // Staged, and not taken over yet.
      const staged = await batch.call(db.$client, statements, mode);
      await db.$client.execute(meanwhile);
      return staged;
    };
    await expect(apply(csvOf(rows))).rejects.toMatchObject({ reason: "changed" });
    expect(await productCount()).toBe(left);
    expect(await apply(csvOf(rows))).toMatchObject({ isApplied: true });
  });

  it("changes what the file changes", async () => {
    const [row = {}] = goods(1);
    await apply(csvOf([row]));
    const changed = {
      ...row,
      name_en: "Completely different",
      price: "77.00",
      currency: "AED",
      certifications: "leed",
    };
    expect(await apply(csvOf([changed]))).toMatchObject({ created: 0 });
    expect((await find(db, { q: "completely different" })).hits[0]).toMatchObject({
      priceMinor: 7700,
      tierPriceMinor: 7700,
      certifications: ["leed"],
    });
    expect((await find(db, { q: row.name_en ?? "" })).hits.some(({ tier }) => tier === "exact")).toBe(false);
  });

  it("keeps what is stored under empty cells, says what it changes, and clears by the word alone", async () => {
    const [row = {}, other = {}]: Cells[] = goods(2).map((cells) => ({ ...cells, price: "50.00", currency: "AED" }));
    await apply(csvOf([row, other]));
    const own = { sku: row.sku ?? "", supplier_slug: row.supplier_slug ?? "" };
    const everything = async () => {
      const tables = ["product_translations", "product_certifications", "price_tiers"];
      const [facts, ...parts] = await Promise.all([
        db.select().from(products).orderBy(products.number),
        ...tables.map((table) => db.all(sql`select * from ${sql.identifier(table)} order by 1, 2`)),
      ]);
      return [facts?.map(({ version: _, ...facts }) => facts), ...parts];
    };
    await db.run(sql`update products set hs_code = '080410' where sku = ${own.sku}`);
    await db.run(sql`insert into price_tiers (product_number, min_quantity, price_minor)
      select number, moq + 1000, 4000 from products where sku = ${own.sku}`);
    const before = await everything();
    expect(await apply(csvOf([own]))).toMatchObject({ isApplied: true, created: 0, changes: [] });
    expect(await everything()).toEqual(before);
    expect((await find(db, { q: "080410" })).total).toBe(1);
    const cleared = { ...own, sku: other.sku ?? "", price: "sur demande" };
    const report = await importProducts(db, csvOf([{ ...own, price: "45" }, cleared]), { apply: false, now: NOW });
    expect(report.changes).toEqual([
      { row: 2, sku: own.sku, column: "price", before: "50.00", after: "45.00" },
      { row: 3, sku: cleared.sku, column: "price", before: "50.00", after: "" },
    ]);
    expect(await apply(csvOf([{ ...own, price: "39" }]))).toMatchObject({
      isApplied: false,
      errors: [{ row: 2, column: "price", code: "not_cheaper" }],
    });
  });

  it("remembers the address of a product that the file moves to another category", async () => {
    const [row = {}] = goods(1);
    await apply(csvOf([row]));
    const [before] = await db
      .select()
      .from(products)
      .where(eq(products.sku, row.sku ?? ""));
    const elsewhere =
      row.category === "furniture"
        ? { category: "smart-tech", subcategory: CATEGORIES["smart-tech"][0] }
        : { category: "furniture", subcategory: CATEGORIES.furniture[0] };
    await apply(csvOf([{ ...row, ...elsewhere }]));
    await apply(csvOf([{ ...row, ...elsewhere }]));
    const { category, slug, number: productNumber } = before ?? expect.fail("no product");
    expect(await db.select().from(productAddresses)).toEqual([{ category, slug, productNumber }]);
  });

  it("takes a file with a byte-order mark, columns in any order and empty lines", async () => {
    const bytes = csvOf(goods(2), [...CSV_COLUMNS].reverse());
    const withMark = new Uint8Array([0xef, 0xbb, 0xbf, ...bytes, 0x0d, 0x0a, 0x0d, 0x0a]);
    expect(await apply(withMark)).toMatchObject({ products: 2, isApplied: true });
  });

  it("tells errors by row and column, and then writes nothing at all", async () => {
    const [one = {}, two = {}, three = {}, four = {}, five = {}] = goods(5);
    const bytes = csvOf([
      one,
      { ...two, price: "-4" },
      { ...three, category: "weapons", origin: "" },
      { ...four, sku: one.sku ?? "" },
      { ...five, supplier_slug: "nobody" },
    ]);
    const report = await apply(bytes);
    expect(report.isApplied).toBe(false);
    expect(report.errors).toEqual([
      { row: 3, column: "price", code: "invalid_format" },
      { row: 4, column: "category", code: "invalid_value" },
      { row: 4, column: "origin", code: "invalid_value" },
      { row: 5, column: "sku", code: "duplicate" },
      { row: 6, column: "supplier_slug", code: "unknown_supplier" },
    ]);
    expect(await productCount()).toBe(1);
  });

  it("leaves the catalogue as it was when it breaks off in the middle", async () => {
    await db.run(sql`CREATE TRIGGER refuse BEFORE INSERT ON price_tiers WHEN NEW.product_number > 100
      BEGIN SELECT RAISE(ABORT, 'no'); END`);
    await expect(apply(csvOf(goods(300)))).rejects.toThrow();
    expect(await productCount()).toBe(1);
    expect((await find(db, {})).total).toBe(1);
    expect((await find(db, { q: "GEN" })).total).toBe(0);
    await db.run(sql`DROP TRIGGER refuse`);
    expect(await apply(csvOf(goods(300)))).toMatchObject({ created: 300, isApplied: true });
  });

  it("keeps one SKU of two suppliers apart", async () => {
    await stock(await freshDatabase(), [{ name: "x" }]);
    await db.run(sql`INSERT INTO suppliers (id, slug, status, business_type, country, city, created_at, updated_at)
      VALUES ('second', 'second', 'approved', 'manufacturing', 'AE', 'Dubai', 1, 1)`);
    const [row = {}] = goods(1);
    expect(await apply(csvOf([row, { ...row, supplier_slug: "second" }]))).toMatchObject({
      created: 2,
      isApplied: true,
    });
  });
});

describe("files that can't be read", () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const header = CSV_COLUMNS.join(",");

  it.each([
    ["header", encode("sku,name\n1,2")],
    ["header", encode(`${header},extra\n`)],
    ["header", encode("")],
    ["header", encode("PK\u0003\u0004 not a csv at all")],
    ["empty", encode(`${header}\n\n`)],
    ["quotes", encode(`${header}\n"never closed,1,2`)],
    ["not_utf8", new Uint8Array([...encode(`${header}\n`), 0xc3, 0x28])],
    ["not_utf8", new Uint8Array([0xff, 0xfe, 0x73, 0x00])],
    ["too_large", new Uint8Array(MAX_IMPORT_BYTES + 1)],
  ])("are refused as a whole: %s", (reason, bytes) => {
    expect(() => parseImport(bytes)).toThrow(expect.objectContaining({ reason }));
  });

  it("name the columns that are missing or unknown", () => {
    expect(() => parseImport(encode("sku,colour\n1,2"))).toThrow(
      expect.objectContaining({ detail: expect.stringMatching(/supplier_slug.*colour/) }),
    );
  });

  it("a row of another width is an error of that row", () => {
    const { errors } = parseImport(encode(`${header}\na,b\n`));
    expect(errors).toEqual([{ row: 2, column: null, code: "columns" }]);
  });
});
