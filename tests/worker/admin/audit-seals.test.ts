import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { auditSeals } from "#drizzle/schema/operations.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { checkAudit } from "#worker/admin/seals/check-audit.ts";
import { sealAudit } from "#worker/admin/seals/seal-audit.ts";
import { deleteDueAccounts } from "#worker/identity/delete-due-accounts.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeActors } from "../support/actors.ts";
import { testContext } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";

/** By the clock of the database, which says when a line took its place. */
const NOW = Date.now();
const LATER = NOW + 3_600_000;

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
});

const line = (id: string, createdAt = NOW): typeof auditLog.$inferInsert => ({
  id,
  actorId: "usr_1",
  action: "approve",
  entity: "supplier",
  entityId: `sup_${id}`,
  before: { status: "pending" },
  after: { status: "approved" },
  reason: null,
  createdAt,
});
const write = (...lines: (typeof auditLog.$inferInsert)[]) => db.insert(auditLog).values(lines);
const sealAt = (time: number) => sealAudit({ db, now: () => time });
const check = (noted?: Parameters<typeof checkAudit>[1]) => checkAudit(db, noted);
const brokenOf = async () => (await check()).broken;
/** As somebody who holds the database: without its triggers. */
const tamper = (...statements: string[]) =>
  db.$client.batch([
    "drop trigger audit_log_keeps_its_rows",
    "drop trigger audit_log_loses_no_row",
    "drop trigger audit_seals_stay",
    "drop trigger audit_seals_lose_no_place",
    ...statements,
  ]);

describe("the seals of the audit log", () => {
  it("are given in the order of writing, each over the one before, ties and clocks notwithstanding", async () => {
    await write(line("b"), line("a"), line("c", NOW - 2000));
    expect(await sealAt(NOW)).toBe(3);
    await write(line("d", NOW - 1000));
    expect(await sealAt(NOW + 60_000)).toBe(1);
    const seals = await db.select().from(auditSeals).orderBy(auditSeals.position);
    expect(seals.map(({ position, auditId }) => [position, auditId])).toEqual([
      [1, "b"],
      [2, "a"],
      [3, "c"],
      [4, "d"],
    ]);
    expect(seals.map(({ previousHash }) => previousHash)).toEqual([null, ...seals.slice(0, 3).map(({ hash }) => hash)]);
    expect(await check()).toEqual({ sealed: 4, waiting: 0, head: { position: 4, hash: seals[3]?.hash }, broken: null });
  });

  it("are asked for in one call when nothing is new, and without a scan", async () => {
    const heard = vi.spyOn(console, "info").mockImplementation(() => undefined);
    await write(line("a"));
    await sealAt(NOW);
    expect(JSON.parse(String(heard.mock.lastCall?.[0]))).toMatchObject({ at: "audit", sealed: 1, position: 1 });
    heard.mockClear();
    const calls = countCalls(db);
    expect(await sealAt(NOW + 60_000)).toBe(0);
    expect(calls()).toBe(1);
    expect(heard).not.toHaveBeenCalled();
    heard.mockRestore();
    expect(await fullScans(db, () => sealAt(NOW + 120_000))).toEqual([]);
  });

  it("of many lines take several rounds, and two ticks at once make one chain", async () => {
    for (let part = 0; part < 9; part += 1) {
      await write(...Array.from({ length: 50 }, (_, row) => line(`line-${part}-${row}`)));
    }
    const counts = await Promise.all([sealAt(NOW), sealAt(NOW + 1)]);
    expect(counts[0] + counts[1]).toBe(450);
    await sealAt(NOW + 2);
    expect(await check()).toMatchObject({ sealed: 450, waiting: 0, broken: null });
  });

  it("pass over lines that are gone, however many in a row, and that is told", async () => {
    await write(line("a"));
    await sealAt(NOW);
    for (let part = 0; part < 5; part += 1) {
      await write(...Array.from({ length: 50 }, (_, row) => line(`gone-${part}-${row}`)));
    }
    await tamper("delete from audit_log where id like 'gone-%'");
    const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await sealAt(NOW + 1)).toBe(0);
    await write(line("b"), line("c"));
    expect(await sealAt(NOW + 2)).toBe(2);
    const told = heard.mock.calls.map(([said]) => JSON.parse(String(said)));
    expect(told).toEqual(Array(2).fill({ at: "audit-lost", count: 250, first: 2, last: 251 }));
    heard.mockClear();
    await write(line("d"));
    expect(await sealAt(NOW + 3)).toBe(1);
    expect(heard).not.toHaveBeenCalled();
    heard.mockRestore();
    expect(await brokenOf()).toEqual({ kind: "missing", position: 2, auditId: "gone-0-0" });
  });

  it("let lines wait that came after the last tick", async () => {
    await write(line("a"));
    await sealAt(NOW);
    await write(line("b"));
    expect(await check()).toMatchObject({ sealed: 1, waiting: 1, broken: null });
  });

  it("and lines are refused a change by the database itself", async () => {
    await write(line("a"));
    await sealAt(NOW);
    for (const change of ["update audit_seals set hash = 'x'", "delete from audit_seals", "delete from audit_log"]) {
      await expect(db.$client.execute(change)).rejects.toThrow("append-only");
    }
    const replacing = "insert or replace into";
    for (const change of [
      `${replacing} audit_log select id, actor_id, 'x', entity, entity_id, before, after, reason, created_at from audit_log`,
      `${replacing} audit_log (rowid, id, actor_id, action, entity, entity_id, before, after, created_at)
        select rowid, 'other', actor_id, 'x', entity, entity_id, before, after, created_at from audit_log`,
      `${replacing} audit_seals select position, audit_id, placed_at, null, 'x', 1 from audit_seals`,
      `${replacing} audit_seals (audit_id, hash) select audit_id, 'x' from audit_seals`,
      `${replacing} audit_seals (position, audit_id) select position, 'other' from audit_seals`,
    ]) {
      const message = change.includes("into audit_log")
        ? ": the audit log is append-only"
        : ": the seals of the audit log";
      await expect(db.$client.execute(change), change).rejects.toThrow(message);
    }
    await write(line("b"));
    await expect(db.$client.execute("update audit_seals set position = 9 where hash is null")).rejects.toThrow();
  });

  it("stay whole when an account that acted is erased: lines name it by its number alone", async () => {
    const { admin } = await makeActors(db, ["admin"]);
    await write({ ...line("a"), actorId: admin.userId });
    await sealAt(NOW);
    await db.run(sql`update users set delete_after = 1 where id = ${admin.userId}`);
    expect(await deleteDueAccounts(testContext(db))).toBe(1);
    expect(await check()).toMatchObject({ sealed: 1, broken: null });
  });
});

describe("the check", () => {
  beforeEach(async () => {
    await write(line("a"), line("b"), line("c"));
    await sealAt(NOW);
    await write(line("d"));
    await sealAt(NOW + 60_000);
  });

  it.each([
    ["action = 'reject'"],
    ["actor_id = 'usr_2'"],
    ["reason = ''"],
    ["created_at = created_at + 1"],
    [`"after" = '{"status": "approved"}'`],
    ["entity_id = 'sup_x'"],
  ])("names a line that was changed: %s", async (change) => {
    await tamper(`update audit_log set ${change} where id = 'b'`);
    expect(await brokenOf()).toEqual({ kind: "changed", position: 2, auditId: "b" });
  });

  it("names the first of two, and the last line of all", async () => {
    await tamper("update audit_log set action = 'x' where id in ('d', 'c')");
    expect(await brokenOf()).toEqual({ kind: "changed", position: 3, auditId: "c" });
    await db.$client.execute("update audit_log set action = 'approve' where id = 'c'");
    expect(await brokenOf()).toEqual({ kind: "changed", position: 4, auditId: "d" });
  });

  it("names a line that is missing, with its place or without", async () => {
    await tamper("delete from audit_log where id = 'c'");
    expect(await brokenOf()).toEqual({ kind: "missing", position: 3, auditId: "c" });
    await db.$client.execute("delete from audit_seals where audit_id = 'c'");
    expect(await brokenOf()).toEqual({ kind: "seal", position: 3, auditId: null });
  });

  it("names the place from which the end was cut off", async () => {
    const { head } = await check();
    await tamper("delete from audit_log where id = 'd'", "delete from audit_seals where audit_id = 'd'");
    expect(await brokenOf()).toEqual({ kind: "missing", position: 4, auditId: null });
    await db.$client.execute("update sqlite_sequence set seq = 3 where name = 'audit_seals'");
    expect(await brokenOf()).toBeNull();
    expect((await check(head)).broken).toEqual({ kind: "missing", position: 4, auditId: null });
  });

  it("names a line that was put in between", async () => {
    const fresh = await freshDatabase();
    const early = NOW - 7_200_000;
    await fresh.insert(auditLog).values([line("a", early), line("b", early + 1000)]);
    await sealAudit({ db: fresh, now: () => NOW - 3_600_000 });
    await fresh.insert(auditLog).values(line("between", early + 500));
    await sealAudit({ db: fresh, now: () => NOW });
    expect((await checkAudit(fresh)).broken).toEqual({ kind: "inserted", position: 3, auditId: "between" });
  });

  it("names a line that took no place", async () => {
    await tamper("drop trigger audit_log_takes_its_place");
    await write(line("stray"));
    expect(await brokenOf()).toEqual({ kind: "inserted", position: null, auditId: "stray" });
  });

  it.each([
    ["hash = 'x'", { kind: "seal", position: 2, auditId: "b" }],
    ["previous_hash = 'x'", { kind: "seal", position: 2, auditId: "b" }],
    ["hash = null", { kind: "seal", position: 3, auditId: "c" }],
    ["position = 9", { kind: "seal", position: 2, auditId: null }],
    ["sealed_at = 1", { kind: "changed", position: 2, auditId: "b" }],
    ["placed_at = placed_at + 1", { kind: "changed", position: 2, auditId: "b" }],
  ])("names a seal that was edited: %s", async (change, broken) => {
    await tamper(`update audit_seals set ${change} where audit_id = 'b'`);
    expect(await brokenOf()).toEqual(broken);
  });

  it("tells a chain that was made again whole by the seal that was noted before", async () => {
    const { head } = await check();
    await tamper("update audit_log set action = 'x' where id = 'b'", "update audit_seals set hash = null");
    await sealAt(LATER);
    expect(await check()).toMatchObject({ sealed: 4, broken: null });
    expect((await check(head)).broken).toEqual({ kind: "seal", position: 4, auditId: "d" });
  });
});
