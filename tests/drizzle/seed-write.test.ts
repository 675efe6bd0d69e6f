import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { PRODUCTS } from "#drizzle/seed/catalogue/products.ts";
import { seedDemoData, seedIfEmpty } from "#drizzle/seed/seed.ts";
import { countCalls } from "../support/count-calls.ts";
import { freshDatabase } from "../support/database.ts";

const NOW = Date.UTC(2026, 0, 15, 8);

describe("seedDemoData", () => {
  let db: Database;
  const reindex = vi.fn(async () => {});
  let calls = 0;

  beforeAll(async () => {
    db = await freshDatabase();
    const counted = countCalls(db);
    await seedDemoData(db, NOW, reindex);
    calls = counted();
  });

  const count = async (table: string) => {
    const [row] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`);
    return row?.n ?? 0;
  };

  it("writes everything in one call and hands all numbers to the index", async () => {
    expect(calls).toBe(1);
    expect(reindex).toHaveBeenCalledExactlyOnceWith(
      db,
      PRODUCTS.map((_, place) => place + 1),
    );
    expect(await count("products")).toBe(PRODUCTS.length);
    expect(await count("product_translations")).toBe(PRODUCTS.length * 3);
    expect(await count("tips")).toBe(6);
    expect(await count("partners")).toBe(6);
    expect(await count("claims")).toBe(4);
    // Every figure is counted (rulings: marketing claims).
    expect(await count("statistics")).toBe(0);
  });

  it("keeps products_count true", async () => {
    const wrong = await db.all(sql`
      SELECT id FROM suppliers s WHERE products_count <>
        (SELECT count(*) FROM products p WHERE p.supplier_id = s.id AND p.status = 'published')`);
    expect(wrong).toEqual([]);
  });

  it("dates nothing after the moment of writing", async () => {
    const [row] = await db.all<{ latest: number }>(sql`
      SELECT max(updated_at) AS latest FROM (SELECT updated_at FROM products UNION ALL SELECT updated_at FROM suppliers)`);
    expect(row?.latest).toBeLessThan(NOW);
  });

  it("leaves a database with data alone", async () => {
    expect(await seedIfEmpty(db, NOW, reindex)).toBeNull();
    expect(reindex).toHaveBeenCalledTimes(1);
  });

  it("gives the same ids in every database", async () => {
    const other = await freshDatabase();
    await seedIfEmpty(other, NOW + 1, reindex);
    const ids = sql`SELECT number, id FROM products ORDER BY number`;
    expect(await other.all(ids)).toEqual(await db.all(ids));
  });
});
