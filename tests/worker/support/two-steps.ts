import { eq } from "drizzle-orm";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { TOTP_STEP_MS } from "#domain/identity/second-factor.ts";
import type { Database } from "#drizzle/client.ts";
import { accountEvents } from "#drizzle/schema/identity.ts";
import { browserOn, insertAccount, PASSWORD } from "./browser.ts";
import { TEST_NOW } from "./context.ts";

type Browser = ReturnType<typeof browserOn>;

/** Accounts that sign in by two steps, on one clock. */
export function twoSteps(db: Database) {
  const clock = { now: TEST_NOW };
  const ticking = () => browserOn(db, { now: () => clock.now });

  /** The code that an authenticator shows, so many steps from now. */
  const codeOf = (key: string, steps = 0) =>
    generateHOTP(
      new Uint8Array(base32.decode(key, { strict: false })),
      Math.floor(clock.now / TOTP_STEP_MS) + steps,
      6,
    );
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
  async function firstStep(email: string, browser = ticking()) {
    const answer = await browser.signIn(email);
    if (!("proof" in answer)) throw new Error("signed in by the password alone");
    return { browser, proof: answer.proof };
  }

  const actionsOf = async (userId: string) =>
    (await db.select().from(accountEvents).where(eq(accountEvents.userId, userId))).map(({ action }) => action);

  return { clock, ticking, codeOf, start, confirm, end, renew, state, finish, withFactor, firstStep, actionsOf };
}
