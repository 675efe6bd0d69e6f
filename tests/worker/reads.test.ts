import { beforeAll, describe, expect, it } from "vitest";
import { MAX_NAMED } from "#domain/catalogue/named-product.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { seedDemoData } from "../../drizzle/seed/seed.ts";
import { countCalls } from "../support/count-calls.ts";
import { freshDatabase } from "../support/database.ts";
import { callerOf, TEST_NOW, testContext } from "./support/context.ts";
import { fullScans } from "./support/query-plans.ts";

type Caller = ReturnType<typeof callerOf>;

let db: Database;
let caller: Caller;
let ids: string[];
let address: { category: (typeof products.$inferSelect)["category"]; slug: string };

beforeAll(async () => {
  db = await freshDatabase();
  await seedDemoData(db, TEST_NOW, async () => {});
  caller = callerOf(testContext(db));
  ids = (await db.select({ id: products.id }).from(products).limit(MAX_NAMED)).map(({ id }) => id);
  const [first] = await db.select({ category: products.category, slug: products.slug }).from(products).limit(1);
  address = first ?? { category: "furniture", slug: "" };
});

const READS: Record<string, (caller: Caller) => Promise<unknown>> = {
  "catalogue.product": (it) => it.catalogue.product({ ...address, locale: "fr" }),
  "catalogue.products": (it) => it.catalogue.products({ ids, locale: "fr" }),
  "catalogue.home": (it) => it.catalogue.home({ locale: "ar" }),
  "suppliers.list": (it) => it.suppliers.list({ kind: "suppliers", q: "al", country: "AE", locale: "en" }),
  "suppliers.list of manufacturers": (it) => it.suppliers.list({ kind: "manufacturers", locale: "en" }),
  "suppliers.bySlug": async (it) => {
    const { items } = await it.suppliers.list({ kind: "suppliers", locale: "en" });
    return it.suppliers.bySlug({ slug: items[0]?.slug ?? "", locale: "en" });
  },
  "content.tips": (it) => it.content.tips({ q: "a", category: "quality", locale: "en" }),
  "content.partners": (it) => it.content.partners({ locale: "ar" }),
  "content.about": (it) => it.content.about({ locale: "ar" }),
};

describe.each(Object.entries(READS))("%s", (name, read) => {
  it("is one database call", async () => {
    const calls = countCalls(db);
    await read(caller);
    expect(calls()).toBe(name === "suppliers.bySlug" ? 2 : 1);
  });

  it("scans no table that grows", async () => {
    expect(await fullScans(db, () => read(caller))).toEqual([]);
  });
});

it("catalogue.search is one database call; tests/search looks at its plan", async () => {
  const calls = countCalls(db);
  await caller.catalogue.search({ q: "تمر", origin: ["AE"], locale: "ar" });
  await caller.catalogue.search({ category: "furniture", sort: "newest", locale: "en" });
  expect(calls()).toBe(2);
});
