import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { PROPOSAL_LASTS_MS } from "#domain/kernel/proposal.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog, notices } from "#drizzle/schema/platform.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { giveGrants } from "../support/operators.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeCompany } from "./companies.ts";

const NAMES = ["admin", "buyer A", "buyer B", "approved A"] as const;
type Name = (typeof NAMES)[number];
let db: Database;
let actors: Record<Name, Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await giveGrants(db, actors["buyer B"], ["reviewer", "money"]);
});
const as = (who: Name, at = TEST_NOW) => callerAs(db, actors[who], { now: () => at });
const REASON = "الرخصة قيد التجديد";
const propose = async (by: Name = "admin") => {
  const { id } = await makeCompany(db, { status: "pending", checklist: "provided" });
  const move = { id, version: 1, action: "approve", override: true, reason: REASON } as const;
  expect(await as(by).admin.transitionSupplier(move)).toEqual({ status: "pending", version: 1, isProposed: true });
  return { company: id, move };
};
const open = async (by: Name = "buyer B") => {
  const [item] = (await as(by).admin.proposals({})).items;
  return item ?? expect.fail("nothing is proposed");
};
const decide = async (by: Name, action: "confirm" | "refuse" | "withdraw", at = TEST_NOW) => {
  const [item] = await db.select().from(proposals);
  return as(by, at).admin.decideProposal({ id: item?.id ?? "", version: 1, action, reason: "غير كافٍ" });
};
const companyOf = async (id: string) => (await db.select().from(suppliers).where(eq(suppliers.id, id)))[0];

describe("a company that is approved in spite of what is missing", () => {
  it("waits for a second operator, whose confirmation does it in one batch and three calls", async () => {
    const { company } = await propose();
    expect((await companyOf(company))?.status).toBe("pending");
    expect(await open()).toMatchObject({
      ...{ kind: "company_exception", subjectId: company, action: "approve", reason: REASON, isOwn: false },
      proposer: { id: actors.admin.userId },
    });
    expect((await as("buyer B").admin.overview()).proposals?.count).toBe(1);
    const calls = countCalls(db);
    expect(await decide("buyer B", "confirm")).toEqual({ status: "confirmed", version: 2 });
    expect(calls()).toBeLessThanOrEqual(4);
    expect((await companyOf(company))?.status).toBe("approved");
    const lines = await db.select().from(auditLog).where(eq(auditLog.entityId, company));
    expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual(
      expect.arrayContaining([
        ["propose", actors.admin.userId],
        ["approve", actors["buyer B"].userId],
        ["confirm_proposal", actors["buyer B"].userId],
      ]),
    );
    expect((await as("buyer B").admin.proposals({})).items).toEqual([]);
  });

  it("takes two, too, where one waived the licence first", async () => {
    const { id } = await makeCompany(db, { status: "pending", checklist: "provided" });
    const { decideItem, transitionSupplier } = as("admin").admin;
    const version = async () => (await companyOf(id))?.version ?? 0;
    for (const item of ["trade_licence", "trn", "addresses"] as const) {
      await decideItem({ id, version: await version(), item, decision: "waived", note: "معفاة" });
    }
    const approval = { id, version: await version(), action: "approve" } as const;
    await expectRefusal(transitionSupplier(approval), "BAD_INPUT", "trade_licence:not_accepted");
    const proposed = await transitionSupplier({ ...approval, override: true, reason: REASON });
    expect(proposed).toMatchObject({ status: "pending", isProposed: true });
  });

  it("is never confirmed by who proposed it, nor by who has no grant for it", async () => {
    await propose();
    await giveGrants(db, actors["buyer A"], ["money"]);
    const before = await wholeDatabase(db);
    await expectRefusal(decide("admin", "confirm"), "FORBIDDEN");
    await expectRefusal(decide("admin", "refuse"), "FORBIDDEN");
    expect(await refusalOf(decide("buyer A", "confirm"))).toMatchObject({
      code: "FORBIDDEN",
      details: { state: "not_granted", grants: ["reviewer"] },
    });
    expect((await as("buyer A").admin.proposals({})).items).toEqual([]);
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("stays as it is where it is refused, lapses, or the company moved meanwhile", async () => {
    const { company, move } = await propose();
    expect(await decide("buyer B", "refuse")).toEqual({ status: "refused", version: 2 });
    expect(await refusalOf(decide("buyer B", "confirm"))).toMatchObject({
      code: "CONFLICT",
      details: { state: "refused" },
    });
    await db.delete(proposals);
    await as("admin").admin.transitionSupplier(move);
    const late = TEST_NOW + PROPOSAL_LASTS_MS;
    expect(await refusalOf(decide("buyer B", "confirm", late))).toMatchObject({
      code: "CONFLICT",
      details: { state: "expired" },
    });
    await db.update(suppliers).set({ version: 2 }).where(eq(suppliers.id, company));
    await expectRefusal(decide("buyer B", "confirm"), "CONFLICT");
    expect((await companyOf(company))?.status).toBe("pending");
    // What lapsed makes room for another.
    const again = await as("admin", late).admin.transitionSupplier({ ...move, version: 2 });
    expect(again).toMatchObject({ isProposed: true });
    expect((await db.select().from(proposals)).map(({ status }) => status).sort()).toEqual(["expired", "proposed"]);
  });

  it("lapses as soon as the company moves, so that it blocks nobody", async () => {
    const { company, move } = await propose();
    await as("admin").admin.transitionSupplier({ ...move, action: "request_info", override: false });
    expect((await as("buyer B").admin.proposals({})).items).toEqual([]);
    expect((await as("buyer B").admin.overview()).proposals?.count).toBe(0);
    for (const [by, action] of [
      ["buyer B", "confirm"],
      ["buyer B", "refuse"],
      ["admin", "withdraw"],
    ] as const) {
      expect(await refusalOf(decide(by, action))).toMatchObject({ code: "CONFLICT", details: { state: "expired" } });
    }
    await db.update(suppliers).set({ status: "pending" }).where(eq(suppliers.id, company));
    expect(await as("buyer B").admin.transitionSupplier({ ...move, version: 2 })).toMatchObject({ isProposed: true });
  });

  it("is taken back by who proposed it and nobody else, with a line of the log", async () => {
    const { company, move } = await propose();
    await expectRefusal(decide("buyer B", "withdraw"), "FORBIDDEN");
    expect(await decide("admin", "withdraw")).toEqual({ status: "withdrawn", version: 2 });
    expect(await refusalOf(decide("buyer B", "confirm"))).toMatchObject({ details: { state: "withdrawn" } });
    const lines = await db.select().from(auditLog).where(eq(auditLog.entityId, company));
    expect(lines.map(({ action }) => action).sort()).toEqual(["propose", "withdraw_proposal"]);
    expect(await db.select().from(notices)).toEqual([]);
    expect(await as("buyer B").admin.transitionSupplier(move)).toMatchObject({ isProposed: true });
  });

  it.each([
    ["confirm", "exception_confirmed"],
    ["refuse", "exception_refused"],
  ] as const)("tells who proposed it of the word: %s", async (action, template) => {
    const { company } = await propose();
    await decide("buyer B", action);
    const told = await db.select().from(notices).where(eq(notices.userId, actors.admin.userId));
    expect(told).toMatchObject([{ template, path: `/admin/applications/${company}` }]);
    expect(told[0]?.data).toHaveProperty("companyName_ar");
    expect(told[0]?.data.note).toBe(action === "refuse" ? "غير كافٍ" : undefined);
  });

  it("says why it was refused to who proposed it and to nobody else, for thirty days", async () => {
    const { company } = await propose();
    await decide("buyer B", "refuse");
    const listOf = (who: Name, about?: string, at = TEST_NOW) => as(who, at).admin.proposals({ about });
    const refusal = { subjectId: company, action: "approve", reason: "غير كافٍ", refusedAt: TEST_NOW };
    expect(await listOf("admin")).toMatchObject({ refused: [refusal] });
    expect(await listOf("admin", company)).toMatchObject({ refused: [refusal] });
    expect(await listOf("admin", "sup_other")).toMatchObject({ refused: [] });
    expect(await listOf("buyer B")).toMatchObject({ refused: [] });
    expect(await listOf("admin", company, TEST_NOW + 30 * DAY_MS)).toMatchObject({ refused: [] });
  });

  it("is found by index, alone or among all", async () => {
    const { company } = await propose();
    expect(await fullScans(db, () => as("buyer B").admin.proposals({}))).toEqual([]);
    expect((await as("buyer B").admin.proposals({ about: company })).items).toHaveLength(1);
    expect((await as("buyer B").admin.proposals({ about: "sup_other" })).items).toEqual([]);
  });

  it("is proposed once: the same again is answered alike, another's is told of it", async () => {
    const { move } = await propose();
    const before = await wholeDatabase(db);
    expect(await as("admin").admin.transitionSupplier(move)).toMatchObject({ isProposed: true });
    expect(await refusalOf(as("buyer B").admin.transitionSupplier(move))).toMatchObject({
      code: "CONFLICT",
      details: { state: "proposed" },
    });
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("gives way to what the same operator proposes instead", async () => {
    const { move } = await propose();
    await as("admin").admin.transitionSupplier({ ...move, reason: "الأصل وصل" });
    expect((await as("buyer B").admin.proposals({})).items).toMatchObject([{ reason: "الأصل وصل" }]);
  });

  it("is done once, of two who confirm and refuse at one moment", async () => {
    const { company } = await propose();
    await giveGrants(db, actors["buyer A"], ["reviewer"]);
    const both = await Promise.allSettled([decide("buyer B", "confirm"), decide("buyer A", "refuse")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [proposal] = await db.select().from(proposals);
    const isConfirmed = proposal?.status === "confirmed";
    expect((await companyOf(company))?.status).toBe(isConfirmed ? "approved" : "pending");
  });

  it("tells who is alone that nobody could confirm", async () => {
    await propose();
    expect((await as("admin").admin.proposals({})).hasOther).toEqual({ company_exception: true, order_ruling: true });
    await giveGrants(db, actors["buyer B"], ["support"]);
    expect((await as("admin").admin.proposals({})).hasOther).toEqual({ company_exception: false, order_ruling: false });
  });
});
