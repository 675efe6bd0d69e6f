import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { MOST_TOGETHER } from "#domain/admin/review-reports.ts";
import type { Database } from "#drizzle/client.ts";
import { productTranslations } from "#drizzle/schema/catalogue.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeCompany } from "../admin/companies.ts";
import { makeProduct, nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const DAY_MS = 24 * 3_600_000;
let db: Database;
let actors: Record<"admin" | "buyer A" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin", "buyer A", "approved A"]);
});
const operator = () => callerAs(db, actors.admin).admin;

type Draft = Partial<typeof reports.$inferInsert> & { id: string; subjectId: string };
async function reported(...drafts: Draft[]): Promise<void> {
  const usual = {
    subjectKind: "supplier",
    reason: "spam",
    reporterEmail: "witness@example.com",
    locale: "ar",
    status: "new",
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  } as const;
  await db.insert(reports).values(drafts.map((draft) => ({ ...usual, ...draft })));
}

describe("admin.reports", () => {
  it("shows the reports of one subject together, those that wait longest first, with the way to it", async () => {
    await nameCompanies(db, actors["approved A"]);
    const product = await makeProduct(db, actors["approved A"], actors.admin, "published");
    const { id } = await makeCompany(db, { status: "suspended", name: "شركة السراب" });
    await reported(
      { id: "rpt_1", subjectId: id, createdAt: TEST_NOW - DAY_MS },
      { id: "rpt_2", subjectKind: "product", subjectId: product.id, createdAt: TEST_NOW - 9 * DAY_MS },
      { id: "rpt_3", subjectId: id, reporterId: actors["buyer A"].userId, reporterEmail: null },
      { id: "rpt_4", subjectKind: "conversation", subjectId: "cnv_1" },
      { id: "rpt_5", subjectId: id, status: "settled", outcome: "warned", settledAt: TEST_NOW },
    );
    const calls = countCalls(db);
    const { items, total } = await operator().reports({});
    expect(calls()).toBe(2);
    expect(total).toBe(3);
    expect(items.map(({ subjectId, count }) => [subjectId, count])).toEqual([
      [product.id, 1],
      [id, 2],
      ["cnv_1", 1],
    ]);
    expect(items[0]).toMatchObject({
      isLate: true,
      state: "published",
      category: "food-products",
      slug: expect.any(String),
    });
    expect(items[1]).toMatchObject({ isLate: false, state: "suspended", names: { ar: "شركة السراب" } });
    expect(items[1]?.reports.map((one) => [one.id, one.reporterEmail])).toEqual([
      ["rpt_1", "witness@example.com"],
      ["rpt_3", actors["buyer A"].email],
    ]);
    expect(items[2]).toMatchObject({ names: {}, slug: null, state: null });
    for (const input of [{}, { status: "settled" }, { subject: "product", reason: "spam", page: 2 }] as const) {
      expect(await fullScans(db, () => operator().reports(input))).toEqual([]);
    }
  });

  it("is filtered by state, subject and reason, and turned page by page", async () => {
    await reported(
      { id: "rpt_a", subjectId: "sup_a", reason: "counterfeit" },
      { id: "rpt_b", subjectId: "sup_a" },
      { id: "rpt_c", subjectKind: "product", subjectId: "prd_a" },
      { id: "rpt_d", subjectId: "sup_d", status: "settled", outcome: "warned", settledAt: 5 },
      { id: "rpt_e", subjectId: "sup_e", status: "settled", outcome: "warned", settledAt: 9 },
    );
    const found = async (input: Parameters<ReturnType<typeof operator>["reports"]>[0]) =>
      (await operator().reports(input)).items.map(({ subjectId }) => subjectId);
    expect(await found({ reason: "counterfeit" })).toEqual(["sup_a"]);
    expect(await found({ subject: "product" })).toEqual(["prd_a"]);
    expect(await found({ status: "settled" })).toEqual(["sup_e", "sup_d"]);
    await reported(...Array.from({ length: 30 }, (_, at) => ({ id: `rpt_${at}`, subjectId: `sup_${at}` })));
    const [first, second] = [await operator().reports({}), await operator().reports({ page: 2 })];
    expect([first.items.length, second.items.length, first.total]).toEqual([24, 8, 32]);
  });

  it("is found by the name of what is reported, by what was said and by who said it, with all reports of it", async () => {
    await nameCompanies(db, actors["approved A"]);
    const product = await makeProduct(db, actors["approved A"], actors.admin, "published");
    const { id } = await makeCompany(db, { status: "approved", name: "شركة السراب" });
    await reported(
      { id: "rpt_1", subjectId: id, text: "Asked for money in advance" },
      { id: "rpt_2", subjectId: id, reporterEmail: "other@people.example" },
      { id: "rpt_3", subjectKind: "product", subjectId: product.id, reporterId: actors["buyer A"].userId },
      { id: "rpt_4", subjectId: "sup_z", text: "advance", status: "settled", outcome: "warned", settledAt: TEST_NOW },
    );
    const [name] = await db.select().from(productTranslations);
    for (const [q, subject, ids] of [
      ["السراب", id, ["rpt_1", "rpt_2"]],
      ["ADVANCE", id, ["rpt_1", "rpt_2"]],
      ["Other@people", id, ["rpt_1", "rpt_2"]],
      [actors["buyer A"].email, product.id, ["rpt_3"]],
      [name?.name ?? "", product.id, ["rpt_3"]],
      [`شركة ${actors["approved A"].userId}`, product.id, ["rpt_3"]],
    ] as const) {
      const { items, total } = await operator().reports({ q });
      const found = items.map(({ subjectId, count, reports: of }) => [subjectId, count, of.map((one) => one.id)]);
      expect([q, found, total]).toEqual([q, [[subject, ids.length, ids]], 1]);
      expect(await fullScans(db, () => operator().reports({ q }))).toEqual([]);
    }
    expect(await operator().reports({ q: "nothing of it" })).toMatchObject({ items: [], total: 0 });
    expect((await operator().reports({ q: "advance", status: "settled" })).total).toBe(1);
  });

  it("lists no more reports of a subject than can be settled at once", async () => {
    const many = Array.from({ length: MOST_TOGETHER + 5 }, (_, at) => ({ id: `rpt_${at}`, subjectId: "sup_x" }));
    await reported(...many);
    const [item] = (await operator().reports({})).items;
    expect([item?.count, item?.reports.length]).toEqual([MOST_TOGETHER + 5, MOST_TOGETHER]);
  });
});

describe("admin.settleReports", () => {
  const seen = (...ids: string[]) => ids.map((id) => ({ id, version: 1 }));
  const verdict = { subjectKind: "supplier", subjectId: "sup_a", outcome: "warned", note: "told by phone" } as const;

  it("settles what was seen, once, and writes it down; what came later stays open", async () => {
    await reported(
      { id: "rpt_1", subjectId: "sup_a" },
      { id: "rpt_2", subjectId: "sup_a" },
      { id: "rpt_3", subjectId: "sup_a" },
    );
    const calls = countCalls(db);
    expect(await operator().settleReports({ ...verdict, reports: seen("rpt_1", "rpt_2") })).toEqual({ settled: 2 });
    expect(calls()).toBe(2);
    const kept = await db.select().from(reports);
    expect(kept.map(({ status, outcome, settledBy, version }) => [status, outcome, settledBy, version])).toEqual([
      ["settled", "warned", actors.admin.userId, 2],
      ["settled", "warned", actors.admin.userId, 2],
      ["new", null, null, 1],
    ]);
    expect(await db.select().from(auditLog).where(eq(auditLog.entity, "report"))).toMatchObject([
      {
        action: "settle",
        entityId: "sup_a",
        reason: "told by phone",
        after: { outcome: "warned", reports: ["rpt_1", "rpt_2"] },
      },
    ]);
    const before = await wholeDatabase(db);
    const late = await refusalOf(operator().settleReports({ ...verdict, reports: seen("rpt_2", "rpt_3") }));
    expect([late.code, late.details.state]).toEqual(["CONFLICT", "settled"]);
    await expectRefusal(operator().settleReports({ ...verdict, reports: [{ id: "rpt_3", version: 2 }] }), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
    expect(await fullScans(db, () => operator().settleReports({ ...verdict, reports: seen("rpt_3") }))).toEqual([]);
  });

  it("answers reports of another subject as missing ones, and settles none of them", async () => {
    await reported({ id: "rpt_1", subjectId: "sup_a" }, { id: "rpt_2", subjectId: "sup_b" });
    const before = await wholeDatabase(db);
    await expectRefusal(operator().settleReports({ ...verdict, reports: seen("rpt_1", "rpt_2") }), "NOT_FOUND");
    await expectRefusal(operator().settleReports({ ...verdict, reports: seen("rpt_1", "rpt_none") }), "NOT_FOUND");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("is done by one of several reviewers", async () => {
    await reported({ id: "rpt_1", subjectId: "sup_a" });
    const all = await Promise.allSettled(
      [1, 2, 3].map(() => operator().settleReports({ ...verdict, reports: seen("rpt_1") })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.select().from(auditLog)).toHaveLength(1);
  });
});
