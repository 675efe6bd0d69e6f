import { createClient } from "@libsql/client/web";
import { afterAll, beforeEach, expect, test } from "vitest";
import { serveForTests } from "./endpoint.ts";

const endpoint = serveForTests();
const clients: { close(): void }[] = [];

function connect(path: string) {
  const client = createClient({ url: `${endpoint.url}${path}/`, intMode: "bigint" });
  clients.push(client);
  return client;
}

let path = 0;
beforeEach(() => {
  path += 1;
});
afterAll(() => {
  for (const client of clients) client.close();
});

test("executes, with all kinds of values", async () => {
  const client = connect(`c${path}`);
  await client.execute("CREATE TABLE t (i, r, s, b, n)");
  const args = [2n ** 62n, 0.25, "نص", new Uint8Array([0, 255]), null];
  const { rowsAffected, lastInsertRowid } = await client.execute({ sql: "INSERT INTO t VALUES (?, ?, ?, ?, ?)", args });
  expect([rowsAffected, lastInsertRowid]).toEqual([1, 1n]);
  const { rows } = await client.execute("SELECT * FROM t");
  expect({ ...rows[0] }).toMatchObject({ i: 2n ** 62n, r: 0.25, s: "نص", n: null });
  expect(new Uint8Array(rows[0]?.b as ArrayBuffer)).toEqual(new Uint8Array([0, 255]));
});

test("a batch is all or nothing and names the statement that failed", async () => {
  const client = connect(`c${path}`);
  await client.execute("CREATE TABLE t (a UNIQUE)");
  const failing = client.batch(["INSERT INTO t VALUES (1)", "INSERT INTO t VALUES (1)"], "write");
  await expect(failing).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT", statementIndex: 1 });
  expect((await client.execute("SELECT * FROM t")).rows).toEqual([]);
});

test("batches at once, many of the same statement each", async () => {
  const client = connect(`c${path}`);
  await client.execute("CREATE TABLE t (a)");
  const statements = Array.from({ length: 500 }, (_, a) => ({ sql: "INSERT INTO t VALUES (?)", args: [a] }));
  await Promise.all(Array.from({ length: 10 }, () => client.batch(statements, "write")));
  expect((await client.execute("SELECT count(*) AS n FROM t")).rows[0]?.n).toBe(5000n);
});

test("transactions commit, roll back and close", async () => {
  const client = connect(`c${path}`);
  await client.execute("CREATE TABLE t (a)");
  for (const end of ["commit", "rollback", "close"] as const) {
    const transaction = await client.transaction("write");
    await transaction.execute("INSERT INTO t VALUES (1)");
    await transaction[end]();
  }
  expect((await client.execute("SELECT count(*) AS n FROM t")).rows[0]?.n).toBe(1n);
});

test("migrations run with foreign keys off and leave them on", async () => {
  const client = connect(`c${path}`);
  await client.migrate([
    "CREATE TABLE p (id PRIMARY KEY)",
    "CREATE TABLE c (p REFERENCES p)",
    "INSERT INTO c VALUES (1)",
  ]);
  await expect(client.execute("INSERT INTO c VALUES (2)")).rejects.toThrow("FOREIGN KEY");
});
