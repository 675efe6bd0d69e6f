import { scryptSync } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { HashTurns } from "#worker/platform/hash-turns.ts";
import { accountCounter, callerCounter, countCall } from "#worker/platform/rate-limits.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import { countCalls } from "../../support/count-calls.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { browserOn, CHROME, FIREFOX, insertAccount, mailsTo, PASSWORD, signUpForm } from "../support/browser.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const QUARTER_MS = 15 * 60_000;
let url: string;
let db: Database;
beforeEach(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
});

describe("auth.signIn", () => {
  it("signs in by e-mail in any capitals, in two calls, and notes it", async () => {
    const { id, email } = await insertAccount(db);
    const browser = browserOn(db);
    const calls = countCalls(db);
    expect(await browser.signIn(email.toUpperCase())).toEqual({ isVerified: true });
    expect(calls()).toBe(2);
    expect(await browser.session()).toMatchObject({ userId: id, email });
    expect(await db.select().from(sessions)).toMatchObject([{ id: sha256(browser.token() ?? ""), userAgent: CHROME }]);
    expect(await db.select().from(accountEvents)).toMatchObject([{ userId: id, action: "signed_in" }]);
  });

  it("refuses a wrong password and an unknown address in the same words, and writes nothing", async () => {
    const { email } = await insertAccount(db);
    const before = await wholeDatabase(db);
    const browser = browserOn(db);
    const wrong = await refusalOf(browser.signIn(email, "another"));
    const unknown = await refusalOf(browser.signIn("nobody@people.example", "another"));
    expect([wrong.code, wrong.details]).toEqual(["WRONG_CREDENTIALS", {}]);
    expect([unknown.code, unknown.details]).toEqual([wrong.code, wrong.details]);
    await expectRefusal(browser.signIn(email, "x".repeat(10_000)), "BAD_INPUT", "password:too_big");
    expect(browser.token()).toBeNull();
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("takes as long for an unknown address as for a wrong password", async () => {
    const { email } = await insertAccount(db);
    const took = async (address: string): Promise<number> => {
      // Past the queue of hashes, which would hide what is measured.
      await new Promise((resolve) => setTimeout(resolve, 400));
      const start = performance.now();
      await refusalOf(browserOn(db).signIn(address, "another"));
      return performance.now() - start;
    };
    const times: [known: number[], unknown: number[]] = [[], []];
    // The quickest: what is slow is slow for the machine's own reasons, so a busy one is asked more often.
    const ratio = () => Math.min(...times[1]) / Math.min(...times[0]);
    const isAlike = () => ratio() > 0.6 && ratio() < 1.6;
    for (let turn = 0; turn < 5 || (turn < 10 && !isAlike()); turn += 1) {
      times[0].push(await took(email));
      times[1].push(await took(`${turn}@nobody.example`));
    }
    expect(ratio()).toBeGreaterThan(0.6);
    expect(ratio()).toBeLessThan(1.6);
  });

  it("tells that an account is suspended to whoever knows its password alone", async () => {
    const { email } = await insertAccount(db, { suspendedAt: TEST_NOW });
    const before = await wholeDatabase(db);
    await expectRefusal(browserOn(db).signIn(email, "another"), "WRONG_CREDENTIALS");
    const refusal = await refusalOf(browserOn(db).signIn(email));
    expect([refusal.code, refusal.details]).toEqual(["FORBIDDEN", { state: "suspended" }]);
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("opens nothing when password or state changed while the hash was made", async () => {
    for (const change of [{ passwordHash: "scrypt$32768$8$3$AAAA$AAAA" }, { suspendedAt: TEST_NOW }]) {
      const { id, email } = await insertAccount(db);
      afterNextCall(db, () => db.update(users).set(change).where(eq(users.id, id)));
      const browser = browserOn(db);
      await expectRefusal(browser.signIn(email), "WRONG_CREDENTIALS");
      expect([browser.token(), await db.select().from(sessions), await db.select().from(accountEvents)]).toEqual([
        null,
        [],
        [],
      ]);
    }
  });

  it("replaces the session of this browser and leaves those of others", async () => {
    const { email } = await insertAccount(db);
    const [browser, other] = [browserOn(db), browserOn(db)];
    await other.signIn(email);
    await browser.signIn(email);
    const first = browser.token() ?? "";
    const calls = countCalls(db);
    await browser.signIn(email);
    expect(calls()).toBe(3);
    const ids = (await db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id);
    expect(ids.sort()).toEqual([sha256(browser.token() ?? ""), sha256(other.token() ?? "")].sort());
    expect(ids).not.toContain(sha256(first));
  });

  it("stores a hash of today's cost where an older one was right", async () => {
    const salt = Buffer.alloc(16);
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 14, r: 8, p: 1, maxmem: 2 ** 26 }).toString("base64url");
    const { id, email } = await insertAccount(db, {
      passwordHash: `scrypt$16384$8$1$${salt.toString("base64url")}$${key}`,
    });
    await browserOn(db).signIn(email);
    const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
    expect(user?.hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    await browserOn(db).signIn(email);
  });

  it("reads no table from end to end", async () => {
    const { email } = await insertAccount(db);
    expect(await fullScans(db, () => browserOn(db).signIn(email))).toEqual([]);
  });
});

describe("the limits of auth.signIn", () => {
  it("let ten tries of an account through in a quarter of an hour, and hash nothing after that", async () => {
    const { email } = await insertAccount(db);
    const sameAddress = { clientAddress: "192.0.2.7" };
    for (let turn = 0; turn < 10; turn += 1) await refusalOf(browserOn(db, sameAddress).signIn(email, "another"));
    // Another isolate is another client of the same database.
    const elsewhere = databaseAt(url);
    const hashed = vi.spyOn(HashTurns.prototype, "take");
    const calls = countCalls(elsewhere);
    const refusal = await refusalOf(browserOn(elsewhere, sameAddress).signIn(email));
    expect([refusal.code, refusal.details.retryAfter, calls()]).toEqual(["RATE_LIMITED", QUARTER_MS / 1000, 1]);
    expect(hashed).not.toHaveBeenCalled();
    hashed.mockRestore();
    // No lock: the owner gets in from elsewhere, and from here when the window is over.
    await browserOn(db).signIn(email);
    await browserOn(db, { ...sameAddress, now: () => TEST_NOW + QUARTER_MS }).signIn(email);
  });

  it("slow strangers down after thirty tries of an account from anywhere, and never lock it", async () => {
    const { email } = await insertAccount(db);
    const home = { clientAddress: "192.0.2.30" };
    await browserOn(db, home).signIn(email);
    const ceiling = accountCounter("auth.signInAnywhere", email);
    for (let turn = 0; turn < ceiling.max; turn += 1) await db.run(countCall([ceiling], TEST_NOW, sql`true`));
    // One try in half a minute is left to all strangers together, right or wrong.
    await expectRefusal(browserOn(db).signIn(email, "another"), "WRONG_CREDENTIALS");
    const refusal = await refusalOf(browserOn(db).signIn(email));
    expect([refusal.code, refusal.details.retryAfter]).toEqual(["RATE_LIMITED", 30]);
    await browserOn(db, { now: () => TEST_NOW + 30_000 }).signIn(email);
    // Whoever signed in from here before has their own limits alone.
    await browserOn(db, home).signIn(email);
    await browserOn(db, { now: () => TEST_NOW + QUARTER_MS }).signIn(email);
  });

  it("don't count what an address tries beyond its own limits against the account", async () => {
    const { email } = await insertAccount(db);
    const sameAddress = { clientAddress: "192.0.2.31" };
    const own = accountCounter("auth.signIn", email, sameAddress.clientAddress);
    for (let turn = 0; turn < own.max; turn += 1) await db.run(countCall([own], TEST_NOW, sql`true`));
    for (let turn = 0; turn < 40; turn += 1) {
      await expectRefusal(browserOn(db, sameAddress).signIn(email, "another"), "RATE_LIMITED");
    }
    await browserOn(db).signIn(email);
    await browserOn(db).signIn(email);
  });

  it("count an unknown address as a known one", async () => {
    const sameAddress = { clientAddress: "192.0.2.8" };
    for (let turn = 0; turn < 10; turn += 1) await refusalOf(browserOn(db, sameAddress).signIn("no@people.example"));
    await expectRefusal(browserOn(db, sameAddress).signIn("no@people.example"), "RATE_LIMITED");
  });

  it("let an address try thirty times whatever the account, also at once", async () => {
    const sameAddress = { clientAddress: "192.0.2.9" };
    const counter = callerCounter("auth.signIn", sameAddress.clientAddress);
    for (let turn = 0; turn < counter.max - 2; turn += 1) await db.run(countCall([counter], TEST_NOW, sql`true`));
    const tries = ["a", "b", "c", "d"].map((name) =>
      refusalOf(browserOn(db, sameAddress).signIn(`${name}@people.example`)),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.sort()).toEqual(["RATE_LIMITED", "RATE_LIMITED", "WRONG_CREDENTIALS", "WRONG_CREDENTIALS"]);
  });
});

describe("the mail on a new sign-in", () => {
  it("comes for another kind of device, but neither right after signing up nor after an update", async () => {
    const form = signUpForm({ locale: "en" });
    const told = async () => (await mailsTo(db, form.email)).filter(({ subject }) => subject.includes("new sign-in"));
    await browserOn(db).signUp(form);
    await browserOn(db).signIn(form.email);
    await browserOn(db, { userAgent: CHROME.replace("141", "142") }).signIn(form.email);
    expect(await told()).toEqual([]);
    await browserOn(db, { userAgent: FIREFOX }).signIn(form.email);
    await browserOn(db, { userAgent: FIREFOX }).signIn(form.email);
    const mails = await told();
    expect(mails).toHaveLength(1);
    for (const part of [
      "Firefox 144",
      "Linux",
      "21 November 2026 at 8:00",
      "(Dubai time)",
      "https://mawrid.test/settings",
    ]) {
      expect(mails[0]?.text).toContain(part);
    }
  });

  it("does not come for the first sign-in ever, nor for a wrong password", async () => {
    const { email } = await insertAccount(db);
    await browserOn(db, { userAgent: FIREFOX }).signIn(email);
    await refusalOf(browserOn(db).signIn(email, "another"));
    expect(await mailsTo(db, email)).toEqual([]);
  });
});

/** Does something when the next database call has been answered, as if another request came between two calls. */
function afterNextCall({ $client }: Database, work: () => PromiseLike<unknown>): void {
  const { batch } = $client;
  $client.batch = async (...parameters) => {
    $client.batch = batch;
    const answer = await batch.apply($client, parameters);
    await work();
    return answer;
  };
}
