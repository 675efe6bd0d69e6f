import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, recoveryCodes, secondFactors, sessions } from "#drizzle/schema/identity.ts";
import { auditLog, outbox } from "#drizzle/schema/platform.ts";
import { resetSecondFactor } from "#worker/identity/second-factor/reset-second-factor.ts";
import { freshDatabase } from "../../support/database.ts";
import { browserOn, insertAccount, mailsTo } from "../support/browser.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { expectRefusal } from "../support/refusals.ts";
import { twoSteps } from "../support/two-steps.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let steps: ReturnType<typeof twoSteps>;
beforeEach(async () => {
  db = await freshDatabase();
  steps = twoSteps(db);
});

describe("setting up a second factor", () => {
  it("asks the password, shows the key, and is on with its first code alone", async () => {
    const { email, id } = await insertAccount(db);
    const browser = steps.ticking();
    await browser.signIn(email);
    await expectRefusal(steps.confirm(browser, "123456"), "NOT_FOUND");
    await expectRefusal(steps.start(browser, "wrong"), "WRONG_CREDENTIALS", "password:wrong");
    const { key, address } = await steps.start(browser);
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
    expect(await steps.ticking().signIn(email)).toEqual({ isVerified: true });
    await expectRefusal(steps.confirm(browser, await steps.codeOf(key, 5)), "WRONG_CREDENTIALS", "code:wrong_code");
    expect((await steps.state(browser)).since).toBeNull();
    const { recoveryCodes: codes } = await steps.confirm(browser, await steps.codeOf(key));
    expect(new Set(codes).size).toBe(10);
    expect(await steps.state(browser)).toEqual({ since: TEST_NOW, codesLeft: 10, isRequired: false });
    expect(await steps.actionsOf(id)).toContain("second_factor_on");
    expect((await mailsTo(db, email)).map(({ subject }) => subject).join()).toContain("turned on");
    const rows = JSON.stringify(await wholeDatabase(db));
    for (const code of codes) expect(rows).not.toContain(code);
  });

  it("signs all other browsers out when it is turned on, changed or turned off, and keeps this one", async () => {
    const { email } = await insertAccount(db);
    const browser = steps.ticking();
    await browser.signIn(email);
    const elsewhere = async () => {
      const other = steps.ticking();
      const answer = await other.signIn(email);
      if ("proof" in answer) await steps.finish(other, answer.proof, codes.pop() ?? "");
      expect(await other.session()).not.toBeNull();
      return other;
    };
    let codes: string[] = [];
    const before = await elsewhere();
    const { key } = await steps.start(browser);
    await expectRefusal(steps.confirm(browser, await steps.codeOf(key, 5)), "WRONG_CREDENTIALS");
    expect(await before.session()).not.toBeNull();
    codes = (await steps.confirm(browser, await steps.codeOf(key))).recoveryCodes;
    expect(await before.session()).toBeNull();
    const between = await elsewhere();
    await expectRefusal(steps.renew(browser, "zzzzzzzzzz"), "WRONG_CREDENTIALS");
    expect(await between.session()).not.toBeNull();
    codes = (await steps.renew(browser, await steps.codeOf(key, 1))).recoveryCodes;
    expect(await between.session()).toBeNull();
    const last = await elsewhere();
    await steps.end(browser, codes.pop() ?? "");
    expect([await last.session(), await browser.session()]).toEqual([null, expect.anything()]);
  });

  it("refuses to begin or to confirm again where it is on, and writes nothing", async () => {
    const { browser, key } = await steps.withFactor();
    const before = await db.select().from(secondFactors);
    await expectRefusal(steps.start(browser), "CONFLICT");
    await expectRefusal(steps.confirm(browser, await steps.codeOf(key, 1)), "CONFLICT");
    expect(await db.select().from(secondFactors)).toEqual(before);
  });

  it("is nobody's without a session", async () => {
    const visitor = steps.ticking();
    await expectRefusal(steps.start(visitor), "UNAUTHENTICATED");
    await expectRefusal(steps.confirm(visitor, "123456"), "UNAUTHENTICATED");
    await expectRefusal(steps.end(visitor, "123456"), "UNAUTHENTICATED");
    await expectRefusal(steps.renew(visitor, "123456"), "UNAUTHENTICATED");
  });
});

describe("changing a second factor", () => {
  it("asks the password and a code before it goes, and then the password alone signs in", async () => {
    const { browser, email, id, key } = await steps.withFactor();
    await expectRefusal(steps.end(browser, await steps.codeOf(key, 1), "wrong"), "WRONG_CREDENTIALS", "password:wrong");
    await expectRefusal(steps.end(browser, await steps.codeOf(key)), "WRONG_CREDENTIALS", "code:wrong_code");
    await expectRefusal(steps.end(browser, "zzzzzzzzzz"), "WRONG_CREDENTIALS", "code:wrong_code");
    expect((await steps.state(browser)).since).toBe(TEST_NOW);
    await steps.end(browser, await steps.codeOf(key, 1));
    expect([await db.$count(secondFactors), await db.$count(recoveryCodes)]).toEqual([0, 0]);
    expect(await steps.ticking().signIn(email)).toEqual({ isVerified: true });
    expect(await steps.actionsOf(id)).toContain("second_factor_off");
    await expectRefusal(steps.end(browser, await steps.codeOf(key, 1)), "CONFLICT");
    await expectRefusal(steps.renew(browser, await steps.codeOf(key, 1)), "CONFLICT");
  });

  it("makes new recovery codes, and those before open nothing", async () => {
    const { browser, email, key, codes } = await steps.withFactor();
    const { recoveryCodes: fresh } = await steps.renew(browser, await steps.codeOf(key, 1));
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    await expectRefusal(steps.renew(browser, await steps.codeOf(key, 1)), "WRONG_CREDENTIALS", "code:wrong_code");
    const step = await steps.firstStep(email);
    await expectRefusal(steps.finish(step.browser, step.proof, codes[0] ?? ""), "WRONG_CREDENTIALS", "code:wrong_code");
    await steps.finish(step.browser, step.proof, fresh[0] ?? "");
  });

  it("is taken away from the command line alone, with the sessions, and is noted and told", async () => {
    const { id, email, browser } = await steps.withFactor();
    const { email: plain } = await insertAccount(db);
    const post = { ...testContext(db), db };
    expect(await resetSecondFactor(post, "nobody@people.example")).toBe("unknown");
    expect(await resetSecondFactor(post, plain)).toBe("off");
    expect(await resetSecondFactor(post, email)).toBe("reset");
    expect(await browser.session()).toBeNull();
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    const events = await db.select().from(accountEvents).where(eq(accountEvents.action, "second_factor_reset"));
    expect(events).toMatchObject([{ userId: id, actorId: null }]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { actorId: "command-line", action: "reset_factor", entity: "user", entityId: id, createdAt: TEST_NOW },
    ]);
    const waiting = (await db.select().from(outbox)).filter(({ status }) => status === "waiting");
    expect(waiting).toMatchObject([{ recipient: email, template: "second-factor", data: { what: "reset" } }]);
    expect(await steps.ticking().signIn(email)).toEqual({ isVerified: true });
  });
});

describe("an operator where a second factor is required", () => {
  it("does nothing of the platform's before it is set up, and everything after that", async () => {
    const { settings } = testContext(db);
    const required = { now: () => steps.clock.now, settings: { ...settings, operatorsNeedSecondFactor: true } };
    const { email } = await insertAccount(db, { userType: "admin" });
    const browser = browserOn(db, required);
    await browser.signIn(email);
    const look = () => browser.call((caller) => caller.admin.overview());
    await expectRefusal(look(), "SECOND_FACTOR");
    expect(await browser.session()).toMatchObject({ needsSecondFactor: true });
    expect(await steps.state(browser)).toMatchObject({ since: null, isRequired: true });
    const { key } = await steps.start(browser);
    await steps.confirm(browser, await steps.codeOf(key));
    await look();
    expect(await browser.session()).toMatchObject({ needsSecondFactor: false });
  });

  it("is offered one elsewhere", async () => {
    const { email } = await insertAccount(db, { userType: "admin" });
    const browser = steps.ticking();
    await browser.signIn(email);
    await browser.call((caller) => caller.admin.overview());
  });
});
