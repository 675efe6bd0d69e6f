import { setTimeout as sleep } from "node:timers/promises";
import Database from "libsql";
import { beforeEach, expect, test } from "vitest";
import { CLOSE, errorOf, execute, integer, rowsOf, sequence, serveForTests } from "./endpoint.ts";

const endpoint = serveForTests({ writeWaitMs: 400, streamIdleMs: 3_000 });
const WRITE = execute("UPDATE t SET a = a + 1");

beforeEach(async () => {
  await endpoint.pipeline([sequence("DROP TABLE IF EXISTS t; CREATE TABLE t (a); INSERT INTO t VALUES (0)"), CLOSE]);
});

async function read() {
  return rowsOf(await endpoint.pipeline([execute("SELECT a FROM t"), CLOSE]))[0]?.[0];
}

test("a writer waits for the one before it, while readers go on", async () => {
  const holder = await endpoint.pipeline([execute("BEGIN IMMEDIATE"), WRITE]);
  const waiting = endpoint.pipeline([WRITE, CLOSE]);
  await sleep(50);
  expect(await read()).toBe("0");
  await endpoint.pipeline([execute("COMMIT"), CLOSE], { baton: holder.baton });
  expect((await waiting).results[0]?.type).toBe("ok");
  expect(await read()).toBe("2");
});

test("gives up with SQLITE_BUSY, and later writes still commit", async () => {
  const holder = await endpoint.pipeline([execute("BEGIN IMMEDIATE")]);
  const refused = await endpoint.pipeline([WRITE, CLOSE]);
  expect(errorOf(refused)).toMatchObject({ code: "SQLITE_BUSY", message: "SQLite error: database is locked" });
  await endpoint.pipeline([CLOSE], { baton: holder.baton });
  await endpoint.pipeline([WRITE, CLOSE]);
  expect(await read()).toBe("1");
});

test("twenty interactive transactions at once all count", async () => {
  const increment = async () => {
    const { baton, ...begun } = await endpoint.pipeline([execute("BEGIN IMMEDIATE"), execute("SELECT a FROM t")]);
    const next = integer(Number(rowsOf({ baton, ...begun }, 1)[0]?.[0]) + 1);
    return endpoint.pipeline([execute("UPDATE t SET a = ?", [next]), execute("COMMIT"), CLOSE], { baton });
  };
  const answers = await Promise.all(Array.from({ length: 20 }, increment));
  expect(answers.flatMap((answer) => answer.results).filter((result) => result.type === "error")).toEqual([]);
  expect(await read()).toBe("20");
});

test("batches queue behind a transaction in the order they came", async () => {
  const holder = await endpoint.pipeline([execute("BEGIN IMMEDIATE")]);
  const batch = (a: number) => [execute("UPDATE t SET a = a || ','  || ?", [integer(a)]), CLOSE];
  const waiting = [];
  for (const a of [1, 2, 3]) {
    waiting.push(endpoint.pipeline(batch(a)));
    await sleep(20);
  }
  await endpoint.pipeline([execute("ROLLBACK"), CLOSE], { baton: holder.baton });
  await Promise.all(waiting);
  expect(await read()).toBe("0,1,2,3");
});

test("a transaction that read before others wrote cannot write, and says so at once", async () => {
  const reader = await endpoint.pipeline([execute("BEGIN"), execute("SELECT a FROM t")]);
  await endpoint.pipeline([WRITE, CLOSE]);
  const late = await endpoint.pipeline([WRITE, execute("SELECT a FROM t"), execute("COMMIT"), CLOSE], {
    baton: reader.baton,
  });
  expect(errorOf(late)).toMatchObject({ code: "SQLITE_BUSY", extended_code: "SQLITE_BUSY_SNAPSHOT" });
  expect(rowsOf(late, 1)).toEqual([["0"]]);
  expect(late.results[2]?.type).toBe("ok");
});

test("a transaction that read may still write when others only read or failed", async () => {
  const reader = await endpoint.pipeline([execute("BEGIN"), execute("SELECT a FROM t")]);
  await endpoint.pipeline([execute("SELECT a FROM t"), execute("INSERT INTO t VALUES (1, 2)"), CLOSE]);
  const rolledBack = await endpoint.pipeline([execute("BEGIN IMMEDIATE"), WRITE, execute("ROLLBACK"), CLOSE]);
  expect(rolledBack.results[2]?.type).toBe("ok");
  await endpoint.pipeline([WRITE, execute("COMMIT"), CLOSE], { baton: reader.baton });
  expect(await read()).toBe("1");
});

test("what a client no longer waits for is not done", async () => {
  const holder = await endpoint.pipeline([execute("BEGIN IMMEDIATE")]);
  const given = endpoint.pipeline([WRITE, CLOSE], { signal: AbortSignal.timeout(50) });
  await expect(given).rejects.toThrow("timeout");
  await sleep(150);
  await endpoint.pipeline([CLOSE], { baton: holder.baton });
  expect(await read()).toBe("0");
});

test("another process's lock: SQLITE_BUSY, and later writes still commit", async () => {
  const other = new Database(endpoint.file);
  other.exec("BEGIN IMMEDIATE");
  expect(errorOf(await endpoint.pipeline([WRITE, CLOSE]))?.code).toBe("SQLITE_BUSY");
  const begun = await endpoint.pipeline([execute("BEGIN"), execute("SELECT a FROM t")]);
  expect(await endpoint.pipeline([WRITE], { baton: begun.baton })).toMatchObject({ status: 400, code: "SQLITE_BUSY" });
  other.exec("ROLLBACK");
  await endpoint.pipeline([WRITE, CLOSE]);
  expect(other.prepare("SELECT a FROM t").raw().all()).toEqual([[1]]);
  other.close();
});
