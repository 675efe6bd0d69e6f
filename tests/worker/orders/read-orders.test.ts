import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { documentNumber } from "#domain/orders/order-reference.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { orderLines, orders } from "#drizzle/schema/orders.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeProduct, nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { orderIn } from "./orders.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B" | "suspended" | "admin", Actor>;
const references: Record<string, string> = {};
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B", "suspended", "admin"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"], actors.suspended);
  for (const [at, status] of ORDER_STATUSES.entries()) {
    const { reference } = await orderIn(db, actors["buyer A"], actors["approved A"], status, { createdAt: at });
    references[status] = reference;
  }
  references.suspended = (await orderIn(db, actors["buyer B"], actors.suspended, "shipped")).reference;
});
const of = (status: string) => references[status] ?? "";

describe("lists of orders", () => {
  it("show a buyer and a supplier their own, the newest first, in one call besides the session's", async () => {
    const context = contextOf(db, actors["buyer A"]);
    const calls = countCalls(db);
    const mine = await callerOf(context).orders.mine({});
    expect(calls()).toBe(2);
    expect(mine.items.map(({ reference }) => reference)).toEqual([...ORDER_STATUSES].reverse().map(of));
    expect(mine.items[0]).toMatchObject({
      firstLine: { description: "تمر مجدول", names: {} },
      linesCount: 1,
      party: { ar: "شركة usr_approved-a" },
    });
    const oneOfEach = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 1]));
    expect(mine.counts).toEqual(oneOfEach);
    const sold = await callerAs(db, actors["approved A"]).orders.sold({ status: "shipped" });
    expect(sold.counts).toEqual(oneOfEach);
    expect(sold).toMatchObject({ total: 1, items: [{ reference: of("shipped"), party: "شركة النخيل" }] });
    expect((await callerAs(db, actors["approved B"]).orders.sold({})).total).toBe(0);
    expect((await callerAs(db, actors["approved A"]).orders.mine({})).total).toBe(0);
  });

  it("count and filter an order as it is shown where the scheduler has not run yet", async () => {
    const now = Date.UTC(2026, 10, 21);
    const lapsed = await orderIn(db, actors["buyer B"], actors["approved B"], "new", { answerBy: now });
    const done = await orderIn(db, actors["buyer B"], actors["approved B"], "delivered", { deliveredAt: 0 });
    const sold = (status?: "new" | "cancelled" | "delivered" | "completed") =>
      callerAs(db, actors["approved B"], { now: () => now }).orders.sold(status ? { status } : {});
    expect((await sold()).counts).toEqual({ cancelled: 1, completed: 1 });
    expect([(await sold("new")).total, (await sold("delivered")).total]).toEqual([0, 0]);
    expect(await sold("cancelled")).toMatchObject({ total: 1, items: [{ reference: lapsed.reference }] });
    expect(await sold("completed")).toMatchObject({ total: 1, items: [{ reference: done.reference }] });
    await db.delete(orders).where(inArray(orders.id, [lapsed.id, done.id]));
  });

  it("name goods and companies as they are called now in each language that has a name of its own", async () => {
    const { id, reference } = await orderIn(db, actors["buyer B"], actors["approved A"], "new");
    const { id: productId } = await makeProduct(db, actors["approved A"], actors.admin, "published");
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    await db.update(orderLines).set({ productNumber: product?.number }).where(eq(orderLines.orderId, id));
    const lent = {
      name: "شركة usr_approved-a",
      nameLocale: "ar" as const,
      city: "",
      specialization: "",
      description: "",
    };
    const supplierId = supplierIdOf(actors["approved A"]);
    await db.insert(supplierTranslations).values({ ...lent, supplierId, locale: "en" });
    const names = { ar: expect.any(String), en: expect.any(String), fr: expect.any(String) };
    const buyer = callerAs(db, actors["buyer B"]);
    const [card] = (await buyer.orders.mine({ status: "new" })).items;
    expect(card).toMatchObject({ reference, firstLine: { description: "تمر مجدول", names } });
    expect(card?.party).toEqual({ ar: "شركة usr_approved-a" });
    expect((await buyer.orders.one({ reference })).lines).toMatchObject([{ description: "تمر مجدول", names }]);
    const all = await callerAs(db, actors.admin).orders.all({ status: "new", q: reference });
    expect(all.items[0]).toMatchObject({ supplierNames: { ar: "شركة usr_approved-a" } });
    await db.delete(supplierTranslations).where(eq(supplierTranslations.nameLocale, "ar"));
    await db.delete(orderLines).where(eq(orderLines.orderId, id));
    await db.delete(orders).where(eq(orders.id, id));
  });

  it("say which goods are still sold, so that they can be ordered again", async () => {
    const { id, reference } = await orderIn(db, actors["buyer B"], actors["approved A"], "completed");
    const { id: productId } = await makeProduct(db, actors["approved A"], actors.admin, "published");
    const [product] = await db.select().from(products).where(eq(products.id, productId));
    await db.update(orderLines).set({ productNumber: product?.number }).where(eq(orderLines.orderId, id));
    const buyer = callerAs(db, actors["buyer B"]);
    const seen = await buyer.orders.one({ reference });
    expect(seen.lines).toMatchObject([{ productId }]);
    expect(seen.order.category).toBe(product?.category);
    await db.update(products).set({ status: "paused" }).where(eq(products.id, productId));
    expect((await buyer.orders.one({ reference })).lines).toMatchObject([{ productId: null }]);
    await expectRefusal(callerAs(db, actors["buyer A"]).orders.one({ reference }), "NOT_FOUND");
    await db.delete(orderLines).where(eq(orderLines.orderId, id));
    await db.delete(orders).where(eq(orders.id, id));
  });

  it("read no table from end to end", async () => {
    expect(await fullScans(db, () => callerAs(db, actors["buyer A"]).orders.mine({ status: "new" }))).toEqual([]);
    expect(await fullScans(db, () => callerAs(db, actors["buyer A"]).orders.mine({}))).toEqual([]);
    expect(await fullScans(db, () => callerAs(db, actors["approved A"]).orders.sold({}))).toEqual([]);
    expect(await fullScans(db, () => callerAs(db, actors.admin).orders.all({ status: "shipped" }))).toEqual([]);
    expect(await fullScans(db, () => callerAs(db, actors.admin).orders.all({}))).toEqual([]);
    expect(await fullScans(db, () => callerAs(db, actors["buyer A"]).orders.one({ reference: of("new") }))).toEqual([]);
  });
});

describe("orders.one", () => {
  it("shows both sides the same order, each with its own buttons, and the platform its rulings", async () => {
    const context = contextOf(db, actors["buyer A"]);
    const calls = countCalls(db);
    const bought = await callerOf(context).orders.one({ reference: of("new") });
    expect(calls()).toBe(2);
    const sold = await callerAs(db, actors["approved A"]).orders.one({ reference: of("new") });
    expect([bought.side, bought.actions]).toEqual(["buyer", ["cancel", "upload"]]);
    expect([sold.side, sold.actions]).toEqual(["supplier", ["confirm", "decline", "upload"]]);
    expect({ ...sold, side: 0, actions: 0, supplier: 0 }).toEqual({ ...bought, side: 0, actions: 0, supplier: 0 });
    const operator = await callerAs(db, actors.admin).orders.one({ reference: of("disputed") });
    expect([operator.side, operator.actions]).toEqual(["admin", ["settle_completed", "settle_cancelled"]]);
  });

  it("gives away no account, key or licence, and the supplier's mail to nobody", async () => {
    const page = JSON.stringify(await callerAs(db, actors["buyer A"]).orders.one({ reference: of("shipped") }));
    for (const secret of [
      actors["approved A"].email,
      actors["buyer A"].userId,
      "sup_",
      "licence",
      "password",
      "fileKey",
    ]) {
      expect(page).not.toContain(secret);
    }
  });

  it("is another's and missing alike", async () => {
    const stranger = callerAs(db, actors["buyer B"]).orders;
    const [others, missing] = [
      await refusalOf(stranger.one({ reference: of("new") })),
      await refusalOf(stranger.one({ reference: "ORD-2026-AAAAAA" })),
    ];
    expect([others.code, others.details]).toEqual([missing.code, missing.details]);
    expect(missing.code).toBe("NOT_FOUND");
  });

  it("is read by a suspended supplier, who may do nothing with it", async () => {
    const page = await callerAs(db, actors.suspended).orders.one({ reference: of("suspended") });
    expect([page.side, page.actions]).toEqual(["supplier", []]);
  });
});

describe("orders.verify", () => {
  it("proves a paper by number and code in one call, and nothing by one of them alone", async () => {
    const number = documentNumber(of("shipped"), "proforma");
    const calls = countCalls(db);
    const document = await callerAs(db, null).orders.verify({ number, code: "ABCDEFGHJK", locale: "ar" });
    expect(calls()).toBe(1);
    expect(document).toMatchObject({ document: "proforma", number, reference: of("shipped"), totalMinor: 105_000 });
    expect(JSON.stringify(document)).not.toContain("@");
    const wrong = callerAs(db, null).orders.verify({ number, code: "ABCDEFGHJJ", locale: "ar" });
    await expectRefusal(wrong, "NOT_FOUND");
    const unknown = callerAs(db, null).orders.verify({ number: "PO-2026-AAAAAA", code: "ABCDEFGHJK", locale: "ar" });
    await expectRefusal(unknown, "NOT_FOUND");
  });
});
