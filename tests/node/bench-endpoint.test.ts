import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { catalogueKey } from "../../scripts/bench/catalogue.ts";
import { Endpoint } from "../../scripts/bench/endpoint.ts";
import { databaseAt } from "../support/database.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-test-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the endpoint's process", () => {
  it("counts calls, hands over their bodies when asked, and ends", async () => {
    const endpoint = await Endpoint.start(join(folder, "main.db"));
    const db = databaseAt(endpoint.url);
    const before = await endpoint.count();
    await db.all(sql`select 1`);
    await db.batch([db.run(sql`select 2`), db.run(sql`select 3`)]);
    expect((await endpoint.count()).calls - before.calls).toBe(2);
    const bodies = await endpoint.bodiesOf(() => db.all(sql`select ${"تمر"} as word`));
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('"value":"تمر"');
    expect(endpoint.peakMemory).toBeGreaterThan(10_000_000);
    await endpoint.close();
    await expect(endpoint.count()).rejects.toThrow("has ended");
  });
});

describe("the key of made catalogues", () => {
  it("depends on what they are made of", () => {
    expect(catalogueKey()).toMatch(/^[0-9a-f]{12}$/);
    expect(catalogueKey(["drizzle/schema"])).not.toBe(catalogueKey(["drizzle/seed"]));
  });
});
