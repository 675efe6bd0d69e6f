import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_SAVED, type SavedSubject } from "#domain/catalogue/saved.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { savedItems } from "#drizzle/schema/saved.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { deleteDueAccounts } from "#worker/identity/delete-due-accounts.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { change, stock } from "../orders/shop.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { fullScans, planOf } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";

let db: Database;
let actors: Record<"unverified" | "buyer A" | "buyer B" | "approved A" | "approved B" | "suspended", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["unverified", "buyer A", "buyer B", "approved A", "approved B", "suspended"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"], actors.suspended);
  for (const id of ["prd_dates", "prd_soap"]) await stock(db, actors["approved A"], { id });
  await stock(db, actors["approved A"], { id: "prd_paused", status: "paused" });
  await stock(db, actors.suspended, { id: "prd_barred" });
});
beforeEach(async () => {
  await db.delete(savedItems);
});

const product = (id: string): SavedSubject => ({ kind: "product", id });
const supplier = (actor: Actor): SavedSubject => ({ kind: "supplier", id: supplierIdOf(actor) });
const as = (who: keyof typeof actors, now = TEST_NOW) => callerAs(db, actors[who], { now: () => now }).saved;
const buyer = (now?: number) => as("buyer A", now);
const asked = { locale: "en" } as const;

/** As many as the limit leaves room for, but for `room`. */
async function fill(room: number): Promise<void> {
  const row = { userId: actors["buyer A"].userId, kind: "product", savedAt: 1 } as const;
  const many = Array.from({ length: MAX_SAVED - room }, (_, at) => ({ ...row, subjectId: `prd_old_${at}` }));
  await db.insert(savedItems).values(many);
}

type Listed = Awaited<ReturnType<ReturnType<typeof buyer>["products"]>>;

/** The page that follows. */
function following({ next }: Listed): Promise<Listed> {
  return buyer().products({ ...asked, after: next ?? undefined });
}

describe("saved.save", () => {
  it("saves a product and a company for the caller alone, in two calls", async () => {
    const calls = countCalls(db);
    await buyer().save(product("prd_dates"));
    expect(calls()).toBe(2);
    await buyer().save(supplier(actors["approved A"]));
    await as("unverified").save(product("prd_soap"));
    expect(await buyer().ids()).toEqual({ product: ["prd_dates"], supplier: [supplierIdOf(actors["approved A"])] });
    expect(await as("unverified").ids()).toEqual({ product: ["prd_soap"], supplier: [] });
    expect(await as("buyer B").ids()).toEqual({ product: [], supplier: [] });
  });

  it("keeps the first time however often it is saved, also at once", async () => {
    expect(await buyer(1000).save(product("prd_dates"))).toEqual({ savedAt: 1000 });
    expect(await buyer(2000).save(product("prd_dates"))).toEqual({ savedAt: 1000 });
    await Promise.all([1, 2, 3].map(() => buyer().save(product("prd_soap"))));
    expect(await db.$count(savedItems)).toBe(2);
  });

  it("refuses what the public does not see, and a company by the id of a product", async () => {
    for (const id of ["prd_paused", "prd_barred", "prd_missing", supplierIdOf(actors["approved A"])])
      await expectRefusal(buyer().save(product(id)), "NOT_FOUND");
    await expectRefusal(buyer().save(supplier(actors.suspended)), "NOT_FOUND");
    await expectRefusal(buyer().save({ kind: "supplier", id: "prd_dates" }), "NOT_FOUND");
    expect(await db.$count(savedItems)).toBe(0);
  });

  it("refuses a visitor", async () => {
    await expectRefusal(callerAs(db, null).saved.save(product("prd_dates")), "UNAUTHENTICATED");
    await expectRefusal(callerAs(db, null).saved.products(asked), "UNAUTHENTICATED");
  });

  it("holds so many and no more, whatever comes at once; what is saved already is no refusal", async () => {
    await fill(1);
    const both = await Promise.allSettled(["prd_dates", "prd_soap"].map((id) => buyer().save(product(id))));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.$count(savedItems)).toBe(MAX_SAVED);
    const kept = (await buyer().ids()).product.includes("prd_dates") ? "prd_dates" : "prd_soap";
    await buyer().save(product(kept));
    await expectRefusal(buyer().save(supplier(actors["approved A"])), "BAD_INPUT", "id:too_many");
    await buyer().unsave(product("prd_old_0"));
    await buyer().save(supplier(actors["approved A"]));
    await as("buyer B").save(product("prd_dates"));
  });
});

describe("saved.unsave", () => {
  it("takes back one's own alone, in two calls; a second time is the same", async () => {
    await buyer().save(product("prd_dates"));
    await as("buyer B").save(product("prd_dates"));
    const calls = countCalls(db);
    await buyer().unsave(product("prd_dates"));
    expect(calls()).toBe(2);
    await buyer().unsave(product("prd_dates"));
    await buyer().unsave({ kind: "supplier", id: "prd_dates" });
    expect((await buyer().ids()).product).toEqual([]);
    expect((await as("buyer B").ids()).product).toEqual(["prd_dates"]);
  });

  it("takes back what is not on sale any more", async () => {
    await buyer().save(product("prd_dates"));
    await change(db, "prd_dates", { status: "archived" });
    await buyer().unsave(product("prd_dates"));
    await change(db, "prd_dates", { status: "published" });
    expect((await buyer().ids()).product).toEqual([]);
  });
});

describe("the saved lists", () => {
  it("show the newest first, as they are now, each in two calls", async () => {
    await buyer(1000).save(product("prd_soap"));
    await buyer(2000).save(product("prd_dates"));
    await buyer(1000).save(supplier(actors["approved B"]));
    await buyer(2000).save(supplier(actors["approved A"]));
    const calls = countCalls(db);
    const products = await buyer().products(asked);
    expect(calls()).toBe(2);
    expect(products).toMatchObject({
      pageCount: 1,
      items: [
        { id: "prd_dates", savedAt: 2000, product: { name: "Dates prd_dates", priceMinor: 1250 } },
        { id: "prd_soap", savedAt: 1000, product: { name: "Dates prd_soap" } },
      ],
    });
    const companies = await buyer().suppliers(asked);
    expect(calls()).toBe(4);
    expect(companies.items.map(({ supplier }) => supplier?.slug)).toEqual([
      "company-of-usr-approved-a",
      "company-of-usr-approved-b",
    ]);
    expect((await as("buyer B").products(asked)).items).toEqual([]);
  });

  it("tell nothing of what is off sale but that it was saved", async () => {
    await buyer().save(product("prd_dates"));
    await buyer().save(supplier(actors["approved A"]));
    const where = eq(suppliers.id, supplierIdOf(actors["approved A"]));
    await db.update(suppliers).set({ status: "suspended" }).where(where);
    const [products, companies] = [await buyer().products(asked), await buyer().suppliers(asked)];
    await db.update(suppliers).set({ status: "approved" }).where(where);
    expect(products.items).toEqual([{ id: "prd_dates", savedAt: TEST_NOW, product: null }]);
    expect(companies.items).toEqual([{ id: supplierIdOf(actors["approved A"]), savedAt: TEST_NOW, supplier: null }]);
    await change(db, "prd_dates", { status: "paused" });
    expect((await buyer().products(asked)).items).toMatchObject([{ product: null }]);
    await change(db, "prd_dates", { status: "published" });
  });

  it("go on from page to page, the off sale among them", async () => {
    await fill(MAX_SAVED - PAGE_SIZE);
    await buyer(0).save(product("prd_dates"));
    const first = await buyer().products(asked);
    expect(first).toMatchObject({ page: 1, pageCount: 2, before: null });
    expect(first.items).toHaveLength(PAGE_SIZE);
    expect(await following(first)).toMatchObject({
      page: 2,
      pageCount: 2,
      before: null,
      next: null,
      items: [{ id: "prd_dates", product: { id: "prd_dates" } }],
    });
  });

  it("lose none by what is taken off before the page is turned", async () => {
    await fill(MAX_SAVED - 2 * PAGE_SIZE);
    const first = await buyer().products(asked);
    const rest = (await following(first)).items;
    for (const at of [0, 3, PAGE_SIZE - 1]) await buyer().unsave(product(first.items[at]?.id ?? ""));
    const turned = await following(first);
    expect(turned.items).toEqual(rest);
    expect(turned).toMatchObject({ page: 2, pageCount: 2, before: null, next: null });
    for (const { id } of rest) await buyer().unsave(product(id));
    expect(await following(first)).toMatchObject({ items: [], page: 2, pageCount: 1, before: null });
  });

  it("turn back to the page before, wherever the address leads", async () => {
    await fill(MAX_SAVED - 3 * PAGE_SIZE);
    const first = await buyer().products(asked);
    const middle = await following(first);
    const last = await following(middle);
    expect(last).toMatchObject({ page: 3, pageCount: 3, next: null });
    expect(await buyer().products({ ...asked, after: last.before ?? undefined })).toEqual(middle);
    expect(await buyer().products({ ...asked, after: { at: 0, id: "x" } })).toMatchObject({
      items: [],
      page: 4,
      pageCount: 3,
    });
  });

  it("are read and written by the person's index", async () => {
    await buyer().save(product("prd_dates"));
    const all = [
      () => buyer().products(asked),
      () => buyer().suppliers(asked),
      () => buyer().ids(),
      () => buyer().save(product("prd_soap")),
      () => buyer().save(supplier(actors["approved A"])),
      () => buyer().unsave(product("prd_soap")),
    ];
    for (const call of all) expect(await fullScans(db, call)).toEqual([]);
    const plan = await planOf(db, () => buyer().products(asked));
    expect(plan.filter((step) => step.includes("saved_items_newest")).length).toBeGreaterThan(0);
  });
});

describe("what a person saved", () => {
  it("goes into the export and away with the account", async () => {
    await givePassword(db, actors["buyer B"]);
    await as("buyer B").save(product("prd_dates"));
    const { records } = await callerAs(db, actors["buyer B"]).account.exportData({ password: PASSWORD });
    expect(records).toMatchObject({ saved_items: [{ kind: "product", subjectId: "prd_dates" }] });
    await buyer().save(product("prd_dates"));
    await db.update(users).set({ deleteAfter: TEST_NOW }).where(eq(users.id, actors["buyer B"].userId));
    expect(await deleteDueAccounts(testContext(db))).toBe(1);
    expect(await db.select().from(savedItems)).toMatchObject([{ userId: actors["buyer A"].userId }]);
  });
});
