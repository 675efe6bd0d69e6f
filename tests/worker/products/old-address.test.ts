import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { Database } from "#drizzle/client.ts";
import { productAddresses } from "#drizzle/schema/catalogue.ts";
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
