import { randomBytes, scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { SECOND_STEP_LASTS_MS } from "#domain/identity/second-factor.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { freshDatabase } from "../../support/database.ts";
import { mailsTo, PASSWORD } from "../support/browser.ts";
import { expectRefusal } from "../support/refusals.ts";
import { twoSteps } from "../support/two-steps.ts";

let db: Database;
let steps: ReturnType<typeof twoSteps>;
beforeEach(async () => {
  db = await freshDatabase();
  steps = twoSteps(db);
});

describe("signing in by two steps", () => {
  it("gives a proof for the password, which opens nothing, and a session for the code", async () => {
    const { email, id, key } = await steps.withFactor();
    const { browser, proof } = await steps.firstStep(email);
    expect([browser.token(), await browser.session()]).toEqual([null, null]);
    await expectRefusal(
      steps.finish(browser, proof, await steps.codeOf(key, 4)),
      "WRONG_CREDENTIALS",
      "code:wrong_code",
    );
    expect(await steps.finish(browser, proof, await steps.codeOf(key, 1))).toEqual({ isVerified: true });
    expect(await browser.session()).toMatchObject({ userId: id });
  });

  it("takes no code twice, nor one before it, whoever had it", async () => {
    const { email, key } = await steps.withFactor();
    const { browser, proof } = await steps.firstStep(email);
    // The present one was used when the factor was set up.
    await expectRefusal(steps.finish(browser, proof, await steps.codeOf(key)), "WRONG_CREDENTIALS", "code:wrong_code");
    await steps.finish(browser, proof, await steps.codeOf(key, 1));
    await expectRefusal(
      steps.finish(steps.ticking(), proof, await steps.codeOf(key, 1)),
      "WRONG_CREDENTIALS",
      "code:wrong_code",
    );
    await expectRefusal(
      steps.finish(steps.ticking(), proof, await steps.codeOf(key)),
      "WRONG_CREDENTIALS",
      "code:wrong_code",
    );
  });

  it("opens one session of three that come with one code at the same time", async () => {
    const { email, key } = await steps.withFactor();
    const firsts = await Promise.all([steps.firstStep(email), steps.firstStep(email), steps.firstStep(email)]);
    const code = await steps.codeOf(key, 1);
    const results = await Promise.allSettled(firsts.map(({ browser, proof }) => steps.finish(browser, proof, code)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes a recovery code once, as it is typed, tells the owner, and counts it", async () => {
    const { email, id, codes, browser: own } = await steps.withFactor();
    const [code = "", other = ""] = codes;
    const { browser, proof } = await steps.firstStep(email);
    await steps.finish(browser, proof, ` ${code.slice(0, 5).toUpperCase()}-${code.slice(5)} `);
    expect(await browser.session()).toMatchObject({ userId: id });
    await expectRefusal(steps.finish(steps.ticking(), proof, code), "WRONG_CREDENTIALS", "code:wrong_code");
    expect((await steps.state(own)).codesLeft).toBe(9);
    expect(await steps.actionsOf(id)).toContain("recovery_code_used");
    expect((await mailsTo(db, email)).some(({ subject }) => subject.includes("recovery code was used"))).toBe(true);
    const stranger = await steps.withFactor();
    const theirs = await steps.firstStep(stranger.email);
    await expectRefusal(steps.finish(theirs.browser, theirs.proof, other), "WRONG_CREDENTIALS", "code:wrong_code");
  });

  it("refuses a proof that is not ours, is over, or is of another password", async () => {
    const { email, id, key } = await steps.withFactor();
    const { browser, proof } = await steps.firstStep(email);
    await expectRefusal(steps.finish(browser, "A".repeat(60), await steps.codeOf(key, 1)), "NOT_FOUND");
    await expectRefusal(steps.finish(browser, `${proof.slice(0, -4)}AAAA`, await steps.codeOf(key, 1)), "NOT_FOUND");
    await db.update(users).set({ passwordHash: "scrypt$32768$8$3$AAAA$AAAA" }).where(eq(users.id, id));
    await expectRefusal(steps.finish(browser, proof, await steps.codeOf(key, 1)), "NOT_FOUND");
    steps.clock.now += SECOND_STEP_LASTS_MS;
    await expectRefusal(steps.finish(browser, proof, await steps.codeOf(key)), "NOT_FOUND");
    expect(browser.token()).toBeNull();
  });

  it("is closed to an account that was suspended meanwhile", async () => {
    const { email, id, key } = await steps.withFactor();
    const { browser, proof } = await steps.firstStep(email);
    await db.update(users).set({ suspendedAt: steps.clock.now }).where(eq(users.id, id));
    await expectRefusal(steps.finish(browser, proof, await steps.codeOf(key, 1)), "WRONG_CREDENTIALS");
    expect(browser.token()).toBeNull();
  });

  it("lets ten codes of an account be tried in an hour, from wherever, and the owner in by a recovery code", async () => {
    const { email, key, codes } = await steps.withFactor();
    const { proof } = await steps.firstStep(email);
    for (let tries = 0; tries < 9; tries += 1) {
      await expectRefusal(steps.finish(steps.ticking(), proof, "000000"), "WRONG_CREDENTIALS", "code:wrong_code");
    }
    await expectRefusal(steps.finish(steps.ticking(), proof, await steps.codeOf(key, 1)), "RATE_LIMITED");
    await steps.finish(steps.ticking(), proof, codes[0] ?? "");
  });
});

describe("codes that are tried", () => {
  const HOUR_MS = 3_600_000;
  /** Ten an hour, and an hour on at the end; the code that turned the factor on was one as well. */
  const tryFor = async (email: string, hours: number) => {
    steps.clock.now += HOUR_MS;
    for (let hour = 0; hour < hours; hour += 1) {
      const { proof } = await steps.firstStep(email);
      for (let tries = 0; tries < 10; tries += 1)
        await expectRefusal(steps.finish(steps.ticking(), proof, "000000"), "WRONG_CREDENTIALS", "code:wrong_code");
      steps.clock.now += HOUR_MS;
    }
  };

  it("are thirty a day from strangers, and keep no owner out who signed in from there before", async () => {
    const { email, key, browser } = await steps.withFactor();
    await tryFor(email, 3);
    const { browser: stranger, proof } = await steps.firstStep(email);
    await expectRefusal(steps.finish(stranger, proof, await steps.codeOf(key)), "RATE_LIMITED");
    const own = await steps.firstStep(email, browser);
    await steps.finish(browser, own.proof, await steps.codeOf(key));
    steps.clock.now += 24 * HOUR_MS;
    const later = await steps.firstStep(email);
    await steps.finish(later.browser, later.proof, await steps.codeOf(key));
  });

  it("are a stranger's where the code comes from another address than the password, which was known", async () => {
    const { email, id, browser } = await steps.withFactor();
    steps.clock.now += HOUR_MS;
    const { proof } = await steps.firstStep(email, browser);
    for (let tries = 0; tries < 10; tries += 1)
      await expectRefusal(steps.finish(steps.ticking(), proof, "000000"), "WRONG_CREDENTIALS", "code:wrong_code");
    await expectRefusal(steps.finish(steps.ticking(), proof, "000000"), "RATE_LIMITED");
    expect(await steps.actionsOf(id)).toContain("second_factor_tried");
    // The owner's own tries are counted by themselves still.
    await expectRefusal(steps.finish(browser, proof, "000000"), "WRONG_CREDENTIALS", "code:wrong_code");
  });

  it("are told to the owner once a day, by event and mail, with the first beyond ten", async () => {
    const { email, id, key } = await steps.withFactor();
    const told = async () => (await steps.actionsOf(id)).filter((action) => action === "second_factor_tried").length;
    await tryFor(email, 1);
    expect(await told()).toBe(0);
    const { browser, proof } = await steps.firstStep(email);
    const tries = await Promise.allSettled([1, 2, 3].map(() => steps.finish(steps.ticking(), proof, "000000")));
    expect(tries.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await told()).toBe(1);
    const mails = (await mailsTo(db, email)).filter(({ subject }) => subject.includes("Many codes were tried"));
    expect(mails).toHaveLength(1);
    await steps.finish(browser, proof, await steps.codeOf(key));
    expect(await told()).toBe(1);
  });

  it("are not counted where they are recovery codes: too many codes keep nobody from turning the factor off", async () => {
    const { browser, key, codes } = await steps.withFactor();
    // The first one turned it on.
    for (let tries = 0; tries < 9; tries += 1) {
      if (tries % 5 === 0) steps.clock.now += 15 * 60_000;
      await expectRefusal(steps.end(browser, "000000"), "WRONG_CREDENTIALS", "code:wrong_code");
    }
    await expectRefusal(steps.renew(browser, await steps.codeOf(key, 1)), "RATE_LIMITED");
    await steps.end(browser, codes[0] ?? "");
  });
});

describe("a password hash of an older cost", () => {
  it("is made again by the password step of an account with a second factor", async () => {
    const { email, id, key } = await steps.withFactor();
    const salt = randomBytes(16);
    const old = scryptSync(PASSWORD, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
    const stored = ["scrypt", 2 ** 14, 8, 1, salt.toString("base64url"), old.toString("base64url")].join("$");
    await db.update(users).set({ passwordHash: stored }).where(eq(users.id, id));
    const { browser, proof } = await steps.firstStep(email);
    const [account] = await db.select().from(users).where(eq(users.id, id));
    expect(account?.passwordHash).toMatch(/^scrypt\$32768\$8\$3\$/);
    await steps.finish(browser, proof, await steps.codeOf(key, 1));
    expect(await browser.session()).toMatchObject({ userId: id });
  });
});
