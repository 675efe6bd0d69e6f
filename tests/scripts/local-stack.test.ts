import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products } from "#drizzle/schema/catalogue.ts";
import { startLocalDatabase, workerVars } from "../../scripts/local-stack.ts";
import { headersFile } from "../../scripts/vite/static-headers.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mawrid-stack-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("startLocalDatabase", () => {
  it("migrates and fills a new file, and leaves one with data as it is", async () => {
    const file = join(folder, "a.db");
    const counts: number[] = [];
    for (let run = 0; run < 2; run += 1) {
      const database = await startLocalDatabase(file);
      const [row] = await database.db.select({ rows: count() }).from(products);
      counts.push(row?.rows ?? 0);
      expect(workerVars(database)).toEqual({ APP_ENV: "development", TURSO_DATABASE_URL: database.url });
      await database.close();
    }
    expect(counts[0]).toBeGreaterThan(20);
    expect(counts[1]).toBe(counts[0]);
  });
});

describe("_headers", () => {
  it("gives static files the site's headers, each in one rule, and lasting names a year", () => {
    const text = headersFile();
    expect(text.match(/X-Content-Type-Options: nosniff/g)).toHaveLength(1);
    expect(text).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable");
    expect(text.split("\n").every((line) => line.length < 2000)).toBe(true);
  });
});
