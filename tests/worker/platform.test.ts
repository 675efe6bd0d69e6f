import { TRPCError } from "@trpc/server";
import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Database } from "#drizzle/client.ts";
import { idempotencyKeys, rateLimits } from "#drizzle/schema/platform.ts";
import { parseSettings } from "#worker/env.ts";
import { isSameOrigin } from "#worker/http/same-origin.ts";
import { forgetOldCounters } from "#worker/platform/housekeeping.ts";
import { houseAddress } from "#worker/platform/outbox.ts";
import { seal, unseal } from "#worker/platform/secrets.ts";
import { describeFault, toAppError } from "#worker/trpc/error-mapping.ts";
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
    expect(() => unseal({ ...settings, roomSecret: "other" }, one)).toThrow();
    expect(() => unseal(settings, "")).toThrow();
  });
});

describe("settings", () => {
  const local = { APP_ENV: "development", MAIL_FROM: "a@b.co", WHATSAPP_NUMBER: "971501234567" };
  it("boot in development with nothing set", () => expect(parseSettings(local).isDevelopment).toBe(true));

  it("name what production lacks and never a value", () => {
    const production = { ...local, APP_ENV: undefined, TURSO_DATABASE_URL: "libsql://secret.example" };
    expect(() => parseSettings(production)).toThrow("Missing settings: PUBLIC_ORIGIN, RESEND_API_KEY, ROOM_SECRET");
    expect(() => parseSettings({ ...local, WHATSAPP_NUMBER: "+971" })).toThrow("Bad settings: WHATSAPP_NUMBER");
  });

  it("say where mails to the house go", () => {
    const address = (mailFrom: string) => houseAddress({ ...testContext(db).settings, mailFrom });
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
    isSameOrigin(new Request("http://localhost:8787/api", { headers }), "https://mawrid.test");
  it.each([
    [{ Origin: "https://mawrid.test" }, true],
    [{ Origin: "http://localhost:8787" }, true],
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
    const at = (now: number) => forgetOldCounters({ ...ctx, now: () => now });
    expect(await at(TEST_NOW + hour - 1)).toBe(0);
    expect(await at(TEST_NOW + hour)).toBe(1);
    expect([await db.select().from(rateLimits), await db.select().from(idempotencyKeys)]).toEqual([
      [],
      expect.objectContaining({ length: 1 }),
    ]);
    expect(await at(TEST_NOW + 48 * hour)).toBe(1);
  });
});
