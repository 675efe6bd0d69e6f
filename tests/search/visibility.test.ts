import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { products, suppliers } from "#drizzle/schema/all.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { freshDatabase } from "../support/database.ts";
import { find, numbersFor, stock } from "./stock.ts";

const SHOPS = { good: { name: { en: "Good Dates" } }, other: { status: "suspended" as const } };

describe("what may be seen", () => {
  let db: Database;

  beforeEach(async () => {
    db = await freshDatabase();
    await stock(
      db,
      [
        { name: "Dates one", supplier: "good", category: "food-products" },
        { name: "Dates two", supplier: "good", category: "food-products", status: "draft" },
        { name: "Dates three", supplier: "other", category: "food-products" },
      ],
      SHOPS,
    );
  });

  const seen = async () => [await numbersFor(db, { q: "dates" }), await numbersFor(db, {})];

  it("is a published product of an approved supplier", async () => {
    expect(await seen()).toEqual([[1], [1]]);
    expect((await find(db, {})).total).toBe(1);
    expect((await find(db, {})).facets.category).toEqual([{ value: "food-products", count: 1 }]);
  });

  it("follows the product's status at once", async () => {
    await db.update(products).set({ status: "paused" }).where(eq(products.number, 1));
    expect(await seen()).toEqual([[], []]);
    expect((await find(db, {})).total).toBe(0);
    await db.update(products).set({ status: "published" });
    expect(await seen()).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect((await find(db, { category: "food-products" })).total).toBe(2);
  });

  it("follows the supplier's status at once, in suggestions too", async () => {
    await db.update(suppliers).set({ status: "suspended" }).where(eq(suppliers.id, "good"));
    expect(await seen()).toEqual([[], []]);
    expect(await suggest(db, "good dates", "en")).toMatchObject({ products: [], suppliers: [] });
    await db.update(suppliers).set({ status: "approved" });
    expect(await seen()).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });

  it("follows the supplier's verification", async () => {
    expect(await numbersFor(db, { verified: true })).toEqual([]);
    await db.update(suppliers).set({ verifiedAt: 5 }).where(eq(suppliers.id, "good"));
    expect(await numbersFor(db, { verified: true })).toEqual([1]);
    await db.update(suppliers).set({ verifiedAt: null });
    expect(await numbersFor(db, { q: "dates", verified: true })).toEqual([]);
  });

  it("ends with the product", async () => {
    await db.delete(products).where(eq(products.number, 1));
    expect(await seen()).toEqual([[], []]);
    const [left] = await db.all<{ rows: number }>(
      sql`SELECT (SELECT count(*) FROM search_docs WHERE number = 1) + (SELECT count(*) FROM search_index WHERE rowid = 2147483646) AS rows`,
    );
    expect(left?.rows).toBe(0);
  });

  it("is shown only if the product's own row says so too", async () => {
    await db.run(sql`DROP TRIGGER search_product_status`);
    await db.update(products).set({ status: "removed" }).where(eq(products.number, 1));
    expect(await seen()).toEqual([[], []]);
  });

  it("rests on triggers that the migrations leave in place", async () => {
    const found = await db.all<{ name: string }>(
      sql`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'search%' ORDER BY name`,
    );
    expect(found.map(({ name }) => name)).toEqual([
      "search_counts_added",
      "search_counts_gone",
      "search_counts_moved",
      "search_product_gone",
      "search_product_status",
      "search_supplier_status",
      "search_supplier_verified",
    ]);
  });
});
