import { beforeEach, describe, expect, it } from "vitest";
import type { SubmitReportInput } from "#domain/reports/submit-report.ts";
import type { Database } from "#drizzle/client.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { RATE_LIMITS } from "#worker/platform/rate-limits.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeCompany } from "../admin/companies.ts";
import { makeProduct } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const { max, windowMs } = RATE_LIMITS["reports.submit"];
const ADDRESS = { clientAddress: "203.0.113.7" };
let db: Database;
let actors: Record<"admin" | "buyer A" | "approved A" | "unverified", Actor>;
let company: string;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin", "buyer A", "approved A", "unverified"]);
  company = (await makeCompany(db, { status: "approved" })).id;
});
const of = (changes: Partial<SubmitReportInput> = {}) =>
  forms.report({ subjectKind: "supplier", subjectId: company, ...changes });
const visitor = (at = TEST_NOW) => callerAs(db, null, { ...ADDRESS, now: () => at }).reports;

describe("reports.submit", () => {
  it("keeps what a visitor says, without markup, in one call", async () => {
    const calls = countCalls(db);
    await visitor().submit(of({ text: "<p>Fake</p> papers", email: " Witness@Example.com" }));
    expect(calls()).toBe(1);
    expect(await db.select().from(reports)).toMatchObject([
      {
        subjectKind: "supplier",
        subjectId: company,
        text: "Fake\n papers",
        reporterEmail: "witness@example.com",
        reporterId: null,
        status: "new",
        outcome: null,
        version: 1,
      },
    ]);
    expect(await fullScans(db, () => visitor().submit(of()))).toEqual([]);
  });

  it("knows an account by itself, proven or not, whatever e-mail is typed", async () => {
    for (const who of ["buyer A", "unverified"] as const) {
      const calls = countCalls(db);
      await callerAs(db, actors[who]).reports.submit(of({ email: "other@example.com" }));
      expect(calls()).toBe(2);
    }
    const kept = await db.select().from(reports);
    expect(kept.map(({ reporterId, reporterEmail }) => [reporterId, reporterEmail])).toEqual([
      [actors["buyer A"].userId, null],
      [actors.unverified.userId, null],
    ]);
  });

  it("asks visitors for an e-mail, 'other' for words, and takes no reason that pages don't have", async () => {
    const before = await wholeDatabase(db);
    await expectRefusal(visitor().submit(of({ email: null })), "BAD_INPUT", "email:required");
    await expectRefusal(visitor().submit(of({ email: "no" })), "BAD_INPUT", "email:invalid_format");
    await expectRefusal(visitor().submit(of({ reason: "other", text: " " })), "BAD_INPUT", "text:required");
    await expectRefusal(visitor().submit(of({ text: "x".repeat(2001) })), "BAD_INPUT", "text:too_big");
    const abuse = { ...of(), reason: "abuse" } as unknown as SubmitReportInput;
    await expectRefusal(visitor().submit(abuse), "BAD_INPUT", "reason:invalid_value");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("answers what is not public as what is missing, and keeps nothing", async () => {
    const pending = await makeCompany(db, { status: "pending" });
    const owner = actors["approved A"];
    const draft = await makeProduct(db, owner, actors.admin, "draft");
    const paused = await makeProduct(db, owner, actors.admin, "paused");
    const product = await makeProduct(db, owner, actors.admin, "published");
    for (const [subjectKind, subjectId] of [
      ["supplier", "sup_none"],
      ["supplier", pending.id],
      ["product", "prd_none"],
      ["product", draft.id],
      ["product", paused.id],
      ["product", company],
    ] as const) {
      const at = callerAs(db, null).reports;
      await expectRefusal(at.submit(of({ subjectKind, subjectId })), "NOT_FOUND");
    }
    expect(await db.select().from(reports)).toEqual([]);
    await visitor().submit(of({ subjectKind: "product", subjectId: product.id }));
    expect(await db.select().from(reports)).toHaveLength(1);
  });

  it("makes one report of ten parallel calls with one key, and refuses other words under it", async () => {
    const form = of();
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor().submit(form)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await expectRefusal(visitor().submit({ ...form, text: "other words" }), "KEY_REUSED");
    expect(await db.select().from(reports)).toHaveLength(1);
  });

  it(`refuses call ${max + 1} of an address until the window ends`, async () => {
    const results = await Promise.allSettled(Array.from({ length: max * 2 }, () => visitor().submit(of())));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(max);
    await expectRefusal(visitor().submit(of()), "RATE_LIMITED");
    expect(await db.select().from(reports)).toHaveLength(max);
    await visitor(TEST_NOW + windowMs).submit(of());
    expect(await db.select().from(reports)).toHaveLength(max + 1);
  });
});
