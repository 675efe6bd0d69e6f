import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { CLOSE, execute, rowsOf, sequence, serveForTests } from "./endpoint.ts";

const endpoint = serveForTests({ streamIdleMs: 1500 });

beforeAll(async () => {
  await endpoint.pipeline([sequence("CREATE TABLE t (a)"), CLOSE]);
});

async function count() {
  const answer = await endpoint.pipeline([execute("SELECT count(*) FROM t"), CLOSE]);
  return Number(rowsOf(answer)[0]?.[0]);
}

test("a transaction lives over several requests, each with a baton of its own", async () => {
  const before = await count();
  const first = await endpoint.pipeline([execute("BEGIN"), execute("INSERT INTO t VALUES (1)")]);
  const second = await endpoint.pipeline([execute("INSERT INTO t VALUES (2)")], { baton: first.baton });
  expect(await count()).toBe(before);
  const third = await endpoint.pipeline([execute("COMMIT"), CLOSE], { baton: second.baton });
  expect(new Set([first.baton, second.baton]).size).toBe(2);
  expect(first.baton).toMatch(/^[\w-]{32}$/);
  expect(third.baton).toBeNull();
  expect(await count()).toBe(before + 2);
});

test("a baton opens its stream once", async () => {
  const first = await endpoint.pipeline([execute("BEGIN")]);
  const second = await endpoint.pipeline([execute("SELECT 1")], { baton: first.baton });
  const again = await endpoint.pipeline([execute("SELECT 1")], { baton: first.baton });
  expect(again).toMatchObject({ status: 400, code: "BATON_REUSED" });
  await endpoint.pipeline([CLOSE], { baton: second.baton });
  expect(await endpoint.pipeline([CLOSE], { baton: second.baton })).toMatchObject({ code: "BATON_REUSED" });
});

test("refuses a baton nobody was given, or one of another database", async () => {
  expect(await endpoint.pipeline([CLOSE], { baton: "guess" })).toMatchObject({ status: 400, code: "BATON_INVALID" });
  const { baton } = await endpoint.pipeline([execute("SELECT 1")], { path: "other/" });
  expect(await endpoint.pipeline([CLOSE], { baton })).toMatchObject({ status: 400, code: "BATON_INVALID" });
});

test("a stream left alone is rolled back and closed", async () => {
  const before = await count();
  const { baton } = await endpoint.pipeline([execute("BEGIN IMMEDIATE"), execute("INSERT INTO t VALUES (1)")]);
  await sleep(3000);
  expect(await endpoint.pipeline([execute("COMMIT")], { baton })).toMatchObject({
    status: 400,
    code: "STREAM_EXPIRED",
  });
  expect(await count()).toBe(before);
  const write = await endpoint.pipeline([execute("INSERT INTO t VALUES (1)"), CLOSE]);
  expect(write.results[0]?.type).toBe("ok");
});

test("use keeps a stream alive", async () => {
  let { baton } = await endpoint.pipeline([execute("BEGIN")]);
  for (let round = 0; round < 4; round += 1) {
    await sleep(800);
    ({ baton } = await endpoint.pipeline([execute("SELECT 1")], { baton }));
  }
  expect((await endpoint.pipeline([execute("COMMIT"), CLOSE], { baton })).results[0]?.type).toBe("ok");
});

test("closing without committing rolls back, and nothing may follow on that stream", async () => {
  const before = await count();
  await endpoint.pipeline([execute("BEGIN"), execute("INSERT INTO t VALUES (1)"), CLOSE]);
  expect(await count()).toBe(before);
  const after = await endpoint.pipeline([CLOSE, execute("INSERT INTO t VALUES (1)")]);
  expect(after).toMatchObject({ status: 400, code: "STREAM_CLOSED" });
});

test("a refused request takes the stream with it", async () => {
  const { baton } = await endpoint.pipeline([execute("BEGIN IMMEDIATE")]);
  expect((await endpoint.pipeline([{ type: "dance" }], { baton })).status).toBe(400);
  expect((await endpoint.pipeline([execute("INSERT INTO t VALUES (1)"), CLOSE])).results[0]?.type).toBe("ok");
});

test("keeps SQL texts for one stream", async () => {
  const store = (sql_id: number, sql: string) => ({ type: "store_sql", sql_id, sql });
  const stored = { type: "execute", stmt: { sql_id: 1 } };
  const { baton, ...first } = await endpoint.pipeline([store(1, "SELECT 7"), stored]);
  expect(rowsOf({ baton, ...first }, 1)).toEqual([["7"]]);
  expect((await endpoint.pipeline([stored])).message).toBe("SQL text 1 not found");
  const again = [{ type: "close_sql", sql_id: 1 }, { type: "close_sql", sql_id: 1 }, store(1, "SELECT 8"), stored];
  const second = await endpoint.pipeline(again, { baton });
  expect(rowsOf(second, 3)).toEqual([["8"]]);
  const taken = await endpoint.pipeline([store(1, "SELECT 9")], { baton: second.baton });
  expect(taken.message).toBe("SQL text 1 already exists");
  const many = Array.from({ length: 101 }, (_, id) => store(id, "SELECT 1"));
  const full = await endpoint.pipeline([...many, CLOSE]);
  expect(full.results.at(-2)?.error?.code).toBe("SQL_STORE_TOO_MANY");
});

test("tells whether a transaction is open, in version 3", async () => {
  const ask = { type: "get_autocommit" };
  const answer = await endpoint.pipeline([ask, execute("BEGIN"), ask, CLOSE], { version: "v3" });
  expect(answer.results.map((result) => result.response?.is_autocommit)).toEqual([true, undefined, false, undefined]);
  expect((await endpoint.pipeline([ask])).status).toBe(400);
});
