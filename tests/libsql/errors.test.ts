import { beforeAll, expect, test } from "vitest";
import { CLOSE, errorOf, execute, sequence, serveForTests } from "./endpoint.ts";

const endpoint = serveForTests();

beforeAll(async () => {
  const sql = `CREATE TABLE p (id INTEGER PRIMARY KEY, u UNIQUE, n NOT NULL DEFAULT 1, c CHECK (c > 0));
    CREATE TABLE f (p REFERENCES p (id)); INSERT INTO p (id, u) VALUES (1, 'x')`;
  await endpoint.pipeline([sequence(sql), CLOSE]);
});

test.each([
  ["INSERT INTO p (u) VALUES ('x')", "SQLITE_CONSTRAINT", "SQLITE_CONSTRAINT_UNIQUE"],
  ["INSERT INTO p (u) VALUES ('x') RETURNING id", "SQLITE_CONSTRAINT", "SQLITE_CONSTRAINT_UNIQUE"],
  ["INSERT INTO p (id) VALUES (1)", "SQLITE_CONSTRAINT", "SQLITE_CONSTRAINT_PRIMARYKEY"],
  ["INSERT INTO p (n) VALUES (NULL)", "SQLITE_CONSTRAINT", "SQLITE_CONSTRAINT_NOTNULL"],
  ["INSERT INTO p (c) VALUES (-1)", "SQLITE_CONSTRAINT", "SQLITE_CONSTRAINT_CHECK"],
  ["INSERT INTO f VALUES (9)", "SQLITE_CONSTRAINT", "SQLITE_CONSTRAINT_FOREIGNKEY"],
  ["INSERT INTO p (id) VALUES ('text')", "SQLITE_MISMATCH", "SQLITE_MISMATCH"],
  ["SELECT nothing", "SQLITE_ERROR", "SQLITE_ERROR"],
  ["SELEC 1", "SQLITE_ERROR", "SQLITE_ERROR"],
  ["COMMIT", "SQLITE_ERROR", "SQLITE_ERROR"],
  ["SELECT load_extension('x')", "SQLITE_ERROR", "SQLITE_ERROR"],
  ["SELECT 1; SELECT 2", "SQL_MANY_STATEMENTS", undefined],
  ["", "SQL_NO_STATEMENT", undefined],
  ["SELECT '\0'", "SQL_PARSE_ERROR", undefined],
])("%s → %s", async (sql, code, extended) => {
  expect(errorOf(await endpoint.pipeline([execute(sql), CLOSE]))).toMatchObject({ code, ...named(extended) });
});

function named(extended: string | undefined) {
  return extended === undefined ? {} : { extended_code: extended };
}

test("words a SQLite error as remote servers do", async () => {
  const answer = await endpoint.pipeline([execute("INSERT INTO p (u) VALUES ('x')"), CLOSE]);
  expect(errorOf(answer)?.message).toBe("SQLite error: UNIQUE constraint failed: p.u");
});

test("an error leaves the stream usable and its transaction open", async () => {
  const requests = ["BEGIN", "INSERT INTO p (u) VALUES ('x')", "INSERT INTO p (u) VALUES ('y')", "COMMIT"];
  const answer = await endpoint.pipeline([...requests.map((sql) => execute(sql)), CLOSE]);
  expect(answer.results.map((result) => result.type)).toEqual(["ok", "error", "ok", "ok", "ok"]);
});
