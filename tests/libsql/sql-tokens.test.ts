import fc from "fast-check";
import { expect, test } from "vitest";
import { refusalOf } from "../../scripts/libsql/refusals.ts";
import { changesSchema, readStatementText } from "../../scripts/libsql/sql-text.ts";
import { splitStatements } from "../../scripts/libsql/sql-tokens.ts";

const STATEMENTS = [
  "SELECT 'a;b', \"c;d\", `e;f`, [g;h]",
  "SELECT 'it''s; fine' -- no; end\n, 2",
  "INSERT INTO t /* ; */ VALUES (?, :name)",
  "CREATE TRIGGER x AFTER INSERT ON t BEGIN SELECT CASE WHEN 1 THEN 2 END; DELETE FROM t; END",
  "CREATE TEMP TRIGGER IF NOT EXISTS x AFTER INSERT ON t BEGIN DELETE FROM t; END",
  "BEGIN",
  "COMMIT",
];

test("cuts a script exactly where its statements end", () => {
  const gap = fc.constantFrom(";", " ;\n", ";;", "; -- x;y\n", ";/* ; */");
  const script = fc.array(fc.tuple(fc.constantFrom(...STATEMENTS), gap), { maxLength: 8 });
  fc.assert(
    fc.property(script, (parts) => {
      const pieces = splitStatements(parts.map(([sql, end]) => sql + end).join(""));
      expect(pieces.map((piece) => piece.sql)).toEqual(parts.map(([sql]) => sql));
    }),
  );
});

test("survives any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), (sql) => void splitStatements(sql)));
});

test.each([
  ["WITH a AS (SELECT 1) SELECT * FROM a", "SELECT", false],
  ["with a as (select 1) insert into t select * from a", "INSERT", true],
  ["REPLACE INTO t VALUES (1)", "REPLACE", true],
  ["begin immediate", "BEGIN", true],
  ["BEGIN DEFERRED", "BEGIN", false],
  ["PRAGMA user_version", "PRAGMA", false],
  ["PRAGMA user_version = 3", "PRAGMA", true],
  ["EXPLAIN INSERT INTO t VALUES (1)", "EXPLAIN", false],
  ["ALTER TABLE t ADD COLUMN b", "ALTER", true],
])("knows what %j does", (sql, verb, takesLock) => {
  const text = readStatementText(sql);
  expect([text.verb, text.takesLock, changesSchema(text)]).toEqual([
    verb,
    takesLock,
    verb === "ALTER" || /=/.test(sql),
  ]);
});

test.each(["", " ; ", "-- nothing", "/* open"])("finds no statement in %j", (sql) => {
  expect(() => readStatementText(sql)).toThrow("does not contain any statement");
});

test.each([
  ["ATTACH 'other.db' AS other", true],
  ["VACUUM INTO 'copy.db'", true],
  ["VACUUM", false],
  ["CREATE TEMP TABLE x (a)", true],
  ["CREATE TABLE temp.x (a)", true],
  ["PRAGMA synchronous = OFF", true],
  ["PRAGMA main.journal_mode(DELETE)", true],
  ["PRAGMA journal_mode", false],
  ["PRAGMA main.table_info(t)", false],
  ["PRAGMA foreign_keys = off", false],
])("refuses what would reach beyond the request: %j", (sql, refused) => {
  expect(refusalOf(splitStatements(sql)[0]?.tokens ?? []) !== undefined).toBe(refused);
});
