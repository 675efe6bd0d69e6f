import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Native from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { startLibsqlEndpoint } from "../../scripts/libsql/server.ts";
import { databaseAt } from "../support/database.ts";
import { find, numbersFor, stock } from "./stock.ts";

const MIGRATIONS = "drizzle/migrations";
const folder = mkdtempSync(join(tmpdir(), "ties-test-"));
const file = join(folder, "main.db");

/** A client that reads the file with rows of equal order the other way round, as SQLite may return them at any time. */
function reversed(): Database {
  const native = new Native(file, { readonly: true });
  native.exec("PRAGMA reverse_unordered_selects = ON");
  const execute = async ({ sql, args }: { sql: string; args: object }) => ({ rows: native.prepare(sql).all(args) });
  return { $client: { execute } } as unknown as Database;
}

describe("products alike in what they are sorted by", () => {
  let db: Database;
  beforeAll(async () => {
    const endpoint = await startLibsqlEndpoint({ file, port: 0 });
    db = databaseAt(endpoint.url);
    const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
    const texts = names.sort().map((name) => readFileSync(join(MIGRATIONS, name), "utf8"));
    await db.$client.executeMultiple(texts.join(";\n"));
    const lamps = [1, 2, 3, 4, 5, 6].map((place) => ({
      name: place % 2 ? "Lamp" : "Chair",
      description: place % 2 ? "For desks" : "Goes with a lamp",
      price: 500,
    }));
    const kettles = [
      "Kettle",
      "Steel kettle with a whistle for large kitchens",
      "Kettle",
      "Camping kettle of enamelled iron",
    ];
    await stock(db, [...lamps, ...kettles.map((name) => ({ name, price: 700 }))]);
    return () => endpoint.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("come by how well they fit and the newest first, in whatever order the database finds them", async () => {
    const expected = [5, 3, 1, 6, 4, 2];
    for (const sort of ["price_low", "price_high", "moq", "lead_time"]) {
      expect(await numbersFor(db, { q: "lamp", sort }), sort).toEqual(expected);
      expect(await numbersFor(reversed(), { q: "lamp", sort }), `${sort} reversed`).toEqual(expected);
    }
    expect((await find(reversed(), { q: "lamp" })).total).toBe(6);
  });

  it("come the newest first among the nearest too, whichever of them has more of the words", async () => {
    const q = "kettle whistle unicorn";
    for (const database of [db, reversed()]) {
      expect(await numbersFor(database, { q })).toEqual([8, 10, 9, 7]);
      expect(await numbersFor(database, { q, sort: "price_low" })).toEqual([10, 9, 8, 7]);
    }
  });
});
