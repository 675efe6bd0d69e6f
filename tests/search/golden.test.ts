import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { CSV_COLUMNS } from "#domain/catalogue/import-row.ts";
import type { Database } from "#drizzle/client.ts";
import { seedDemoData } from "#drizzle/seed/seed.ts";
import { SUPPLIERS } from "#drizzle/seed/suppliers/all.ts";
import { importProducts } from "#worker/catalogue/import/import-products.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { generatedRows } from "../../scripts/catalogue/generated-rows.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { GOLDEN } from "./golden.ts";
import { find } from "./stock.ts";

const NOW = Date.UTC(2026, 0, 15);
const FIRST = 5;

describe("the golden set over the demo data and 10,000 imported products", () => {
  let db: Database;
  let names: string[];

  beforeAll(async () => {
    db = databaseAt(await freshDatabaseUrl(), 120_000);
    await seedDemoData(db, NOW, reindexProducts);
    const slugs = Object.values(SUPPLIERS).flatMap(({ slug, status }) => (status === undefined ? [slug] : []));
    const [first = "", ...others] = slugs;
    const rows = [...generatedRows(10_000, 1, [first, ...others])];
    const csv = Papa.unparse({
      fields: [...CSV_COLUMNS],
      data: rows.map((row) => CSV_COLUMNS.map((name) => row[name])),
    });
    const report = await importProducts(db, new TextEncoder().encode(csv), { apply: true, now: NOW });
    expect(report).toMatchObject({ products: 10_000, created: 10_000, errors: [], isApplied: true });
    const found = await db.$client.execute(
      `SELECT t.name FROM products p JOIN suppliers s ON s.id = p.supplier_id AND s.status = 'approved'
        JOIN product_translations t ON t.product_number = p.number AND t.locale = 'en' WHERE p.status = 'published'`,
    );
    names = found.rows.map((row) => String(row.name));
  }, 180_000);

  it("has at least sixty queries of all kinds", () => {
    expect(GOLDEN.length).toBeGreaterThanOrEqual(60);
    expect(new Set(GOLDEN.map(({ kind }) => kind)).size).toBe(7);
  });

  it("brings at least 95 % of the expected hits among the first five", async () => {
    const misses: string[] = [];
    let expected = 0;
    let found = 0;
    for (const { q, means } of GOLDEN) {
      const there = Math.min(FIRST, names.filter((name) => means.test(name)).length);
      const hits = (await find(db, { q })).hits.slice(0, FIRST);
      const right = Math.min(there, hits.filter((hit) => means.test(hit.name)).length);
      expected += there;
      found += right;
      if (right < there || there === 0)
        misses.push(`${q}: ${right} of ${there}: ${hits.map((hit) => hit.name).join("; ")}`);
    }
    expect(found / expected, misses.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it.each(GOLDEN)("finds $q ($kind) as $tier", async ({ q, tier, means }) => {
    const best = (await find(db, { q })).hits[0];
    expect(best?.name).toMatch(means);
    expect(best?.tier).toBe(tier);
  });
});
