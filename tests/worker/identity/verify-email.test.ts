import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, emailProofs, users } from "#drizzle/schema/identity.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { runJobs } from "#worker/schedule.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { browserOn, keysMailedTo, mailsTo, signUpForm } from "../support/browser.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const HOUR = 3_600_000;
let db: Database;
let form: ReturnType<typeof signUpForm>;
let browser: ReturnType<typeof browserOn>;
let clock = TEST_NOW;
beforeEach(async () => {
  db = await freshDatabase();
  form = signUpForm();
  clock = TEST_NOW;
  browser = browserOn(db, { now: () => clock });
  await browser.signUp(form);
});

const byLink = (token: string, now = TEST_NOW) => {
  clock = now;
  return browser.call((caller) => caller.auth.verifyByLink({ token }));
};
const byCode = (code: string) => browser.call((caller) => caller.auth.verifyByCode({ code }));
const resend = () => browser.call((caller) => caller.auth.resendVerification({}));
const isVerified = async () => (await browser.session())?.isVerified;
const wrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

describe("auth.verifyByLink", () => {
  it("proves the e-mail in one call besides the session, once", async () => {
    const { token } = await keysMailedTo(db, form.email);
    const calls = countCalls(db);
    expect(await byLink(token)).toEqual({ email: form.email });
    expect(calls()).toBe(2);
    expect(await isVerified()).toBe(true);
    const [user] = await db.select().from(users);
    expect(user?.emailVerifiedAt).toBe(TEST_NOW);
    const before = await wholeDatabase(db);
    const again = await refusalOf(byLink(token));
    expect([again.code, again.details]).toEqual(["CONFLICT", { state: "verified" }]);
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("proves nothing for who opens the mail without having made the account", async () => {
    await callerOf(testContext(db)).rfq.submit(forms.rfq({ email: form.email }));
    const { token } = await keysMailedTo(db, form.email);
    const stranger = browserOn(db);
    await expectRefusal(
      stranger.call((caller) => caller.auth.verifyByLink({ token })),
      "UNAUTHENTICATED",
    );
    await stranger.signUp(signUpForm());
    await expectRefusal(
      stranger.call((caller) => caller.auth.verifyByLink({ token })),
      "NOT_FOUND",
    );
    expect(await isVerified()).toBe(false);
    expect((await db.select().from(rfqs)).map(({ buyerId }) => buyerId)).toEqual([null]);
  });

  it("succeeds once of fifty uses at the same time", async () => {
    const { token } = await keysMailedTo(db, form.email);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => byLink(token)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const events = await db.select().from(accountEvents).where(eq(accountEvents.action, "email_verified"));
    expect(events).toHaveLength(1);
  });

  it("refuses unknown, expired and replaced links and those of other purposes alike, and writes nothing", async () => {
    const { token } = await keysMailedTo(db, form.email);
    await resend();
    const { token: next } = await keysMailedTo(db, form.email);
    await browserOn(db).call((caller) => caller.auth.requestReset({ email: form.email }));
    const { token: reset } = await keysMailedTo(db, form.email);
    // The session notes that it was used.
    const allElse = async () => ({ ...(await wholeDatabase(db)), sessions: [] });
    const before = await allElse();
    for (const [key, now] of [
      ["A".repeat(43), TEST_NOW],
      [token, TEST_NOW],
      [reset, TEST_NOW],
      [next, TEST_NOW + 24 * HOUR],
    ] as const) {
      const refusal = await refusalOf(byLink(key, now));
      expect([refusal.code, refusal.details]).toEqual(["NOT_FOUND", {}]);
    }
    expect(await allElse()).toEqual(before);
    await byLink(next, TEST_NOW + 24 * HOUR - 1);
  });

  it("proves nothing where the account has another address by now", async () => {
    const { token, code } = await keysMailedTo(db, form.email);
    await db.update(users).set({ email: "moved@people.example" });
    await expectRefusal(byLink(token), "NOT_FOUND");
    await expectRefusal(byCode(code), "NOT_FOUND");
    expect(await isVerified()).toBe(false);
  });

  it("is limited per address", async () => {
    const tryOnce = () => byLink("A".repeat(43));
    for (let turn = 0; turn < 20; turn += 1) await expectRefusal(tryOnce(), "NOT_FOUND");
    await expectRefusal(tryOnce(), "RATE_LIMITED");
  });
});

describe("auth.verifyByCode", () => {
  it("takes the code with Arabic digits and blanks, in one call besides the session", async () => {
    const { code } = await keysMailedTo(db, form.email);
    const arabic = code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    const calls = countCalls(db);
    expect(await byCode(` ${arabic.slice(0, 4)} ${arabic.slice(4)} `)).toEqual({ email: form.email });
    expect(calls()).toBe(2);
    expect(await isVerified()).toBe(true);
    const again = await refusalOf(byCode(code));
    expect([again.code, again.details]).toEqual(["CONFLICT", { state: "verified" }]);
  });

  it("is void after five wrong ones, the right one included; another one works", async () => {
    const { token, code } = await keysMailedTo(db, form.email);
    for (let turn = 0; turn < 5; turn += 1) await expectRefusal(byCode(wrong(code)), "BAD_INPUT", "code:wrong_code");
    await expectRefusal(byCode(code), "NOT_FOUND");
    await expectRefusal(byLink(token), "NOT_FOUND");
    expect(await isVerified()).toBe(false);
    await resend();
    await byCode((await keysMailedTo(db, form.email)).code);
    expect(await isVerified()).toBe(true);
  });

  it("counts wrong ones that come at once", async () => {
    const { code } = await keysMailedTo(db, form.email);
    await Promise.all(Array.from({ length: 8 }, () => refusalOf(byCode(wrong(code)))));
    expect(await db.select({ wrong: emailProofs.wrongCodes }).from(emailProofs)).toEqual([{ wrong: 5 }]);
    await expectRefusal(byCode(code), "NOT_FOUND");
  });

  it("lets an account try ten an hour, however often a new one is sent", async () => {
    const codes: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { code } = await keysMailedTo(db, form.email);
      codes.push(...Array.from({ length: 4 }, () => wrong(code)));
      if (turn < 2) for (const one of codes.splice(0)) await expectRefusal(byCode(one), "BAD_INPUT");
      await resend();
    }
    const { code } = await keysMailedTo(db, form.email);
    await expectRefusal(byCode(wrong(code)), "BAD_INPUT");
    await expectRefusal(byCode(wrong(code)), "BAD_INPUT");
    await expectRefusal(byCode(code), "RATE_LIMITED");
    expect(await isVerified()).toBe(false);
  });

  it("takes no code of another account, nor without a session", async () => {
    const { code } = await keysMailedTo(db, form.email);
    const other = browserOn(db);
    await other.signUp(signUpForm());
    await expectRefusal(
      other.call((caller) => caller.auth.verifyByCode({ code })),
      "BAD_INPUT",
    );
    await expectRefusal(
      browserOn(db).call((caller) => caller.auth.verifyByCode({ code })),
      "UNAUTHENTICATED",
    );
    expect(await isVerified()).toBe(false);
  });
});

describe("auth.resendVerification", () => {
  it("mails a new proof three times an hour; the old ones are void", async () => {
    const { token, code } = await keysMailedTo(db, form.email);
    for (let turn = 0; turn < 3; turn += 1) expect(await resend()).toEqual({ email: form.email });
    await expectRefusal(resend(), "RATE_LIMITED");
    expect(await mailsTo(db, form.email)).toHaveLength(4);
    await expectRefusal(byLink(token), "NOT_FOUND");
    await expectRefusal(byCode(code), "BAD_INPUT");
    expect(await db.select().from(emailProofs)).toHaveLength(1);
  });

  it("mails nothing to a proven address", async () => {
    await byLink((await keysMailedTo(db, form.email)).token);
    const before = await wholeDatabase(db);
    const refusal = await refusalOf(resend());
    expect([refusal.code, refusal.details]).toEqual(["CONFLICT", { state: "verified" }]);
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

it("the scheduler forgets proofs that have run out", async () => {
  const post = testContext(db, { now: () => TEST_NOW + 24 * HOUR - 1 });
  await runJobs(post);
  expect(await db.select().from(emailProofs)).toHaveLength(1);
  await runJobs({ ...post, now: () => TEST_NOW + 24 * HOUR });
  expect(await db.select().from(emailProofs)).toEqual([]);
});
