import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { SubmitReportInput } from "#domain/reports/submit-report.ts";
import type { Database } from "#drizzle/client.ts";
import { conversations } from "#drizzle/schema/messaging.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { startConversation } from "../messaging/conversation.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { ACTORS, type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let actors: Record<ActorName, Actor>;
let id: string;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, Object.keys(ACTORS) as ActorName[]);
  await nameCompanies(db, actors["approved A"]);
  id = await startConversation(db, actors["buyer A"], actors["approved A"]);
});
const report = (who: ActorName | null, changes: Partial<SubmitReportInput> = {}) =>
  callerAs(db, who && actors[who]).reports.submit(
    forms.report({ subjectKind: "conversation", subjectId: id, reason: "abuse", ...changes }),
  );

it("keeps what each side reports of its conversation, in one call besides the session's", async () => {
  for (const who of ["buyer A", "approved A"] as const) {
    const calls = countCalls(db);
    await report(who, { email: null });
    expect(calls()).toBe(2);
  }
  const kept = await db.select().from(reports);
  expect(kept.map(({ reporterId, subjectId, reason }) => [reporterId, subjectId, reason])).toEqual(
    (["buyer A", "approved A"] as const).map((who) => [actors[who].userId, id, "abuse"]),
  );
  expect(await fullScans(db, () => report("buyer A").catch(() => undefined))).toEqual([]);
});

it("answers everybody else, visitors and the platform too, as if there were nothing, and keeps nothing", async () => {
  const before = await db.select().from(reports);
  for (const who of ["buyer B", "approved B", "suspended", "unverified", "admin", null] as const)
    await expectRefusal(report(who), "NOT_FOUND");
  await expectRefusal(report("buyer A", { subjectId: "cnv_missing" }), "NOT_FOUND");
  await db
    .update(suppliers)
    .set({ status: "suspended" })
    .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
  await expectRefusal(report("approved A"), "NOT_FOUND");
  expect(await db.select().from(reports)).toEqual(before);
});

it("stands in the platform's queue under the names of both sides, in one call besides the session's", async () => {
  await report("buyer A");
  const queue = async () => (await callerAs(db, actors.admin).admin.reports({})).items;
  const names = { ar: `شركة ${actors["approved A"].userId}` };
  const calls = countCalls(db);
  expect(await queue()).toMatchObject([{ subjectId: id, names, buyerName: "buyer A", state: null, slug: null }]);
  expect(calls()).toBe(2);
  expect(await fullScans(db, (one) => callerAs(one, actors.admin).admin.reports({}))).toEqual([]);
  await db.update(conversations).set({ buyerId: null });
  expect(await queue()).toMatchObject([{ names, buyerName: null }]);
});

it("is found by the name of either side, not by another's", async () => {
  await report("buyer A");
  const found = async (q: string) =>
    (await callerAs(db, actors.admin).admin.reports({ q })).items.map((one) => one.subjectId);
  expect(await found(`شركة ${actors["approved A"].userId}`)).toEqual([id]);
  expect(await found("Buyer a")).toEqual([id]);
  expect(await found("buyer B")).toEqual([]);
  expect(await fullScans(db, (one) => callerAs(one, actors.admin).admin.reports({ q: "buyer" }))).toEqual([]);
});

it("holds one open report of a side, however many are sent at once, and takes the next when that is settled", async () => {
  const all = await Promise.allSettled(Array.from({ length: 2 }, () => report("buyer A")));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const before = await wholeDatabase(db);
  const again = await refusalOf(report("buyer A"));
  expect([again.code, again.details.state]).toEqual(["CONFLICT", "reported"]);
  expect((await wholeDatabase(db)).reports).toEqual(before.reports);
  await db.update(reports).set({ status: "settled" });
  await report("buyer A");
  expect(await db.select().from(reports)).toHaveLength(2);
});

it("takes the reasons of a conversation, not those of a page", async () => {
  await expectRefusal(report("buyer A", { reason: "counterfeit" }), "BAD_INPUT", "reason:invalid_value");
  await expectRefusal(report("buyer A", { reason: "other", text: " " }), "BAD_INPUT", "text:required");
  for (const reason of ["spam", "abuse"] as const) {
    await report("buyer A", { reason });
    await db.update(reports).set({ status: "settled" });
  }
});
