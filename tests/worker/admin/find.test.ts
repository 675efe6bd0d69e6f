import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { documentNumber } from "#domain/orders/order-reference.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { supplierChecklist } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { orderIn } from "../orders/orders.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { openRfq, publish, quoteIn, quoteOf, startedQuote, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans, planOf } from "../support/query-plans.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B" | "admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B", "admin"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});
const find = (q: string) => callerAs(db, actors.admin).admin.find({ q });

type Found = Awaited<ReturnType<typeof find>>;
const GROUPS = ["orders", "requests", "quotes", "companies", "people", "products"] as const;

/** How many of each group there are, of those that have any. */
function totals(found: Found): Partial<Record<(typeof GROUPS)[number], number>> {
  return Object.fromEntries(GROUPS.map((group) => [group, found[group].total]).filter(([, total]) => total !== 0));
}

describe("admin.find", () => {
  it("finds an order by its buyer's company, its buyer's name, e-mail and phone, the newest first", async () => {
    const buyer = {
      ...{ companyName: "مؤسسة الواحة للتجارة", contactName: "سارة الأنصاري", email: "Sara@Waha.example" },
      ...{ phone: "+971 50 765 4321", country: "AE", city: "Dubai", address: "1", trn: null },
    };
    const [a, b] = [actors["buyer A"], actors["approved A"]];
    const old = await orderIn(db, a, b, "shipped", { createdAt: TEST_NOW - 5, buyer });
    const young = await orderIn(db, a, b, "confirmed", { createdAt: TEST_NOW, buyer });
    for (const q of ["الواحه", "ساره الانصاري", "sara@waha", "0507654321"]) {
      const { orders } = await find(q);
      expect(
        orders.items.map(({ reference }) => reference),
        q,
      ).toEqual([young.reference, old.reference]);
    }
    expect(await find(documentNumber(old.reference, "proforma").toLowerCase())).toMatchObject({
      first: "orders",
      orders: { total: 1, items: [{ reference: old.reference }] },
    });
  });

  it("finds a company by its name however it is written, its tax and licence numbers, its owner's e-mail and phone", async () => {
    const name = "شركة الأصالة للمضخات";
    const { id, ownerId, email } = await makeCompany(db, {
      status: "suspended",
      name,
      changes: { licenceNumber: "CN-5512" },
    });
    await db.update(users).set({ phone: "+971509998877" }).where(eq(users.id, ownerId));
    const answer = { item: "trn", trn: "100234567890123" } as const;
    await db.update(supplierChecklist).set({ answer }).where(eq(supplierChecklist.supplierId, id));
    for (const q of ["الاصاله", "100234567890123", "cn-5512", email.toUpperCase(), "0509998877"]) {
      expect((await find(q)).companies, q).toMatchObject({ total: 1, items: [{ id, email, names: { ar: name } }] });
    }
    const found = await find(email);
    expect(found.first).toBe("people");
    expect(found.people.items.map((person) => person.id)).toEqual([ownerId]);
  });

  it("puts the account of a whole e-mail before those that have it in theirs", async () => {
    const [one, other] = [await makeCompany(db, { status: "approved" }), await makeCompany(db, { status: "approved" })];
    await db.update(users).set({ email: "li@sea.example", createdAt: 1 }).where(eq(users.id, one.ownerId));
    await db.update(users).set({ email: "ali@sea.example" }).where(eq(users.id, other.ownerId));
    const { people, first } = await find("LI@sea.example");
    expect(people.items.map(({ email }) => email)).toEqual(["li@sea.example", "ali@sea.example"]);
    expect(first).toBe("people");
    expect((await find("i@sea.example")).first).toBeNull();
  });

  it("finds a request, its quotes and its order by the number of any of them, and nothing else", async () => {
    const { id: quoteId, rfq } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    const quote = await quoteOf(db, quoteId);
    const order = await orderIn(db, actors["buyer A"], actors["approved A"], "confirmed", { quoteId });
    const trade = { orders: 1, requests: 1, quotes: 1 };
    for (const [q, first] of [
      [quote.reference, "quotes"],
      [` ${rfq.reference.toLowerCase()} `, "requests"],
      [order.reference, "orders"],
    ] as const) {
      const found = await find(q);
      expect([found.first, totals(found)], q).toEqual([first, trade]);
      expect(found.quotes.items[0]).toMatchObject({ reference: quote.reference, rfqReference: rfq.reference });
    }
    expect(totals(await find("QUO-2026-AAAAAA"))).toEqual({});
  });

  it("finds a request, a quote and an order by a part of their numbers, as it is said by phone", async () => {
    const { id: quoteId, rfq } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    const quote = await quoteOf(db, quoteId);
    const order = await orderIn(db, actors["buyer A"], actors["approved A"], "confirmed", { quoteId });
    const tail = (reference: string) => reference.slice(-6);
    const referencesOf = async (q: string, group: "orders" | "requests" | "quotes") =>
      (await find(q))[group].items.map(({ reference }) => reference);
    for (const [group, { reference }] of [
      ["orders", order],
      ["requests", rfq],
      ["quotes", quote],
    ] as const) {
      for (const q of [
        tail(reference),
        ` ${tail(reference).toLowerCase()} `,
        tail(reference).slice(1),
        reference.slice(0, -2),
      ])
        expect(await referencesOf(q, group), q).toContain(reference);
    }
    expect(await referencesOf(documentNumber(order.reference, "proforma").slice(0, -2), "orders")).toEqual([
      order.reference,
    ]);
    expect((await find(order.reference.slice(0, -2))).requests.total).toBe(0);
    const steps = await planOf(db, () => find(tail(order.reference)));
    expect(steps.filter((step) => /^SCAN (orders|rfqs|quotes)/.test(step))).toEqual([]);
  });

  it("keeps drafts of quotes to their suppliers", async () => {
    const { id } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    expect(totals(await find((await quoteOf(db, id)).reference))).toEqual({ requests: 1 });
  });

  it("finds requests by their sender's name and words, products by name and number, five of each at most", async () => {
    const { id } = await openRfq(db, actors["buyer A"]);
    const words = { contactName: "Yusuf Karim", description: "Zinc sheets for roofs" };
    await db.update(rfqs).set(words).where(eq(rfqs.id, id));
    expect(totals(await find("yusuf karim"))).toEqual({ requests: 1 });
    expect(totals(await find("zinc sheets"))).toEqual({ requests: 1 });
    for (let at = 0; at < 6; at += 1) await publish(db, supplierIdOf(actors["approved B"]), {}, `كبريتات ${at}`);
    const { products } = await find("كبريتات");
    expect([products.total, products.items.length]).toEqual([6, 5]);
    expect(products.items[0]?.names).toEqual({ ar: "كبريتات 5" });
  });

  it("says that there is nothing, and takes signs as they are", async () => {
    for (const q of ["zzqqxx", "*zz[", "zz'; drop table users"]) expect(totals(await find(q))).toEqual({});
  });

  it("is one database call, and reads no table beyond what the lists read", async () => {
    const calls = countCalls(db);
    await find("palm");
    expect(calls()).toBe(2);
    const scans = await fullScans(db, () => find("palm"));
    // Names of companies, as the list of orders reads them.
    expect(scans.filter((scan) => !scan.startsWith("SCAN supplier_translations"))).toEqual([]);
    const steps = await planOf(db, () => find("ORD-2026-AAAAAA"));
    expect(steps.filter((step) => /^SCAN (orders|rfqs|quotes)/.test(step))).toEqual([]);
  });
});
