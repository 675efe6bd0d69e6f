import { expect, test } from "vitest";
import { CLOSE, execute, rowsOf, sequence, serveForTests } from "./endpoint.ts";

const endpoint = serveForTests();

async function resultOf(sql: string, more = {}) {
  const answer = await endpoint.pipeline([execute(sql, [], more), CLOSE]);
  return answer.results[0]?.response?.result;
}

test("tells columns, declared types, changes and rowids as a remote server does", async () => {
  await endpoint.pipeline([sequence("CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, n DECIMAL(5,2))"), CLOSE]);
  expect(await resultOf("INSERT INTO t (name) VALUES ('a'), ('b'), ('c')")).toEqual({
    cols: [],
    rows: [],
    affected_row_count: 3,
    last_insert_rowid: "3",
  });
  expect(await resultOf("UPDATE t SET name = 'x' WHERE id > 1")).toMatchObject({
    affected_row_count: 2,
    last_insert_rowid: null,
  });
  expect(await resultOf("SELECT id, n, count(*) AS all_of FROM t")).toMatchObject({
    cols: [
      { name: "id", decltype: "INTEGER" },
      { name: "n", decltype: "DECIMAL(5,2)" },
      { name: "all_of", decltype: null },
    ],
    affected_row_count: 0,
    last_insert_rowid: null,
  });
});

test("counts the changes of statements that return rows", async () => {
  await endpoint.pipeline([sequence("CREATE TABLE r (id INTEGER PRIMARY KEY, a)"), CLOSE]);
  const inserted = await resultOf("WITH n(i) AS (VALUES (1), (2)) INSERT INTO r (a) SELECT i FROM n RETURNING a");
  expect(inserted).toMatchObject({ affected_row_count: 2, last_insert_rowid: "2" });
  expect(inserted?.rows).toHaveLength(2);
  expect(await resultOf("DELETE FROM r WHERE a = 9 RETURNING a")).toMatchObject({ affected_row_count: 0, rows: [] });
});

test("leaves the rows out when nobody wants them, but does the work", async () => {
  await endpoint.pipeline([sequence("CREATE TABLE w (a)"), CLOSE]);
  expect(await resultOf("INSERT INTO w VALUES (1) RETURNING a", { want_rows: false })).toMatchObject({ rows: [] });
  expect(rowsOf(await endpoint.pipeline([execute("SELECT count(*) FROM w"), CLOSE]))).toEqual([["1"]]);
});

test("runs a script up to the statement that fails", async () => {
  const script = `
    CREATE TABLE s (a UNIQUE); -- one; not two
    CREATE TRIGGER s_twice AFTER INSERT ON s WHEN new.a < 10 BEGIN
      INSERT INTO s VALUES (new.a * 10); SELECT CASE WHEN 1 THEN ';' END;
    END;
    INSERT INTO s VALUES (1); ; INSERT INTO s VALUES (1); INSERT INTO s VALUES (2);`;
  const answer = await endpoint.pipeline([sequence(script), execute("SELECT a FROM s"), CLOSE]);
  expect(answer.results[0]?.error?.code).toBe("SQLITE_CONSTRAINT");
  expect(rowsOf(answer, 1)).toEqual([["1"], ["10"]]);
});

test("describes a statement without running it", async () => {
  await endpoint.pipeline([sequence("CREATE TABLE d (a TEXT)"), CLOSE]);
  const describing = (sql: string) => ({ type: "describe", sql });
  const answer = await endpoint.pipeline([
    describing("INSERT INTO d SELECT ?3 WHERE :name = ?"),
    describing("SELECT a FROM d"),
    describing("EXPLAIN DELETE FROM d"),
    describing("BEGIN IMMEDIATE"),
    execute("SELECT count(*) FROM d"),
    CLOSE,
  ]);
  const told = answer.results.map((result) => result.response?.result);
  expect(told[0]).toEqual({
    params: [{ name: null }, { name: null }, { name: "?3" }, { name: ":name" }, { name: null }],
    cols: [],
    is_explain: false,
    is_readonly: false,
  });
  expect(told[1]).toMatchObject({ cols: [{ name: "a", decltype: "TEXT" }], is_readonly: true });
  expect(told[2]).toMatchObject({ is_explain: true, is_readonly: true });
  expect(told[3]).toMatchObject({ is_readonly: false });
  expect(rowsOf(answer, 4)).toEqual([["0"]]);
});

test("an EXPLAIN leaves nothing open that would stop a later change of the schema", async () => {
  const answer = await endpoint.pipeline([
    sequence("CREATE TABLE e (a)"),
    execute("EXPLAIN QUERY PLAN SELECT * FROM e"),
    { type: "describe", sql: "SELECT * FROM e" },
    sequence("DROP TABLE e"),
    CLOSE,
  ]);
  expect(answer.results.map((result) => result.type)).toEqual(["ok", "ok", "ok", "ok", "ok"]);
});
