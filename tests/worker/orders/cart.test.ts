import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { cartItems } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { change, stock } from "./shop.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
  await stock(db, actors["approved A"], {
    id: "prd_dates",
    tiers: [
      [50, 1100],
      [200, 955],
    ],
  });
  await stock(db, actors["approved B"], { id: "prd_oil", priceMinor: null });
  await stock(db, actors["approved B"], { id: "prd_soap", moq: 20, orderMultiple: 12 });
  await stock(db, actors["approved B"], { id: "prd_paused", status: "paused" });
});
beforeEach(async () => {
  await db.delete(cartItems);
});

const visitor = () => callerAs(db, null).cart;
const buyer = () => callerAs(db, actors["buyer A"]).cart;
const line = (productId: string, quantity: number) => ({ productId, quantity });

describe("cart.price", () => {
  it("prices every line by its tier, in the reader's language, in one call", async () => {
    const calls = countCalls(db);
    const lines = [line("prd_dates", 200), line("prd_oil", 10)];
    const answer = await visitor().price({ lines, locale: "en" });
    expect(calls()).toBe(1);
    expect(answer.lines).toMatchObject([
      {
        productId: "prd_dates",
        product: { name: "Dates prd_dates", moq: 10, multiple: 1, tiers: [{ minQuantity: 50 }, { minQuantity: 200 }] },
        supplier: { slug: "company-of-usr-approved-a" },
        unitPriceMinor: 955,
        amountMinor: 191_000,
        problem: null,
      },
      {
        productId: "prd_oil",
        product: { name: "Dates prd_oil" },
        unitPriceMinor: null,
        problem: { code: "on_request" },
      },
    ]);
  });

  it("names the next quantity below the minimum and between steps, and what is not on sale", async () => {
    const lines = [line("prd_dates", 3), line("prd_paused", 10), line("prd_unknown", 1), line("prd_soap", 30)];
    const answer = await visitor().price({ lines, locale: "ar" });
    expect(answer.lines.map(({ problem }) => problem)).toEqual([
      { code: "below_moq", next: 10 },
      { code: "not_available" },
      { code: "not_available" },
      { code: "not_a_multiple", next: 36 },
    ]);
    expect(answer.lines.map(({ product }) => product === null)).toEqual([false, true, true, false]);
  });

  it("hides what a supplier sells from the moment it is suspended", async () => {
    const where = eq(suppliers.id, supplierIdOf(actors["approved A"]));
    await db.update(suppliers).set({ status: "suspended" }).where(where);
    const { lines } = await visitor().price({ lines: [line("prd_dates", 20)], locale: "ar" });
    await db.update(suppliers).set({ status: "approved" }).where(where);
    expect(lines).toMatchObject([{ product: null, problem: { code: "not_available" } }]);
  });

  it("refuses a product that stands twice, no quantity and more than 50 lines", async () => {
    const call = (lines: { productId: string; quantity: number }[]) => visitor().price({ lines, locale: "ar" });
    await expectRefusal(call([line("a", 1), line("a", 2)]), "BAD_INPUT", "lines:twice");
    await expectRefusal(call([line("a", 0)]), "BAD_INPUT", "lines.0.quantity:too_small");
    await expectRefusal(call(Array.from({ length: 51 }, (_, at) => line(`p${at}`, 1))), "BAD_INPUT", "lines:too_big");
  });

  it("reads no table from end to end", async () => {
    const lines = [line("prd_dates", 20)];
    expect(await fullScans(db, () => visitor().price({ lines, locale: "ar" }))).toEqual([]);
    expect(await fullScans(db, () => buyer().mine({ locale: "ar" }))).toEqual([]);
    expect(await fullScans(db, () => buyer().save({ lines }))).toEqual([]);
    expect(await fullScans(db, () => buyer().merge({ lines }))).toEqual([]);
  });
});

describe("the cart of an account", () => {
  it("is just what was saved last, in its order, and nobody else's", async () => {
    await buyer().save({ lines: [line("prd_oil", 1), line("prd_dates", 5)] });
    const saved = await buyer().save({ lines: [line("prd_oil", 2), line("prd_unknown", 5), line("prd_dates", 7)] });
    expect(saved.lines).toEqual([line("prd_oil", 2), line("prd_dates", 7)]);
    expect((await callerAs(db, actors["buyer B"]).cart.mine({ locale: "ar" })).lines).toEqual([]);
    await buyer().save({ lines: [line("prd_dates", 7)] });
    const calls = countCalls(db);
    const mine = await buyer().mine({ locale: "ar" });
    expect(calls()).toBe(2);
    expect(mine.lines).toMatchObject([{ ...line("prd_dates", 7), product: { name: "تمر prd_dates" } }]);
  });

  it("takes a browser's cart in once, however often it is brought", async () => {
    await buyer().save({ lines: [line("prd_dates", 30)] });
    const brought = [line("prd_dates", 20), line("prd_oil", 4)];
    const once = await buyer().merge({ lines: brought });
    expect(once.lines).toEqual([line("prd_dates", 30), line("prd_oil", 4)]);
    expect((await buyer().merge({ lines: brought })).lines).toHaveLength(2);
    expect((await buyer().merge({ lines: [line("prd_dates", 40)] })).lines).toContainEqual(line("prd_dates", 40));
  });

  it("never grows beyond 50 products, the newest of which stay", async () => {
    const many = Array.from({ length: 49 }, (_, at) => `prd_many_${at}`);
    for (const id of many) await stock(db, actors["approved A"], { id });
    await buyer().save({ lines: [line("prd_dates", 1), line("prd_oil", 1)] });
    const { lines } = await buyer().merge({ lines: many.map((id) => line(id, 1)) });
    expect(lines).toHaveLength(50);
    await change(db, "prd_many_1", { status: "archived" });
    const { lines: priced } = await buyer().mine({ locale: "ar" });
    expect(priced.find(({ productId }) => productId === "prd_many_1")?.problem).toEqual({ code: "not_available" });
  });
});
