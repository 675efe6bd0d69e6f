import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { contactMessages } from "#drizzle/schema/content.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { makeCompany } from "./companies.ts";

const DAY_MS = 24 * 3_600_000;
let db: Database;
let actors: Record<"admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin"]);
});
const operator = () => callerAs(db, actors.admin).admin;

describe("admin.overview", () => {
  it("counts each queue and tells what waits longest, in one call besides the session's", async () => {
    await makeCompany(db, { status: "pending", changes: { appliedAt: TEST_NOW - 2 * DAY_MS } });
    await makeCompany(db, { status: "pending", changes: { appliedAt: TEST_NOW - 5 * DAY_MS } });
    await makeCompany(db, { status: "approved", checklist: "provided" });
    await makeCompany(db, { status: "approved" });
    const times = { createdAt: TEST_NOW - DAY_MS, updatedAt: TEST_NOW };
    const message = {
      name: "n",
      email: "e@people.example",
      phone: "1",
      subject: "s",
      message: "m",
      locale: "ar",
    } as const;
    await db.insert(contactMessages).values([
      { id: "msg_1", ...message, status: "new", ...times },
      { id: "msg_2", ...message, status: "done", ...times },
    ]);
    const mail = { template: "x", recipient: "e@people.example", locale: "ar", data: {}, nextAttemptAt: 1 } as const;
    await db.insert(outbox).values({ id: "out_1", ...mail, status: "parked", ...times });
    const calls = countCalls(db);
    const seen = await operator().overview();
    expect(calls()).toBe(2);
    const lateAfter = { days: 3, unit: "working_days" };
    const nothing = { count: 0, oldestAt: null, workingDays: null, isLate: false, lateAfter };
    const waiting = { count: 1, oldestAt: TEST_NOW - DAY_MS, workingDays: 0, isLate: false, lateAfter };
    expect(seen).toEqual({
      applications: { count: 2, oldestAt: TEST_NOW - 5 * DAY_MS, workingDays: 4, isLate: true, lateAfter },
      claims: nothing,
      companyChanges: nothing,
      renewals: { count: 1, oldestAt: 1, workingDays: expect.any(Number), isLate: true, lateAfter },
      productsInReview: nothing,
      revisions: nothing,
      contactMessages: waiting,
      leads: nothing,
      tips: nothing,
      parkedMails: waiting,
      reports: nothing,
      proposals: nothing,
      disputes: { ...nothing, lateAfter: { days: 7, unit: "days" } },
    });
    expect(await fullScans(db, () => operator().overview())).toEqual([]);
  });
});

describe("admin.applications", () => {
  it("lists those that wait longest first, with their age in working days", async () => {
    const late = await makeCompany(db, { status: "pending", changes: { appliedAt: TEST_NOW - 10 * DAY_MS } });
    const fresh = await makeCompany(db, { status: "pending", changes: { appliedAt: TEST_NOW - DAY_MS } });
    await makeCompany(db, { status: "rejected" });
    const calls = countCalls(db);
    const { items, total } = await operator().applications({});
    expect(calls()).toBe(2);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: late.id, isLate: true, workingDays: 7, email: late.email },
      { id: fresh.id, isLate: false, workingDays: 0 },
    ]);
    const newest = await operator().applications({ sort: "newest" });
    expect(newest.items.map(({ id }) => id)).toEqual([fresh.id, late.id]);
    expect(await fullScans(db, () => operator().applications({ sort: "newest", q: "x" }))).toEqual([]);
  });

  it("finds names however they are written, and e-mails", async () => {
    const { id, email } = await makeCompany(db, { status: "pending", name: "شركة الأصالة لتمور المدينة" });
    await makeCompany(db, { status: "pending", name: "Société Générale des Dattes", locale: "fr" });
    const found = async (q: string) => (await operator().applications({ q })).items.map((item) => item.id);
    expect(await found("الاصاله")).toEqual([id]);
    expect(await found(email.toUpperCase())).toEqual([id]);
    expect(await found("GENERALE")).toHaveLength(1);
    expect(await found("nobody")).toEqual([]);
  });

  it("lists and finds companies of every state, in the order in which they came", async () => {
    const name = "Every State Trading";
    const first = await makeCompany(db, { status: "suspended", name, locale: "en" });
    const last = await makeCompany(db, { status: "terminated", name, locale: "en" });
    const found = async (sort: "oldest" | "newest") =>
      (await operator().applications({ status: "all", q: "every state", sort })).items.map(({ id }) => id);
    expect(await found("oldest")).toEqual([first.id, last.id]);
    expect(await found("newest")).toEqual([last.id, first.id]);
    const { total } = await operator().applications({ status: "all" });
    expect(total).toBe((await db.select().from(suppliers)).length);
    expect(await fullScans(db, () => operator().applications({ status: "all", q: "x" }))).toEqual([]);
  });

  it("lists renewals of approved companies, and pages of 24", async () => {
    const { id } = await makeCompany(db, { status: "approved", checklist: "provided" });
    await makeCompany(db, { status: "approved" });
    const { items, total } = await operator().applications({ status: "renewal" });
    expect([items.map((item) => item.id), total]).toEqual([[id], 1]);
    expect(await fullScans(db, () => operator().applications({ status: "renewal" }))).toEqual([]);
    for (let at = 0; at < 25; at += 1) await makeCompany(db, { status: "pending" });
    const [first, second] = [await operator().applications({}), await operator().applications({ page: 2 })];
    expect([first.items.length, second.items.length, first.total]).toEqual([24, 1, 25]);
  });
});

describe("admin.application", () => {
  it("tells everything of one company in one call, with others of the same licence or tax number", async () => {
    const licence = await makeCompany(db, { status: "approved", changes: { licenceNumber: "CN-1" } });
    const taxed = await makeCompany(db, { status: "rejected" });
    const { id, email } = await makeCompany(db, { status: "pending", changes: { licenceNumber: "CN-1" } });
    for (const supplierId of [taxed.id, id]) {
      await db
        .update(supplierChecklist)
        .set({ answer: { item: "trn", trn: "100123456700003" } })
        .where(eq(supplierChecklist.supplierId, supplierId));
    }
    const calls = countCalls(db);
    const seen = await operator().application({ id });
    expect(calls()).toBe(2);
    expect(seen).toMatchObject({ id, owner: { email }, isLate: true, actions: ["request_info", "approve", "reject"] });
    expect(seen.checklist).toHaveLength(7);
    expect(seen.duplicates.map((one) => one.id).sort()).toEqual([licence.id, taxed.id].sort());
    expect(JSON.stringify(seen)).not.toMatch(/passwordHash|fileKey/);
    expect(await fullScans(db, () => operator().application({ id }))).toEqual([]);
    await expectRefusal(operator().application({ id: "sup_none" }), "NOT_FOUND");
    await db.update(suppliers).set({ ownerId: null }).where(eq(suppliers.id, id));
    expect((await operator().application({ id })).owner).toBeNull();
  });

  it.each([
    ["العين", "BH", "AE"],
    ["Al Ain", "AE", null],
    ["Nowhere", "BH", null],
    ["", "BH", null],
  ])("says where a city is that is known elsewhere: %s in %s", async (city, country, cityElsewhere) => {
    const { id } = await makeCompany(db, { status: "pending", changes: { city, country } });
    expect(await operator().application({ id })).toMatchObject({ city, country, cityElsewhere });
  });
});
