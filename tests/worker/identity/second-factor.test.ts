import { eq } from "drizzle-orm";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { beforeEach, describe, expect, it } from "vitest";
import { SECOND_STEP_LASTS_MS, TOTP_STEP_MS } from "#domain/identity/second-factor.ts";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, recoveryCodes, secondFactors, sessions, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { resetSecondFactor } from "#worker/identity/second-factor/reset-second-factor.ts";
import { freshDatabase } from "../../support/database.ts";
import { browserOn, insertAccount, mailsTo, PASSWORD } from "../support/browser.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

type Browser = ReturnType<typeof browserOn>;

let db: Database;
let clock: number;
const ticking = () => browserOn(db, { now: () => clock });
beforeEach(async () => {
  db = await freshDatabase();
  clock = TEST_NOW;
});

/** The code that an authenticator shows, so many steps from now. */
const codeOf = (key: string, steps = 0) =>
  generateHOTP(new Uint8Array(base32.decode(key, { strict: false })), Math.floor(clock / TOTP_STEP_MS) + steps, 6);
const start = (browser: Browser, password = PASSWORD) =>
  browser.call((caller) => caller.account.startSecondFactor({ password }));
const confirm = (browser: Browser, code: string) =>
  browser.call((caller) => caller.account.confirmSecondFactor({ code }));
const end = (browser: Browser, code: string, password = PASSWORD) =>
  browser.call((caller) => caller.account.endSecondFactor({ password, code }));
const renew = (browser: Browser, code: string) =>
  browser.call((caller) => caller.account.renewRecoveryCodes({ password: PASSWORD, code }));
const state = (browser: Browser) => browser.call((caller) => caller.account.secondFactor());
const finish = (browser: Browser, proof: string, code: string) =>
  browser.call((caller) => caller.auth.confirmSignIn({ proof, code }));

/** An account that signs in by two steps, signed in; its next code is one step ahead. */
async function withFactor(changes: Parameters<typeof insertAccount>[1] = {}) {
  const account = await insertAccount(db, changes);
  const browser = ticking();
  await browser.signIn(account.email);
  const { key, address } = await start(browser);
  const { recoveryCodes: codes } = await confirm(browser, await codeOf(key));
  return { ...account, browser, key, address, codes };
}

/** The first step, by a browser of its own. */
async function firstStep(email: string) {
  const browser = ticking();
  const answer = await browser.signIn(email);
  if (!("proof" in answer)) throw new Error("signed in by the password alone");
  return { browser, proof: answer.proof };
}

const actionsOf = async (userId: string) =>
  (await db.select().from(accountEvents).where(eq(accountEvents.userId, userId))).map(({ action }) => action);

describe("setting up a second factor", () => {
  it("asks the password, shows the key, and is on with its first code alone", async () => {
    const { email, id } = await insertAccount(db);
    const browser = ticking();
    await browser.signIn(email);
    await expectRefusal(confirm(browser, "123456"), "NOT_FOUND");
    await expectRefusal(start(browser, "wrong"), "WRONG_CREDENTIALS", "password:wrong");
    const { key, address } = await start(browser);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(address);
    expect([uri.protocol, uri.searchParams.get("secret"), uri.searchParams.get("issuer")]).toEqual([
      "otpauth:",
      key,
      "Mawrid",
    ]);
    const [stored] = await db.select().from(secondFactors);
    expect(stored?.secret).not.toContain(key);
    // Until then the password alone signs in.
    expect(await ticking().signIn(email)).toEqual({ isVerified: true });
    await expectRefusal(confirm(browser, await codeOf(key, 5)), "WRONG_CREDENTIALS", "code:wrong_code");
    expect((await state(browser)).since).toBeNull();
    const { recoveryCodes: codes } = await confirm(browser, await codeOf(key));
    expect(new Set(codes).size).toBe(10);
    expect(await state(browser)).toEqual({ since: TEST_NOW, codesLeft: 10, isRequired: false });
    expect(await actionsOf(id)).toContain("second_factor_on");
    expect((await mailsTo(db, email)).map(({ subject }) => subject).join()).toContain("turned on");
    const rows = JSON.stringify(await wholeDatabase(db));
    for (const code of codes) expect(rows).not.toContain(code);
  });

  it("refuses to begin or to confirm again where it is on, and writes nothing", async () => {
    const { browser, key } = await withFactor();
    const before = await db.select().from(secondFactors);
    await expectRefusal(start(browser), "CONFLICT");
    await expectRefusal(confirm(browser, await codeOf(key, 1)), "CONFLICT");
    expect(await db.select().from(secondFactors)).toEqual(before);
  });

  it("is nobody's without a session", async () => {
    const visitor = ticking();
    await expectRefusal(start(visitor), "UNAUTHENTICATED");
    await expectRefusal(confirm(visitor, "123456"), "UNAUTHENTICATED");
    await expectRefusal(end(visitor, "123456"), "UNAUTHENTICATED");
    await expectRefusal(renew(visitor, "123456"), "UNAUTHENTICATED");
  });
});

describe("signing in by two steps", () => {
  it("gives a proof for the password, which opens nothing, and a session for the code", async () => {
    const { email, id, key } = await withFactor();
    const { browser, proof } = await firstStep(email);
    expect([browser.token(), await browser.session()]).toEqual([null, null]);
    await expectRefusal(finish(browser, proof, await codeOf(key, 4)), "WRONG_CREDENTIALS", "code:wrong_code");
    expect(await finish(browser, proof, await codeOf(key, 1))).toEqual({ isVerified: true });
    expect(await browser.session()).toMatchObject({ userId: id });
  });

  it("takes no code twice, nor one before it, whoever had it", async () => {
    const { email, key } = await withFactor();
    const { browser, proof } = await firstStep(email);
    // The present one was used when the factor was set up.
    await expectRefusal(finish(browser, proof, await codeOf(key)), "WRONG_CREDENTIALS", "code:wrong_code");
    await finish(browser, proof, await codeOf(key, 1));
    await expectRefusal(finish(ticking(), proof, await codeOf(key, 1)), "WRONG_CREDENTIALS", "code:wrong_code");
    await expectRefusal(finish(ticking(), proof, await codeOf(key)), "WRONG_CREDENTIALS", "code:wrong_code");
  });

  it("opens one session of three that come with one code at the same time", async () => {
    const { email, key } = await withFactor();
    const steps = await Promise.all([firstStep(email), firstStep(email), firstStep(email)]);
    const code = await codeOf(key, 1);
    const results = await Promise.allSettled(steps.map(({ browser, proof }) => finish(browser, proof, code)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes a recovery code once, as it is typed, tells the owner, and counts it", async () => {
    const { email, id, codes, browser: own } = await withFactor();
    const [code = "", other = ""] = codes;
    const { browser, proof } = await firstStep(email);
    await finish(browser, proof, ` ${code.slice(0, 5).toUpperCase()}-${code.slice(5)} `);
    expect(await browser.session()).toMatchObject({ userId: id });
    await expectRefusal(finish(ticking(), proof, code), "WRONG_CREDENTIALS", "code:wrong_code");
    expect((await state(own)).codesLeft).toBe(9);
    expect(await actionsOf(id)).toContain("recovery_code_used");
    expect((await mailsTo(db, email)).some(({ subject }) => subject.includes("recovery code was used"))).toBe(true);
    const stranger = await withFactor();
    const theirs = await firstStep(stranger.email);
    await expectRefusal(finish(theirs.browser, theirs.proof, other), "WRONG_CREDENTIALS", "code:wrong_code");
  });

  it("refuses a proof that is not ours, is over, or is of another password", async () => {
    const { email, id, key } = await withFactor();
    const { browser, proof } = await firstStep(email);
    await expectRefusal(finish(browser, "A".repeat(60), await codeOf(key, 1)), "NOT_FOUND");
    await expectRefusal(finish(browser, `${proof.slice(0, -4)}AAAA`, await codeOf(key, 1)), "NOT_FOUND");
    await db.update(users).set({ passwordHash: "scrypt$32768$8$3$AAAA$AAAA" }).where(eq(users.id, id));
    await expectRefusal(finish(browser, proof, await codeOf(key, 1)), "NOT_FOUND");
    clock += SECOND_STEP_LASTS_MS;
    await expectRefusal(finish(browser, proof, await codeOf(key)), "NOT_FOUND");
    expect(browser.token()).toBeNull();
  });

  it("is closed to an account that was suspended meanwhile", async () => {
    const { email, id, key } = await withFactor();
    const { browser, proof } = await firstStep(email);
    await db.update(users).set({ suspendedAt: clock }).where(eq(users.id, id));
    await expectRefusal(finish(browser, proof, await codeOf(key, 1)), "WRONG_CREDENTIALS");
    expect(browser.token()).toBeNull();
  });

  it("lets ten codes of an account be tried in an hour, from wherever, and the owner in by a recovery code", async () => {
    const { email, key, codes } = await withFactor();
    const { proof } = await firstStep(email);
    for (let tries = 0; tries < 9; tries += 1) {
      await expectRefusal(finish(ticking(), proof, "000000"), "WRONG_CREDENTIALS", "code:wrong_code");
    }
    await expectRefusal(finish(ticking(), proof, await codeOf(key, 1)), "RATE_LIMITED");
    await finish(ticking(), proof, codes[0] ?? "");
  });
});

describe("changing a second factor", () => {
  it("asks the password and a code before it goes, and then the password alone signs in", async () => {
    const { browser, email, id, key } = await withFactor();
    await expectRefusal(end(browser, await codeOf(key, 1), "wrong"), "WRONG_CREDENTIALS", "password:wrong");
    await expectRefusal(end(browser, await codeOf(key)), "WRONG_CREDENTIALS", "code:wrong_code");
    await expectRefusal(end(browser, "zzzzzzzzzz"), "WRONG_CREDENTIALS", "code:wrong_code");
    expect((await state(browser)).since).toBe(TEST_NOW);
    await end(browser, await codeOf(key, 1));
    expect([await db.$count(secondFactors), await db.$count(recoveryCodes)]).toEqual([0, 0]);
    expect(await ticking().signIn(email)).toEqual({ isVerified: true });
    expect(await actionsOf(id)).toContain("second_factor_off");
    await expectRefusal(end(browser, await codeOf(key, 1)), "CONFLICT");
    await expectRefusal(renew(browser, await codeOf(key, 1)), "CONFLICT");
  });

  it("makes new recovery codes, and those before open nothing", async () => {
    const { browser, email, key, codes } = await withFactor();
    const { recoveryCodes: fresh } = await renew(browser, await codeOf(key, 1));
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    await expectRefusal(renew(browser, await codeOf(key, 1)), "WRONG_CREDENTIALS", "code:wrong_code");
    const step = await firstStep(email);
    await expectRefusal(finish(step.browser, step.proof, codes[0] ?? ""), "WRONG_CREDENTIALS", "code:wrong_code");
    await finish(step.browser, step.proof, fresh[0] ?? "");
  });

  it("is taken away from the command line alone, with the sessions, and is noted and told", async () => {
    const { id, email, browser } = await withFactor();
    const { email: plain } = await insertAccount(db);
    const post = { ...testContext(db), db };
    expect(await resetSecondFactor(post, "nobody@people.example")).toBe("unknown");
    expect(await resetSecondFactor(post, plain)).toBe("off");
    expect(await resetSecondFactor(post, email)).toBe("reset");
    expect(await browser.session()).toBeNull();
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    const events = await db.select().from(accountEvents).where(eq(accountEvents.action, "second_factor_reset"));
    expect(events).toMatchObject([{ userId: id, actorId: null }]);
    const waiting = (await db.select().from(outbox)).filter(({ status }) => status === "waiting");
    expect(waiting).toMatchObject([{ recipient: email, template: "second-factor", data: { what: "reset" } }]);
    expect(await ticking().signIn(email)).toEqual({ isVerified: true });
  });
});

describe("an operator where a second factor is required", () => {
  it("does nothing of the platform's before it is set up, and everything after that", async () => {
    const { settings } = testContext(db);
    const required = { now: () => clock, settings: { ...settings, operatorsNeedSecondFactor: true } };
    const { email } = await insertAccount(db, { userType: "admin" });
    const browser = browserOn(db, required);
    await browser.signIn(email);
    const look = () => browser.call((caller) => caller.admin.overview());
    await expectRefusal(look(), "SECOND_FACTOR");
    expect(await browser.session()).toMatchObject({ needsSecondFactor: true });
    expect(await state(browser)).toMatchObject({ since: null, isRequired: true });
    const { key } = await start(browser);
    await confirm(browser, await codeOf(key));
    await look();
    expect(await browser.session()).toMatchObject({ needsSecondFactor: false });
  });

  it("is offered one elsewhere", async () => {
    const { email } = await insertAccount(db, { userType: "admin" });
    const browser = ticking();
    await browser.signIn(email);
    await browser.call((caller) => caller.admin.overview());
  });
});
