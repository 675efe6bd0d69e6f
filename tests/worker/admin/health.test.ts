import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { sessions } from "#drizzle/schema/identity.ts";
import { jobRuns } from "#drizzle/schema/operations.ts";
import { auditLog, outbox } from "#drizzle/schema/platform.ts";
import { type JobRun, noteRuns } from "#worker/admin/health/note-runs.ts";
import { jobsAt, runJobs } from "#worker/schedule.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { expectConsoleErrors } from "../../support/no-console-errors.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { makeCompany } from "./companies.ts";

const MINUTE_MS = 60_000;
let db: Database;
let actors: Record<"admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin"]);
});
const read = () => callerAs(db, actors.admin).admin.health();
const at = (time: number) => testContext(db, { now: () => time });
const run = (name: string, ranAt: number, moved: number | null = 0): JobRun => ({ name, ranAt, tookMs: 3, moved });
const note = (runs: JobRun[]) => noteRuns(db, runs, ["mails", "orders", "a", "b"]);
const mail = (id: string, status: "waiting" | "parked", age: number) => ({
  ...{ id, status, template: "x", recipient: "e@people.example", locale: "ar" as const, data: {}, nextAttemptAt: 1 },
  ...{ createdAt: TEST_NOW - age, updatedAt: TEST_NOW },
});

describe("admin.health", () => {
  it("is quiet where nothing waits, in one call besides the session's, and without a scan", async () => {
    await note([run("mails", TEST_NOW - MINUTE_MS)]);
    const calls = countCalls(db);
    const seen = await read();
    expect(calls()).toBe(2);
    expect(seen).toMatchObject({ release: "local", at: TEST_NOW, alarms: [], late: [], sessions: expect.any(Number) });
    expect(seen.figures).toEqual({
      ...{ mailsAge: null, mailsFailed: 0, queuesLate: 0, jobsFailing: 0, clockAge: MINUTE_MS, sealsAge: null },
      databaseMs: expect.any(Number),
    });
    expect(await fullScans(db, read)).toEqual([]);
  });

  it("tells what waits, what is late and which jobs fail, without a name of anybody", async () => {
    await db
      .insert(outbox)
      .values([
        mail("out_1", "waiting", 20 * MINUTE_MS),
        mail("out_2", "waiting", MINUTE_MS),
        mail("out_3", "parked", 90 * MINUTE_MS),
      ]);
    await makeCompany(db, { status: "pending", changes: { appliedAt: TEST_NOW - 9 * 24 * 60 * MINUTE_MS } });
    await note([run("mails", TEST_NOW - 11 * MINUTE_MS, null), run("orders", TEST_NOW - 11 * MINUTE_MS, 2)]);
    const seen = await read();
    expect(seen.alarms).toEqual(["mails_wait", "mails_failed", "reviews_late", "job_failed", "clock_missed"]);
    expect(seen.mails.waiting).toEqual({ count: 2, oldestAt: TEST_NOW - 20 * MINUTE_MS });
    expect(seen.late.map(({ queue }) => queue)).toEqual(["applications"]);
    expect(seen.jobs.map(({ name, failures }) => [name, failures])).toEqual([
      ["mails", 1],
      ["orders", 0],
    ]);
    expect(JSON.stringify(seen)).not.toContain("people.example");
  });

  it("rings where the scheduler has never run", async () => {
    const { alarms, figures } = await read();
    expect([alarms, figures.clockAge]).toEqual([["clock_missed"], null]);
  });

  it("does not take an old mail for late that was just sent again, in any of both ways", async () => {
    await note([run("mails", TEST_NOW)]);
    const old = (id: string) => ({ ...mail(id, "parked", 90 * MINUTE_MS), lastError: "HTTP 500" });
    await db.insert(outbox).values([old("out_1"), old("out_2")]);
    const operator = callerAs(db, actors.admin, {
      settings: { ...testContext(db).settings, sendsMail: false },
    }).admin;
    await operator.resendMail({ id: "out_1" });
    expect((await read()).figures).toMatchObject({ mailsAge: 0, mailsFailed: 1 });
    await operator.resendMails({});
    expect((await read()).figures).toMatchObject({ mailsAge: 0, mailsFailed: 0 });
    await db.insert(outbox).values(mail("out_3", "waiting", 20 * MINUTE_MS));
    expect((await read()).alarms).toEqual(["mails_wait"]);
  });

  it("forgets a job that is no more, failing or not", async () => {
    await note([run("mails", TEST_NOW), run("a", TEST_NOW, null)]);
    expect((await read()).alarms).toEqual(["job_failed"]);
    await noteRuns(db, [run("mails", TEST_NOW)], ["mails"]);
    const { alarms, jobs } = await read();
    expect([alarms, jobs.map(({ name }) => name)]).toEqual([[], ["mails"]]);
  });

  it("rings when lines of the audit log wait for their seals", async () => {
    const line = {
      actorId: "usr_1",
      action: "x",
      entity: "supplier",
      entityId: "s",
      before: {},
      after: {},
      reason: null,
    };
    await db.insert(auditLog).values({ id: "aud_1", ...line, createdAt: TEST_NOW });
    // Its place was taken by the clock of the database.
    const later = callerAs(db, actors.admin, { now: () => Date.now() + 6 * MINUTE_MS });
    expect((await later.admin.health()).alarms).toContain("seals_wait");
  });

  it("counts sessions that have not ended", async () => {
    const before = (await read()).sessions;
    const session = { userAgent: "", createdAt: 1, lastUsedAt: 1, userId: actors.admin.userId };
    await db.insert(sessions).values([
      { ...session, id: "ended", handle: "h1", expiresAt: TEST_NOW - 1 },
      { ...session, id: "open", handle: "h2", expiresAt: TEST_NOW + MINUTE_MS },
    ]);
    expect((await read()).sessions).toBe(before + 1);
  });
});

describe("the runs of jobs", () => {
  const rows = () => db.select().from(jobRuns).orderBy(jobRuns.name);

  it("are noted by the scheduler, each job that was due", async () => {
    await runJobs(at(TEST_NOW));
    const due = jobsAt(TEST_NOW);
    expect((await rows()).map(({ name }) => name)).toEqual([...due].sort());
    expect((await read()).alarms).toEqual([]);
  });

  it("count failures in a row until one goes well, and keep when it last did", async () => {
    await note([run("a", 1000, 5)]);
    await note([run("a", 2000, null)]);
    await note([run("a", 3000, null)]);
    expect(await rows()).toEqual([
      { name: "a", ranAt: 3000, tookMs: 3, moved: 5, succeededAt: 1000, failedAt: 3000, failures: 2 },
    ]);
    await note([run("a", 4000)]);
    expect(await rows()).toMatchObject([{ moved: 0, succeededAt: 4000, failedAt: 3000, failures: 0 }]);
  });

  it("that moved nothing are noted every five minutes, in one call", async () => {
    await note([run("a", MINUTE_MS), run("b", MINUTE_MS)]);
    const calls = countCalls(db);
    await note([run("a", 2 * MINUTE_MS), run("b", 2 * MINUTE_MS, 1)]);
    expect(calls()).toBe(1);
    expect((await rows()).map(({ ranAt }) => ranAt)).toEqual([MINUTE_MS, 2 * MINUTE_MS]);
    await note([run("a", 6 * MINUTE_MS)]);
    expect((await rows())[0]?.ranAt).toBe(6 * MINUTE_MS);
  });

  it("are no matter of the jobs: where they can't be noted, what was moved is told all the same", async () => {
    expectConsoleErrors(1);
    await db.$client.execute("drop table job_runs");
    expect(await runJobs(at(TEST_NOW))).toMatchObject({ mails: 0, seals: 0 });
  });
});
