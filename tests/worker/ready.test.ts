import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { reindexEverything } from "#worker/catalogue/search/index-again.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { expectConsoleErrors } from "../support/no-console-errors.ts";
import { siteOver } from "./support/site.ts";

let db: Database;
let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
});

describe("GET /api/ready", () => {
  it("asks the database, and says no more than that it answers and whether its index is of the present rules", async () => {
    const answer = await site("/api/ready");
    expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true,"searchIndex":"stale"}']);
    await reindexEverything(db);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await (await site("/api/ready")).json()).toEqual({ ok: true, searchIndex: "current" });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("asks once in a second, however often it is asked", async () => {
    const url = await freshDatabaseUrl();
    const one = siteOver(url);
    await one("/api/ready");
    const calls = vi.spyOn(globalThis, "fetch");
    const answers = await Promise.all(Array.from({ length: 20 }, () => one("/api/ready")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(calls).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.all(Array.from({ length: 20 }, () => one("/api/ready")));
    expect(calls).toHaveBeenCalledTimes(1);
    calls.mockRestore();
  });

  it("is 503 with a database that is away, and alive all the same", async () => {
    expectConsoleErrors(1);
    const down = siteOver("http://127.0.0.1:9/");
    const start = Date.now();
    const answer = await down("/api/ready");
    expect([answer.status, await answer.text()]).toEqual([503, '{"ok":false}']);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    // Nothing waited for a limit of the database.
    expect(Date.now() - start).toBeLessThan(3000);
    expect((await down("/api/health")).status).toBe(200);
  });
});
