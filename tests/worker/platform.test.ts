import { TRPCError } from "@trpc/server";
import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Database } from "#drizzle/client.ts";
import { devMailbox, idempotencyKeys, outbox, rateLimits } from "#drizzle/schema/platform.ts";
import { isSameOrigin } from "#worker/http/same-origin.ts";
import { describeFault, toAppError } from "#worker/platform/errors.ts";
import { forgetOldRows } from "#worker/platform/housekeeping.ts";
import { platformAddress } from "#worker/platform/outbox.ts";
import { seal, unseal } from "#worker/platform/secrets.ts";
import { parseSettings } from "#worker/platform/settings.ts";
import { freshDatabase } from "../support/database.ts";
import { callerOf, TEST_NOW, testContext } from "./support/context.ts";
import { forms } from "./support/forms.ts";

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});

describe("sealing", () => {
  it("gives another text each time, opens again, and not once it was changed or under another secret", () => {
    const { settings } = testContext(db);
    const [one, two] = [seal(settings, "مفتاح"), seal(settings, "مفتاح")];
    expect(one).not.toBe(two);
    expect(unseal(settings, one)).toBe("مفتاح");
    const flipped = (one.startsWith("A") ? "B" : "A") + one.slice(1);
    expect(() => unseal(settings, flipped)).toThrow();
    expect(() => unseal({ ...settings, appSecret: "other" }, one)).toThrow();
    expect(() => unseal(settings, "")).toThrow();
  });
});

describe("settings", () => {
  const local = { APP_ENV: "development", MAIL_FROM: "a@b.co", WHATSAPP_NUMBER: "971501234567" };
  it("boot in development with nothing set", () => expect(parseSettings(local).isDevelopment).toBe(true));

  it("name what production lacks and never a value", () => {
    const production = { ...local, APP_ENV: undefined, TURSO_DATABASE_URL: "libsql://secret.example" };
    expect(() => parseSettings(production)).toThrow("Missing settings: PUBLIC_ORIGIN, RESEND_API_KEY, APP_SECRET");
    expect(() => parseSettings({ ...local, WHATSAPP_NUMBER: "+971" })).toThrow("Bad settings: WHATSAPP_NUMBER");
    expect(() => parseSettings({ ...local, READ_WITHIN_MS: "soon" })).toThrow("Bad settings: READ_WITHIN_MS");
    expect([parseSettings(local), parseSettings({ ...local, READ_WITHIN_MS: "3000" })]).toMatchObject([
      { readWithinMs: 900 },
      { readWithinMs: 3000 },
    ]);
  });

  it("take the origin of an address and refuse a short secret in production", () => {
    const origin = (PUBLIC_ORIGIN: string) => parseSettings({ ...local, PUBLIC_ORIGIN }).publicOrigin;
    expect([origin("https://mawrid.test/"), origin("https://mawrid.test/a?b"), origin("")]).toEqual([
      "https://mawrid.test",
      "https://mawrid.test",
      "",
    ]);
    expect(() => origin("mawrid.test")).toThrow("Bad settings: PUBLIC_ORIGIN");
    const whole = { TURSO_DATABASE_URL: "libsql://x", PUBLIC_ORIGIN: "https://a.b", RESEND_API_KEY: "re" };
    const production = (APP_SECRET: string) => parseSettings({ ...local, ...whole, APP_ENV: "production", APP_SECRET });
    expect(() => production("secret")).toThrow("Bad settings: APP_SECRET");
    expect(production("x".repeat(32)).isDevelopment).toBe(false);
    expect(() => parseSettings({ ...local, APP_ENV: "staging" })).toThrow("Bad settings: APP_ENV");
  });

  it("refuse a database that is asked in the open, but for one on this machine", () => {
    const database = (TURSO_DATABASE_URL: string) => parseSettings({ ...local, TURSO_DATABASE_URL }).databaseUrl;
    for (const address of [
      "libsql://db.example",
      "https://db.example/a",
      "http://127.0.0.1:8788/a",
      "http://[::1]:1",
    ]) {
      expect(database(address)).toBe(address);
    }
    for (const address of ["http://db.example", "ws://db.example", "libsql://db.example?tls=0", "db.example"]) {
      expect(() => database(address)).toThrow("Bad settings: TURSO_DATABASE_URL");
    }
  });

  it("say where mails to the platform go", () => {
    const address = (mailFrom: string) => platformAddress({ ...testContext(db).settings, mailFrom });
    expect([address("Mawrid <hello@mawrid.test>"), address("hello@mawrid.test")]).toEqual([
      "hello@mawrid.test",
      "hello@mawrid.test",
    ]);
  });
});

describe("errors", () => {
  it.each([
    [new AppError("CONFLICT"), "CONFLICT"],
    [new TRPCError({ code: "NOT_FOUND" }), "NOT_FOUND"],
    [new TRPCError({ code: "PARSE_ERROR" }), "BAD_INPUT"],
    [new Error("Network connection lost."), "UNAVAILABLE"],
    [new DOMException("timed out", "TimeoutError"), "UNAVAILABLE"],
    [new Error("x", { cause: new Error("SQLITE_BUSY: database is locked") }), "UNAVAILABLE"],
    [new Error("SQLITE_CONSTRAINT: UNIQUE"), "UNEXPECTED"],
    ["text", "UNEXPECTED"],
    [null, "UNEXPECTED"],
  ])("%s reads %s", (thrown, code) => expect(toAppError(thrown).code).toBe(code));

  it("are logged by their innermost cause, which quotes nobody's data", () => {
    const outer = new Error("Failed query: insert … params: said@example.com", {
      cause: new Error("SQLite error: no such table"),
    });
    expect(describeFault(outer)).toBe("Error: SQLite error: no such table");
  });
});

describe("isSameOrigin", () => {
  const origins = (headers: Record<string, string>) =>
    isSameOrigin(new Request("http://localhost:8787/api", { headers }), ["https://mawrid.test"]);
  it.each([
    [{ Origin: "https://mawrid.test" }, true],
    [{ Origin: "http://localhost:8787" }, false],
    [{ "Sec-Fetch-Site": "same-origin" }, false],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "https://evil.test" }, false],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "https://mawrid.test" }, true],
    [{ Origin: "http://localhost" }, false],
    [{ "Sec-Fetch-Site": "none" }, false],
    [{}, false],
  ])("%j: %s", (headers: Record<string, string>, expected) => expect(origins(headers)).toBe(expected));
});

describe("housekeeping", () => {
  it("keeps keys for two days and counters for their window", async () => {
    const ctx = testContext(db);
    await callerOf(ctx).tips.submit(forms.tip());
    const hour = 3_600_000;
    const at = (now: number) => forgetOldRows({ ...ctx, now: () => now });
    expect(await at(TEST_NOW + hour - 1)).toBe(0);
    expect(await at(TEST_NOW + hour)).toBe(1);
    expect([await db.select().from(rateLimits), await db.select().from(idempotencyKeys)]).toEqual([
      [],
      expect.objectContaining({ length: 1 }),
    ]);
    expect(await at(TEST_NOW + 48 * hour)).toBe(1);
  });

  it("keeps sent mails for a month and the newest thousand of the mailbox", async () => {
    const ctx = testContext(db);
    await callerOf(ctx).contact.send(forms.contact());
    await ctx.settled();
    const day = 24 * 3_600_000;
    const at = (now: number) => forgetOldRows({ ...ctx, now: () => now });
    await at(TEST_NOW + 30 * day - 1);
    expect(await db.select().from(outbox)).toHaveLength(1);
    const mail = (n: number) => ({
      id: `m${n}`,
      recipient: "a@b.co",
      subject: "s",
      text: "t",
      html: "h",
      createdAt: n,
    });
    await db.delete(devMailbox);
    for (const from of [1, 501, 1001]) {
      await db.insert(devMailbox).values(Array.from({ length: from > 1000 ? 3 : 500 }, (_, n) => mail(from + n)));
    }
    await at(TEST_NOW + 30 * day);
    expect(await db.select().from(outbox)).toEqual([]);
    const kept = await db.select({ at: devMailbox.createdAt }).from(devMailbox).orderBy(devMailbox.createdAt);
    expect([kept.length, kept[0]?.at]).toEqual([1000, 4]);
  });
});
