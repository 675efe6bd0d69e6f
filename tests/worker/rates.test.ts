import { beforeEach, describe, expect, it } from "vitest";
import { dayInDubai } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { exchangeRates } from "#drizzle/schema/quotes.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { expectConsoleErrors } from "../support/no-console-errors.ts";
import { siteOver } from "./support/site.ts";

const DAY_MS = 86_400_000;

let db: Database;
let site: ReturnType<typeof siteOver>;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
});

describe("/rates.json", () => {
  it("tells what each currency is worth today, and since when", async () => {
    const kept = { currency: "KWD" as const, source: "central bank", createdAt: 1 };
    const [lastWeek, today, tomorrow] = [-7, 0, 1].map((days) => dayInDubai(Date.now() + days * DAY_MS));
    await db.insert(exchangeRates).values([
      { ...kept, fromDay: lastWeek ?? "", rateToAed: 11_900_000 },
      { ...kept, fromDay: today ?? "", rateToAed: 11_950_000 },
      { ...kept, fromDay: tomorrow ?? "", rateToAed: 99_000_000 },
    ]);
    const answer = await (await site("/rates.json")).json();
    expect(answer).toEqual({
      SAR: { rateToAed: 979_333, fromDay: "2026-01-01" },
      KWD: { rateToAed: 11_950_000, fromDay: today },
      BHD: { rateToAed: 9_767_287, fromDay: "2026-01-01" },
      OMR: { rateToAed: 9_551_365, fromDay: "2026-01-01" },
      QAR: { rateToAed: 1_008_929, fromDay: "2026-01-01" },
      USD: { rateToAed: 3_672_500, fromDay: "2026-01-01" },
    });
  });

  it("is the same for everybody, and kept for an hour", async () => {
    const cookie = "session=anything; preferred-language=fr";
    const answers = [await site("/rates.json"), await site("/rates.json", { headers: { Cookie: cookie } })];
    for (const answer of answers) {
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      expect(answer.headers.get("Vary") ?? "").not.toMatch(/cookie|language/i);
    }
    const [nobodys, somebodys] = await Promise.all(answers.map((answer) => answer.text()));
    expect(somebodys).toBe(nobodys);
    await db.delete(exchangeRates);
    expect(await (await site("/rates.json")).json()).toEqual({});
  });

  it("is kept nowhere where the database does not answer", async () => {
    expectConsoleErrors(1);
    const answer = await siteOver("http://127.0.0.1:9/")("/rates.json");
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.headers.get("Cache-Control") ?? "").not.toContain("public");
  });
});
