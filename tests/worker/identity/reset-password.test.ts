import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { leads } from "#drizzle/schema/content.ts";
import { accountEvents, emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { browserOn, insertAccount, keysMailedTo, mailsTo, PASSWORD } from "../support/browser.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const HOUR = 3_600_000;
const NEW_PASSWORD = "Date-Palms-of-2027";
let db: Database;
let account: Awaited<ReturnType<typeof insertAccount>>;
beforeEach(async () => {
  db = await freshDatabase();
  account = await insertAccount(db, { locale: "fr", emailVerifiedAt: null });
});

const request = (email: string, visitor = browserOn(db)) =>
  visitor.call((caller) => caller.auth.requestReset({ email }));
const reset = (token: string, now = TEST_NOW) =>
  browserOn(db, { now: () => now }).call((caller) => caller.auth.resetPassword({ token, password: NEW_PASSWORD }));
const mailedToken = async () => {
  await request(account.email);
  return (await keysMailedTo(db, account.email)).token;
};

describe("auth.requestReset", () => {
  it("mails a link of an hour in the account's own language", async () => {
    expect(await request(account.email.toUpperCase())).toEqual({ isAccepted: true });
    const [mail] = await mailsTo(db, account.email);
    expect(mail?.subject).toBe("Un nouveau mot de passe pour votre compte Mawrid");
    expect(mail?.text).toContain("https://mawrid.test/reset-password?lang=fr#token=");
    expect(await db.select({ locale: outbox.locale }).from(outbox)).toEqual([{ locale: "fr" }]);
    expect(await db.select().from(emailProofs)).toMatchObject([
      { userId: account.id, purpose: "reset", email: account.email, codeHash: null, expiresAt: TEST_NOW + HOUR },
    ]);
  });

  it("answers the same for an address without an account, with the same calls, and writes nothing", async () => {
    const before = await wholeDatabase(db);
    const statements = statementsOf(db);
    expect(await request("nobody@people.example")).toEqual({ isAccepted: true });
    const ofNobody = statements.splice(0);
    expect(await wholeDatabase(db)).toEqual(before);
    statements.splice(0);
    const quiet = testContext(db, { waitUntil: () => {} });
    await callerOf(quiet).auth.requestReset({ email: account.email });
    expect(statements).toEqual(ofNobody);
  });

  it("takes as long for both", async () => {
    const times: [known: number[], unknown: number[]] = [[], []];
    for (let turn = 0; turn < 30; turn += 1) {
      const known = await insertAccount(db);
      const pair = [known.email, `${turn}@nobody.example`].map((email, place) => ({ email, place }));
      for (const { email, place } of turn % 2 === 0 ? pair : pair.reverse()) {
        const caller = callerOf(testContext(db, { clientAddress: `${turn}`, waitUntil: () => {} }));
        const start = performance.now();
        await caller.auth.requestReset({ email });
        times[place]?.push(performance.now() - start);
      }
    }
    // The quicker ones: what is slow is slow for the machine's own reasons.
    const [known = 0, unknown = 0] = times.map((all) => all.sort((a, b) => a - b)[8]);
    expect(Math.abs(known - unknown)).toBeLessThan(10);
  });

  it("counts three an hour per mailbox, whether there is an account or not", async () => {
    for (const email of [account.email, "nobody@people.example"]) {
      for (let turn = 0; turn < 3; turn += 1) await request(email);
      const refusal = await refusalOf(request(email.replace("@", "+tag@")));
      expect([refusal.code, refusal.details]).toEqual(["RATE_LIMITED", { retryAfter: 3600 }]);
    }
    expect(await mailsTo(db, account.email)).toHaveLength(3);
    const here = browserOn(db);
    for (let turn = 0; turn < 10; turn += 1) await request(`${turn}@people.example`, here);
    await expectRefusal(request("ten@people.example", here), "RATE_LIMITED");
  });
});

describe("auth.resetPassword", () => {
  it("leaves nothing of whoever used the address before its owner; a proven account keeps its own", async () => {
    const facts = {
      phone: "+971 50 123 4567",
      location: "Dubai",
      avatarPath: "/files/avatars/x",
      deleteAfter: TEST_NOW,
    };
    for (const emailVerifiedAt of [null, TEST_NOW - HOUR]) {
      await db
        .update(users)
        .set({ ...facts, emailVerifiedAt })
        .where(eq(users.id, account.id));
      await reset(await mailedToken());
      const [user] = await db.select().from(users).where(eq(users.id, account.id));
      const { phone, location, avatarPath, deleteAfter } = user ?? {};
      const nothing = { phone: null, location: null, avatarPath: null, deleteAfter: null };
      expect({ phone, location, avatarPath, deleteAfter }).toEqual(emailVerifiedAt === null ? nothing : facts);
    }
  });

  it("sets the password, ends every session, proves the mailbox and tells the owner", async () => {
    const [signedIn, stranger] = [browserOn(db), browserOn(db)];
    await signedIn.signIn(account.email);
    const other = await insertAccount(db);
    await stranger.signIn(other.email);
    await callerOf(testContext(db)).leads.submitBuyer(forms.buyerLead({ email: account.email }));
    const token = await mailedToken();
    const calls = countCalls(db);
    expect(await reset(token)).toEqual({ email: account.email });
    // Two of the verb, one of the delivery after the response.
    expect(calls()).toBe(3);
    expect([await signedIn.session(), (await stranger.session())?.userId]).toEqual([null, other.id]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, account.id))).toEqual([]);
    expect(await db.select().from(leads).where(eq(leads.userId, account.id))).toHaveLength(1);
    await expectRefusal(browserOn(db).signIn(account.email, PASSWORD), "WRONG_CREDENTIALS");
    expect(await browserOn(db).signIn(account.email, NEW_PASSWORD)).toEqual({ isVerified: true });
    const [told] = (await mailsTo(db, account.email)).filter(({ subject }) => subject.includes("changé"));
    expect(told?.text).toContain("https://mawrid.test/forgot-password");
  });

  it("gives up a change of address that waits", async () => {
    const token = await mailedToken();
    const waiting = { userId: account.id, email: account.email, expiresAt: TEST_NOW + HOUR, createdAt: TEST_NOW };
    await db.insert(emailProofs).values([
      { ...waiting, tokenHash: "old", purpose: "email_change_old", newEmail: "thief@people.example" },
      { ...waiting, tokenHash: "new", purpose: "email_change_new", newEmail: "thief@people.example" },
    ]);
    await reset(token);
    expect(await db.select({ purpose: emailProofs.purpose }).from(emailProofs)).toEqual([{ purpose: "reset" }]);
  });

  it("succeeds once of fifty uses at the same time", async () => {
    const token = await mailedToken();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        browserOn(db)
          .call((caller) => caller.auth.resetPassword({ token, password: `${NEW_PASSWORD}-${n}` }))
          .then(
            () => "done",
            (error: Error) => error.message,
          ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(outcomes.filter((outcome) => !["done", "NOT_FOUND", "UNAVAILABLE"].includes(outcome))).toEqual([]);
    // More than one had passed the look and made its hash.
    expect(outcomes.filter((outcome) => outcome === "NOT_FOUND").length).toBeGreaterThan(0);
    const done = and(eq(accountEvents.action, "password_reset"), eq(accountEvents.userId, account.id));
    expect(await db.select().from(accountEvents).where(done)).toHaveLength(1);
    await browserOn(db).signIn(account.email, `${NEW_PASSWORD}-${outcomes.indexOf("done")}`);
  }, 60_000);

  it("refuses unknown, used, expired and replaced links and those of other purposes alike, before any hash", async () => {
    const first = await mailedToken();
    const used = await mailedToken();
    await reset(used);
    const expired = await mailedToken();
    const verify = "V".repeat(43);
    await db.insert(emailProofs).values({
      ...{ tokenHash: sha256(verify), purpose: "verify", userId: account.id, email: account.email },
      ...{ expiresAt: TEST_NOW + HOUR, createdAt: TEST_NOW },
    });
    const before = await wholeDatabase(db);
    const calls = countCalls(db);
    for (const [key, now] of [
      ["A".repeat(43), TEST_NOW],
      [first, TEST_NOW],
      [used, TEST_NOW],
      [verify, TEST_NOW],
      [expired, TEST_NOW + HOUR],
    ] as const) {
      const refusal = await refusalOf(reset(key, now));
      expect([refusal.code, refusal.details]).toEqual(["NOT_FOUND", {}]);
    }
    expect(calls()).toBe(5);
    expect(await wholeDatabase(db)).toEqual(before);
    await db.update(users).set({ email: "moved@people.example" }).where(eq(users.id, account.id));
    await expectRefusal(reset(expired), "NOT_FOUND");
  });

  it("refuses a bad new password and leaves the link good", async () => {
    const token = await mailedToken();
    const weak = (password: string) => browserOn(db).call((caller) => caller.auth.resetPassword({ token, password }));
    await expectRefusal(weak("short"), "BAD_INPUT", "password:too_small");
    await expectRefusal(weak("x".repeat(10_000)), "BAD_INPUT", "password:too_big");
    await reset(token);
  });

  it("lets an address try twenty an hour", async () => {
    const here = browserOn(db);
    const tryOnce = () =>
      here.call((caller) => caller.auth.resetPassword({ token: "A".repeat(43), password: PASSWORD }));
    for (let turn = 0; turn < 20; turn += 1) await expectRefusal(tryOnce(), "NOT_FOUND");
    await expectRefusal(tryOnce(), "RATE_LIMITED");
  });

  it("reads no table from end to end", async () => {
    expect(await fullScans(db, () => request(account.email))).toEqual([]);
    const { token } = await keysMailedTo(db, account.email);
    expect(await fullScans(db, () => reset(token))).toEqual([]);
  });
});

/** The texts of all statements that a client sends from now on. */
function statementsOf({ $client }: Database): string[] {
  const seen: string[] = [];
  const { batch } = $client;
  $client.batch = (statements, mode) => {
    for (const one of statements) seen.push(typeof one === "string" ? one : Array.isArray(one) ? one[0] : one.sql);
    return batch.call($client, statements, mode);
  };
  return seen;
}
