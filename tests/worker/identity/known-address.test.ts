import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { isKnownAddress, rememberAddress } from "#worker/identity/known-address.ts";
import { freshDatabase } from "../../support/database.ts";
import { browserOn, insertAccount, keysMailedTo, signUpForm } from "../support/browser.ts";
import { TEST_NOW } from "../support/context.ts";

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
});

async function isKnown(clientAddress: string, email: string): Promise<boolean> {
  const [found] = await db.all<{ known: number }>(
    sql`select ${isKnownAddress({ clientAddress, now: () => TEST_NOW }, email)} as known`,
  );
  return found?.known === 1;
}

it("an address is remembered where an account was opened and where its mailbox was proven", async () => {
  const form = signUpForm();
  const overrides = { clientAddress: "192.0.2.1" };
  const browser = browserOn(db, overrides);
  await browser.signUp(form);
  expect([await isKnown("192.0.2.1", form.email), await isKnown("192.0.2.2", form.email)]).toEqual([true, false]);
  const { code } = await keysMailedTo(db, form.email);
  overrides.clientAddress = "192.0.2.2";
  await expect(browser.call((caller) => caller.auth.verifyByCode({ code: "00000000" }))).rejects.toThrow();
  expect(await isKnown("192.0.2.2", form.email)).toBe(false);
  await browser.call((caller) => caller.auth.verifyByCode({ code }));
  expect(await isKnown("192.0.2.2", form.email)).toBe(true);
});

it("and where a new password was set by the link of a mail, but not where a link was wrong", async () => {
  const { email } = await insertAccount(db);
  const browser = browserOn(db, { clientAddress: "192.0.2.3" });
  await browser.call((caller) => caller.auth.requestReset({ email }));
  const reset = (token: string) =>
    browser.call((caller) => caller.auth.resetPassword({ token, password: "Date-Palms-of-2027" }));
  await expect(reset("A".repeat(43))).rejects.toThrow();
  expect(await isKnown("192.0.2.3", email)).toBe(false);
  // Who typed this e-mail at sign-up from elsewhere was not its owner.
  const stranger = { clientAddress: "192.0.2.9", now: () => TEST_NOW };
  const neighbour = "other@people.example";
  await db.run(rememberAddress(stranger, email, sql`true`));
  await db.run(rememberAddress(stranger, neighbour, sql`true`));
  await reset((await keysMailedTo(db, email)).token);
  expect(await isKnown("192.0.2.3", email)).toBe(true);
  expect([await isKnown("192.0.2.9", email), await isKnown("192.0.2.9", neighbour)]).toEqual([false, true]);
});
