import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startLibsqlEndpoint } from "../../scripts/libsql/server.ts";
import { databaseAt } from "../support/database.ts";
import { serveForTests } from "./endpoint.ts";

const folder = mkdtempSync(join(tmpdir(), "template-test-"));
const template = join(folder, "template.db");
const endpoint = serveForTests({ template });

beforeAll(async () => {
  const { url, close } = await startLibsqlEndpoint({ file: template, port: 0 });
  await databaseAt(url).$client.executeMultiple("create table fruit (name text); insert into fruit values ('date')");
  await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const clientOf = (name: string) => databaseAt(`${endpoint.url}${name}/`).$client;

it("a database that a path names begins as the template and goes its own way", async () => {
  await clientOf("one").execute("insert into fruit values ('fig')");
  const count = async (name: string) => (await clientOf(name).execute("select count(*) as n from fruit")).rows[0]?.n;
  expect([await count("one"), await count("two"), await count("one")]).toEqual([2, 1, 2]);
});

it("the main database begins empty", async () => {
  const { $client } = databaseAt(endpoint.url);
  await expect($client.execute("select * from fruit")).rejects.toThrow(/no such table/);
});
