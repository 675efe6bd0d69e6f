import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import type { Database } from "#drizzle/client.ts";
import { contactMessages } from "#drizzle/schema/content.ts";
import { users } from "#drizzle/schema/identity.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { exchangeRates } from "#drizzle/schema/quotes.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { publish, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"admin" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin", "approved A"]);
});
const admin = () => callerAs(db, actors.admin).admin;

describe("admin.stops", () => {
  it("names currencies without a rate of today and categories in which nobody sells, in one call", async () => {
    await db.delete(exchangeRates).where(eq(exchangeRates.currency, "KWD"));
    await db.update(exchangeRates).set({ fromDay: "2030-01-01" }).where(eq(exchangeRates.currency, "EUR"));
    await publish(db, supplierIdOf(actors["approved A"]));
    const calls = countCalls(db);
    const { currencies, categories } = await admin().stops();
    expect(calls()).toBe(2);
    expect(currencies).toEqual(["KWD", "EUR"]);
    expect(categories).toEqual(CATEGORY_SLUGS.filter((slug) => slug !== "food-products"));
    await db.update(suppliers).set({ status: "suspended" });
    expect((await admin().stops()).categories).toEqual(CATEGORY_SLUGS);
    expect(await fullScans(db, () => admin().stops())).toEqual([]);
  });
});

describe("what an operator types of a company or a person", () => {
  it("finds an application by its tax number, its licence and its owner's phone", async () => {
    const { id } = await makeCompany(db, { status: "pending", changes: { licenceNumber: "CN-778899" } });
    await db.update(suppliers).set({ ownerId: actors.admin.userId }).where(eq(suppliers.id, id));
    await db.update(users).set({ phone: "+971 50 123 4567" }).where(eq(users.id, actors.admin.userId));
    const answer = { item: "trn", trn: "100234567890123" } as const;
    const key = { supplierId: id, item: "trn" } as const;
    await db
      .insert(supplierChecklist)
      .values({ ...key, state: "provided", answer, updatedAt: 1 })
      .onConflictDoUpdate({ target: [supplierChecklist.supplierId, supplierChecklist.item], set: { answer } });
    await makeCompany(db, { status: "pending" });
    for (const q of ["100234567890123", "cn-7788", "0501234567", "+971 50 123", "٠٥٠١٢٣٤٥٦٧"]) {
      expect((await admin().applications({ q })).items.map((company) => company.id)).toEqual([id]);
    }
    expect((await admin().applications({ q: "0509999999" })).items).toEqual([]);
  });

  it("finds an account by its phone, however it is written", async () => {
    await db.update(users).set({ phone: "+971 50-123 4567" }).where(eq(users.id, actors["approved A"].userId));
    for (const q of ["0501234567", "00971501234567", "50 123 4567"]) {
      expect((await admin().users({ q })).items.map(({ id }) => id)).toEqual([actors["approved A"].userId]);
    }
    expect((await admin().users({ q: "0509999999" })).items).toEqual([]);
  });
});

describe("admin.settleMany", () => {
  it("puts a page aside at once, what is done already left as it is, each written down", async () => {
    const message = { name: "n", email: "e@people.example", phone: "1", subject: "s", message: "m" };
    const row = { ...message, locale: "ar", createdAt: 1, updatedAt: 1 } as const;
    await db.insert(contactMessages).values([
      { ...row, id: "msg_1", status: "new" },
      { ...row, id: "msg_2", status: "new" },
      { ...row, id: "msg_3", status: "done" },
      { ...row, id: "msg_4", status: "new" },
    ]);
    const calls = countCalls(db);
    const ids = ["msg_1", "msg_2", "msg_3", "msg_none"];
    expect(await admin().settleMany({ inbox: "contact_message", ids })).toEqual({ count: 2 });
    expect(calls()).toBe(2);
    expect((await admin().contactMessages({})).items.map(({ id }) => id)).toEqual(["msg_4"]);
    const lines = await db.select().from(auditLog);
    expect(lines.map(({ action, entity, entityId }) => [action, entity, entityId])).toEqual([
      ["settle", "contact_message", "msg_1"],
      ["settle", "contact_message", "msg_2"],
    ]);
    expect(await admin().settleMany({ inbox: "contact_message", ids })).toEqual({ count: 0 });
    expect(await db.select().from(auditLog)).toHaveLength(2);
    await expectRefusal(admin().settleMany({ inbox: "lead", ids: [] }), "BAD_INPUT");
    expect(await fullScans(db, () => admin().settleMany({ inbox: "contact_message", ids }))).toEqual([]);
  });
});
