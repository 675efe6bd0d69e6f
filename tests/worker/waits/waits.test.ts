import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqQuestions } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { DAY_MS, orderIn } from "../orders/orders.ts";
import { quoteIn, quoteOf, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { FOR_BUYER, FOR_SELLER, makeEverything } from "./everything.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "suspended", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "suspended"]);
  await db
    .update(suppliers)
    .set({ licenceValidUntil: TEST_NOW - DAY_MS })
    .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
  await makeEverything(db, actors["buyer A"], actors["approved A"]);
}, 60_000);

type Item = Awaited<ReturnType<typeof pageOf>>["items"][number];
const pageOf = (name: keyof typeof actors, page = 1) => callerAs(db, actors[name]).waits.list({ page });

/** All pages, as a reader who goes to the end of the list. */
async function listOf(name: keyof typeof actors): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await pageOf(name, page);
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}

describe("waits.list", () => {
  it.each([
    ["buyer A", FOR_BUYER],
    ["approved A", FOR_SELLER],
  ] as const)("holds each kind of thing that waits for %s once, and counts them", async (name, expected) => {
    const items = await listOf(name);
    expect(items.map((item) => item.name).sort()).toEqual(expected);
    expect((await pageOf(name)).total).toBe(expected.length);
    const untils = items.map(({ until }) => until ?? Number.POSITIVE_INFINITY);
    expect(untils).toEqual(untils.toSorted((a, b) => a - b));
  });

  it("is empty for who has nothing to do, and holds nothing of others", async () => {
    expect(await pageOf("buyer B")).toMatchObject({ items: [], total: 0 });
    expect(await pageOf("suspended")).toMatchObject({ items: [], total: 0 });
  });

  it("says whom one deals with, but never who asks before a quote", async () => {
    const items = await listOf("approved A");
    const of = (name: Item["name"]) => items.find((item) => item.name === name);
    expect(of("supplier_invitation_quote")).toMatchObject({
      party: null,
      path: expect.stringMatching(/^\/inbox\/inv_/),
    });
    expect(of("supplier_order_confirm")).toMatchObject({
      party: "شركة النخيل",
      about: { description: "تمر مجدول", names: {} },
    });
    expect(of("supplier_product_submit")).toMatchObject({
      about: { ar: "منتج يعدل" },
      path: expect.stringContaining("?id=prd_"),
    });
    const [quote] = (await listOf("buyer A")).filter(({ name }) => name === "buyer_quote_accept");
    expect(quote?.party).toEqual({ ar: `شركة ${supplierIdOf(actors["approved A"])}` });
  });

  it("reads in two calls, by index, whatever the page", async () => {
    const calls = countCalls(db);
    await pageOf("approved A");
    expect(calls()).toBe(2);
    expect(await fullScans(db, () => pageOf("approved A", 3))).toEqual([]);
    expect(await fullScans(db, () => pageOf("buyer A"))).toEqual([]);
  });

  it("lets go of a counter-offer as soon as it is answered, and gives it to the buyer", async () => {
    const { id, version } = await quoteIn(db, actors["buyer A"], actors["approved A"], "countered");
    const has = async (name: keyof typeof actors) => (await listOf(name)).some(({ path }) => path === `/quotes/${id}`);
    expect([await has("approved A"), await has("buyer A")]).toEqual([true, false]);
    await callerAs(db, actors["approved A"]).quotes.declineCounter({ id, version });
    expect([await has("approved A"), await has("buyer A")]).toEqual([false, true]);
    const { version: seen } = await quoteOf(db, id);
    await callerAs(db, actors["buyer A"]).quotes.reject({ id, version: seen, reason: "price", note: null });
    expect([await has("approved A"), await has("buyer A")]).toEqual([false, false]);
  });

  it.each<Partial<typeof quotes.$inferInsert>>([
    { status: "withdrawn" },
    { status: "rejected" },
    { validUntil: TEST_NOW },
  ])("lets go of a guest's question once its quote is over: %j", async (over) => {
    const has = async () => (await listOf("approved A")).some(({ name }) => name === "supplier_question_answer");
    const [asked] = await db.select().from(rfqQuestions).where(eq(rfqQuestions.id, "qst_guest"));
    const ofQuote = eq(quotes.invitationId, asked?.invitationId ?? "");
    const [{ status, validUntil } = {}] = await db.select().from(quotes).where(ofQuote);
    expect(await has()).toBe(true);
    await db.update(quotes).set(over).where(ofQuote);
    expect(await has()).toBe(false);
    await db.update(quotes).set({ status: "accepted" }).where(ofQuote);
    expect(await has(), "it became an order").toBe(true);
    await db.update(quotes).set({ status, validUntil }).where(ofQuote);
  });

  it("pages through many rows without leaving one out", async () => {
    const rows = Array.from({ length: 47 }, (_, place) =>
      orderIn(db, actors["buyer B"], actors["approved A"], "delivered", {
        deliveredAt: TEST_NOW - (place % 5) * DAY_MS,
        updatedAt: TEST_NOW - place,
      }),
    );
    const made = await Promise.all(rows);
    const items = await listOf("buyer B");
    expect(items.map(({ reference }) => reference).sort()).toEqual(made.map(({ reference }) => reference).sort());
    expect((await pageOf("buyer B")).total).toBe(47);
    expect((await pageOf("buyer B", 3)).items).toHaveLength(7);
  });
});

describe("a company that may not sell", () => {
  it("is waited for by nothing of its trade", async () => {
    const owner = actors["approved A"].userId;
    await db.update(suppliers).set({ status: "suspended" }).where(eq(suppliers.ownerId, owner));
    const names = (await listOf("approved A")).map(({ name }) => name);
    expect(names.sort()).toEqual(["supplier_company_provide_items", "supplier_company_renew_licence"]);
    await db.update(suppliers).set({ status: "approved" }).where(eq(suppliers.ownerId, owner));
    expect(await db.$count(users)).toBe(4);
  });
});
