import { request } from "node:http";
import { createClient } from "@libsql/client/web";
import { expect, test } from "vitest";
import { CLOSE, errorOf, execute, rowsOf, sequence, serveForTests } from "./endpoint.ts";

const endpoint = serveForTests();

test("each path is a database of its own, for the client too", async () => {
  for (const name of ["", "a/", "b/"]) {
    const client = createClient({ url: endpoint.url + name });
    await client.batch(["CREATE TABLE own (a)", { sql: "INSERT INTO own VALUES (?)", args: [name] }], "write");
    client.close();
  }
  for (const path of ["", "a/", "b/"]) {
    const answer = await endpoint.pipeline([execute("SELECT a FROM own"), CLOSE], { path });
    expect(rowsOf(answer)).toEqual([[path]]);
  }
});

test("more databases than are kept open at once", async () => {
  const names = Array.from({ length: 140 }, (_, index) => `many${index}/`);
  for (const path of names) {
    await endpoint.pipeline([sequence(`CREATE TABLE own (a); INSERT INTO own VALUES ('${path}')`), CLOSE], { path });
  }
  for (const path of names.filter((_, index) => index % 46 === 0)) {
    expect(rowsOf(await endpoint.pipeline([execute("SELECT a FROM own"), CLOSE], { path }))).toEqual([[path]]);
  }
});

/** As it stands: `fetch` would tidy the path. */
function askRaw(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(endpoint.url, { method: "POST", path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on("error", reject);
    call.end('{"requests":[]}');
  });
}

test.each(["A", "a.b", "..", "../a", "%2e%2e", "a/b", "a%00", "x".repeat(65), ""])(
  "has no database %j",
  async (name) => {
    expect(await askRaw(`/${name}/v2/pipeline`)).toBe(404);
  },
);

test("streams do not see each other's open transactions", async () => {
  const writer = await endpoint.pipeline([sequence("CREATE TABLE t (a); BEGIN; INSERT INTO t VALUES (1)")]);
  expect(rowsOf(await endpoint.pipeline([execute("SELECT * FROM t"), CLOSE]))).toEqual([]);
  await endpoint.pipeline([CLOSE], { baton: writer.baton });
});

test("settings end with their request", async () => {
  const setup = "CREATE TABLE p (id PRIMARY KEY); CREATE TABLE c (p REFERENCES p); PRAGMA foreign_keys = OFF";
  const loose = await endpoint.pipeline([sequence(`${setup}; INSERT INTO c VALUES (1)`), CLOSE]);
  expect(loose.results[0]?.type).toBe("ok");
  const strict = await endpoint.pipeline([execute("INSERT INTO c VALUES (2)"), CLOSE]);
  expect(errorOf(strict)).toMatchObject({ extended_code: "SQLITE_CONSTRAINT_FOREIGNKEY" });
});

test.each(["ATTACH 'x.db' AS x", "CREATE TEMP TABLE x (a)", "PRAGMA synchronous = OFF"])("refuses %s", async (sql) => {
  expect(errorOf(await endpoint.pipeline([execute(sql), CLOSE]))?.code).toBe("SQL_NOT_ALLOWED");
});

test("prepared statements follow a schema that others change", async () => {
  const ask = execute("SELECT * FROM shape");
  await endpoint.pipeline([sequence("CREATE TABLE shape (a)"), CLOSE]);
  const reader = await endpoint.pipeline([ask]);
  await endpoint.pipeline([execute("ALTER TABLE shape RENAME COLUMN a TO b"), CLOSE]);
  const renamed = await endpoint.pipeline([ask], { baton: reader.baton });
  expect(renamed.results[0]?.response?.result.cols).toMatchObject([{ name: "b" }]);
  await endpoint.pipeline([sequence("DROP TABLE shape; CREATE TABLE shape (c, d)"), CLOSE]);
  const insert = execute("INSERT INTO shape VALUES (1, 2) RETURNING *");
  const grown = await endpoint.pipeline([insert, ask, CLOSE], { baton: renamed.baton });
  expect(grown.results[1]?.response?.result.cols).toMatchObject([{ name: "c" }, { name: "d" }]);
});

test("columns are right again after a schema change was rolled back", async () => {
  const ask = execute("SELECT * FROM undone");
  const steps = ["CREATE TABLE undone (a)", "BEGIN", "ALTER TABLE undone RENAME COLUMN a TO b"];
  const answer = await endpoint.pipeline([...steps.map((sql) => execute(sql)), ask, execute("ROLLBACK"), ask, CLOSE]);
  const names = answer.results.map((result) => result.response?.result?.cols?.[0]?.name);
  expect([names[3], names[5]]).toEqual(["b", "a"]);
});
