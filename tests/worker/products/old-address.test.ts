import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { Database } from "#drizzle/client.ts";
import { productAddresses, products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { completeForm, makeProduct, nameCompanies, rowOf, supplierIdOf, versionOf } from "./catalogue.ts";

let db: Database;
let actors: Record<"approved A" | "admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["approved A", "admin"]);
  await nameCompanies(db, actors["approved A"]);
});

type Place = { category: CategorySlug; subcategory: SubcategorySlug };
const FURNITURE: Place = { category: "furniture", subcategory: "office-furniture" };
const own = () => callerAs(db, actors["approved A"]).products;
const operator = () => callerAs(db, actors.admin).review;
const read = (category: CategorySlug, slug: string) =>
  callerOf(testContext(db)).catalogue.product({ category, slug, locale: "en" });
const addressesOf = async (number: number) =>
  db.select().from(productAddresses).where(eq(productAddresses.productNumber, number));
const trust = (isTrusted: boolean) =>
  db
    .update(suppliers)
    .set({ isTrusted })
    .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));

/** A live product; its supplier is trusted from then on, or not. */
async function live(isTrusted: boolean) {
  await trust(false);
  const { id } = await makeProduct(db, actors["approved A"], actors.admin, "published");
  await trust(isTrusted);
  return rowOf(db, id);
}

async function moveTo(id: string, place: Place) {
  const product = completeForm(db, actors["approved A"], place);
  return own().save({ id, version: await versionOf(db, id), product });
}

const named = (name: string) => {
  const { texts, ...others } = completeForm(db, actors["approved A"]);
  return { ...others, texts: { ...texts, ar: { ...texts.ar, name }, en: { ...texts.en, name } } };
};
const rename = async (id: string, name: string) =>
  own().save({ id, version: await versionOf(db, id), product: named(name) });

describe("a product that gets another name", () => {
  it("is found at its old address and says where it is now, once an admin has applied the change", async () => {
    const { id, slug, category, number } = await live(false);
    expect(await rename(id, "Ajwa dates")).toMatchObject({ outcome: "staged" });
    expect((await read(category, slug)).product.slug).toBe(slug);
    const { revision } = await operator().product({ id });
    await operator().decideRevision({ id: revision?.id ?? "", version: revision?.version ?? 0, action: "apply" });
    expect(await addressesOf(number)).toEqual([{ category, slug, productNumber: number }]);
    const moved = (await read(category, slug)).product;
    expect(moved.slug).toMatch(/^ajwa-dates-/);
    expect((await read(category, moved.slug)).product.id).toBe(id);
  });

  it("moves at once for a trusted supplier, and forgets the address of a name that it gets back", async () => {
    const { id, category, number } = await live(true);
    await rename(id, "Ajwa dates");
    const { slug: first } = await rowOf(db, id);
    await rename(id, "Sukkari dates");
    const { slug: second } = await rowOf(db, id);
    expect([first, second]).toEqual([expect.stringMatching(/^ajwa-/), expect.stringMatching(/^sukkari-/)]);
    await rename(id, "Ajwa dates");
    const kept = (await addressesOf(number)).map(({ slug }) => slug);
    expect(kept).toContain(second);
    expect(kept).not.toContain(first);
    expect((await read(category, second)).product.slug).toBe(first);
  });

  it("moves when a trusted supplier renames it by a file", async () => {
    const { id, sku, slug, category } = await live(true);
    const rows = [{ sku, name_en: "Ajwa dates", name_ar: "Ajwa dates" }];
    await own().importRows({ rows, idempotencyKey: crypto.randomUUID() });
    expect((await read(category, slug)).product).toMatchObject({ id, slug: expect.stringMatching(/^ajwa-dates-/) });
  });

  it("keeps its address where its name stays, whatever the address was made of", async () => {
    const { id, number } = await live(true);
    await db
      .update(products)
      .set({ slug: `seeded-${number}` })
      .where(eq(products.id, id));
    await own().save({ id, version: await versionOf(db, id), product: completeForm(db, actors["approved A"]) });
    expect((await rowOf(db, id)).slug).toBe(`seeded-${number}`);
    expect(await addressesOf(number)).toEqual([]);
  });
});

describe("a product that changes its category", () => {
  it("is found at its old address, in one call, and says where it is now", async () => {
    const { id, slug, category: old, number } = await live(false);
    expect(old).not.toBe(FURNITURE.category);
    expect(await moveTo(id, FURNITURE)).toMatchObject({ outcome: "staged" });
    expect(await addressesOf(number)).toEqual([]);
    expect((await read(old, slug)).product.category).toBe(old);
    const { revision } = await operator().product({ id });
    await operator().decideRevision({ id: revision?.id ?? "", version: revision?.version ?? 0, action: "apply" });
    expect(await addressesOf(number)).toEqual([{ category: old, slug, productNumber: number }]);
    const calls = countCalls(db);
    expect((await read(old, slug)).product).toMatchObject({ id, category: FURNITURE.category, slug });
    expect((await read(FURNITURE.category, slug)).product.id).toBe(id);
    expect(calls()).toBe(2);
    expect(await fullScans(db, () => read(old, slug))).toEqual([]);
  });

  it("keeps the address at once for a trusted supplier, and forgets it when the product comes back", async () => {
    const { id, slug, category, subcategory, number } = await live(true);
    expect(await moveTo(id, FURNITURE)).toMatchObject({ outcome: "saved" });
    expect((await read(category, slug)).product.category).toBe(FURNITURE.category);
    await moveTo(id, { category, subcategory });
    expect(await addressesOf(number)).toEqual([{ category: FURNITURE.category, slug, productNumber: number }]);
    expect((await read(FURNITURE.category, slug)).product.category).toBe(category);
  });

  it("keeps the address when a trusted supplier moves it by a file", async () => {
    const { id, sku, slug, category, number } = await live(true);
    const rows = [{ sku, ...FURNITURE }];
    await own().importRows({ rows, idempotencyKey: crypto.randomUUID() });
    expect(await addressesOf(number)).toEqual([{ category, slug, productNumber: number }]);
    expect((await read(category, slug)).product).toMatchObject({ id, category: FURNITURE.category });
  });

  it("writes no address when the category stays", async () => {
    const { id, number, category, subcategory } = await live(true);
    await moveTo(id, { category, subcategory });
    expect(await addressesOf(number)).toEqual([]);
  });

  it("is hidden at both addresses when it is off sale", async () => {
    const { id, slug, category } = await live(true);
    await moveTo(id, FURNITURE);
    await own().pause({ id, version: await versionOf(db, id) });
    await expectRefusal(read(category, slug), "NOT_FOUND");
    await expectRefusal(read(FURNITURE.category, slug), "NOT_FOUND");
  });
});
