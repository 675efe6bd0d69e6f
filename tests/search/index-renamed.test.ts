import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { searchParamsSchema } from "#domain/catalogue/search/search-params.ts";
import type { Database } from "#drizzle/client.ts";
import { indexRenamed } from "#worker/catalogue/search/index-renamed.ts";
import { searchProducts } from "#worker/catalogue/search/search-products.ts";
import { freshDatabase } from "../support/database.ts";
import { stock } from "./stock.ts";

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
  // More than one step writes.
  const desks = Array.from({ length: 300 }, (_, at) => ({ name: `Desk ${at}`, supplier: "joiner" }));
  await stock(db, [...desks, { name: "Sofa", supplier: "weaver" }], { empty: {} });
});

const clock = () => ({ db, now: () => 9 });
const sold = async (q: string) =>
  (await searchProducts(db, searchParamsSchema.parse({ q }), { locale: "en", now: 9 })).total;
const nameNow = (company: string, name: string) =>
  db.run(sql`UPDATE supplier_translations SET name = ${name} WHERE supplier_id = ${company}`);

async function rename(company: string, name: string, updatedAt: number): Promise<void> {
  await nameNow(company, name);
  await db.run(sql`INSERT INTO company_revisions (id, supplier_id, status, content, created_at, updated_at)
    VALUES (${`rev_${company}`}, ${company}, 'applied', '{}', ${updatedAt}, ${updatedAt})`);
}

/** A client whose database is gone after so many batches. */
function failingAfter(batches: number): Database {
  let left = batches;
  return new Proxy(db, {
    get: (target, name) => {
      if (name === "batch" && left-- <= 0) throw new Error("killed");
      return Reflect.get(target, name);
    },
  });
}

it("lets all products of a renamed company be found by its new name, whatever it sells", async () => {
  await rename("joiner", "Zephyr", 1);
  await rename("empty", "Borealis", 2);
  expect(await sold("zephyr")).toBe(0);
  expect(await indexRenamed(clock())).toBe(2);
  expect(await sold("zephyr")).toBe(300);
  expect(await indexRenamed(clock())).toBe(0);
});

it("goes on where it was broken off, and takes the next change behind it", async () => {
  await rename("joiner", "Zephyr", 1);
  await rename("weaver", "Mistral", 2);
  // The first step writes suggestions, products and suggestions; the second fails.
  await expect(indexRenamed({ ...clock(), db: failingAfter(3) })).rejects.toThrow("killed");
  expect(await sold("zephyr")).toBe(250);
  // What is written from here on tells a later name.
  await nameNow("joiner", "Sirocco");
  expect(await indexRenamed(clock())).toBe(2);
  expect([await sold("zephyr"), await sold("sirocco"), await sold("mistral")]).toEqual([250, 50, 1]);
  expect(await db.all(sql`SELECT * FROM search_state WHERE key = 'renamed'`)).toEqual([]);
});
