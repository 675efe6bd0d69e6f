import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { ALONE } from "#worker/platform/hash-turns.ts";
import { checkPassword } from "#worker/platform/password.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { browserOn, keysMailedTo, mailsTo, PASSWORD, signUpForm } from "../support/browser.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
});

describe("auth.signUp", () => {
  it("makes an unverified buyer who is signed in, in two calls, and mails link and code", async () => {
    const form = signUpForm({ email: "New@People.Example", name: " <b>مشتريات</b> النخيل " });
    const browser = browserOn(db);
    const calls = countCalls(db);
    expect(await browser.signUp(form)).toEqual({ email: "new@people.example" });
    // Two of the verb, one of the delivery after the response.
    expect(calls()).toBe(3);
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({
      email: "new@people.example",
      emailVerifiedAt: null,
      name: "مشتريات النخيل",
      phone: "+971501234567",
      location: "دبي",
      userType: "buyer",
      locale: "ar",
      createdAt: TEST_NOW,
    });
    expect(await checkPassword(PASSWORD, user?.passwordHash, ALONE)).toEqual({ isRight: true, isOutdated: false });
    expect(await browser.session()).toMatchObject({ userId: user?.id, isVerified: false });
    expect(await db.select().from(accountEvents)).toMatchObject([{ action: "signed_up", userId: user?.id }]);
    const [mail] = await mailsTo(db, "new@people.example");
    expect(mail?.text).toContain("https://mawrid.test/verify-email#token=");
    expect(await keysMailedTo(db, "new@people.example")).toMatchObject({ code: expect.stringMatching(/^\d{8}$/) });
  });

  it("mails a link that leads back to where one wanted to go, and nowhere else", async () => {
    const returnTo = "/claim/khor-press?from=mail&page=2";
    const linkFor = async (wanted: string) => {
      const { email } = await browserOn(db).signUp(signUpForm({ returnTo: wanted }));
      return new URL(/https:\S*verify-email\S*/.exec((await mailsTo(db, email))[0]?.text ?? "")?.[0] ?? "");
    };
    expect((await linkFor(returnTo)).searchParams.get("returnTo")).toBe(returnTo);
    expect((await linkFor("//elsewhere.example")).search).toBe("");
  });

  it("refuses a taken address, whatever its capitals, and writes nothing", async () => {
    const form = signUpForm();
    await browserOn(db).signUp(form);
    const before = await wholeDatabase(db);
    const again = signUpForm({ email: form.email.toUpperCase() });
    await expectRefusal(browserOn(db).signUp(again), "CONFLICT", "email:taken");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("opens a fresh session of the same account for a retry, and refuses another body or password", async () => {
    const form = signUpForm();
    await browserOn(db).signUp(form);
    const retry = browserOn(db);
    await retry.signUp(form);
    expect(await retry.session()).toMatchObject({ email: form.email });
    expect(await db.select().from(users)).toHaveLength(1);
    expect(await db.select().from(sessions)).toHaveLength(2);
    expect(await mailsTo(db, form.email)).toHaveLength(1);
    const before = await wholeDatabase(db);
    await expectRefusal(browserOn(db).signUp({ ...form, password: `${PASSWORD}!` }), "KEY_REUSED");
    await expectRefusal(browserOn(db).signUp({ ...form, name: "Another" }), "KEY_REUSED");
    await expectRefusal(browserOn(db).signUp({ ...form, email: "other@people.example" }), "KEY_REUSED");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("makes one account of parallel calls with one key, and of parallel calls for one address", async () => {
    const form = signUpForm();
    await Promise.all([browserOn(db).signUp(form), browserOn(db).signUp(form)]);
    expect(await db.select().from(users)).toHaveLength(1);
    const { email } = signUpForm();
    const results = await Promise.allSettled([1, 2, 3].map(() => browserOn(db).signUp(signUpForm({ email }))));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
    expect(await mailsTo(db, email)).toHaveLength(1);
  });

  it("lets an address make five accounts an hour, in whatever isolate; a sixth is neither hashed nor written", async () => {
    const sameAddress = { clientAddress: "192.0.2.1" };
    for (let turn = 0; turn < 5; turn += 1) await browserOn(db, sameAddress).signUp(signUpForm());
    const before = await wholeDatabase(db);
    const calls = countCalls(db);
    const refusal = await refusalOf(browserOn(db, sameAddress).signUp(signUpForm()));
    expect([refusal.code, refusal.details.retryAfter, calls()]).toEqual(["RATE_LIMITED", 3600, 1]);
    expect(await wholeDatabase(db)).toEqual(before);
    await browserOn(db, { ...sameAddress, now: () => TEST_NOW + 3_600_000 }).signUp(signUpForm());
  });

  it("writes to one mailbox three times an hour, whatever stands behind the plus", async () => {
    for (const tag of ["", "+a", "+b"])
      await browserOn(db).signUp(signUpForm({ email: `victim${tag}@people.example` }));
    await expectRefusal(browserOn(db).signUp(signUpForm({ email: "victim+c@people.example" })), "RATE_LIMITED");
  });

  it("mails no name that could be a stranger's message", async () => {
    const form = signUpForm({ name: "Call 800 555 01 99 evil.example", locale: "en" });
    await browserOn(db).signUp(form);
    const [mail] = await mailsTo(db, form.email);
    expect(mail?.text).toContain("Hello,");
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("evil");
  });

  it("ends the session that the browser had", async () => {
    const browser = browserOn(db);
    await browser.signUp(signUpForm());
    const first = browser.token();
    await browser.signUp(signUpForm());
    expect(browser.token()).not.toBe(first);
    expect(await db.select().from(sessions)).toHaveLength(1);
  });

  it("reads no table from end to end", async () => {
    const form = signUpForm();
    expect(await fullScans(db, () => browserOn(db).signUp(form))).toEqual([]);
    expect(await fullScans(db, () => browserOn(db).signUp(form))).toEqual([]);
  });

  it("refuses endless and common passwords and cleans names of header breaks", async () => {
    const before = await wholeDatabase(db);
    const endless = signUpForm({ password: "x".repeat(10_000) });
    await expectRefusal(browserOn(db).signUp(endless), "BAD_INPUT", "password:too_big");
    await expectRefusal(
      browserOn(db).signUp(signUpForm({ password: "Password1" })),
      "BAD_INPUT",
      "password:common_password",
    );
    await expectRefusal(browserOn(db).signUp(signUpForm({ email: "a@b.example\r\nBcc: c@d.example" })), "BAD_INPUT");
    await expectRefusal(browserOn(db).signUp({ ...signUpForm(), userType: "admin" } as never), "BAD_INPUT");
    expect(await wholeDatabase(db)).toEqual(before);
    const form = signUpForm({ name: "Palm\r\nBcc: thief@evil.example" });
    await browserOn(db).signUp(form);
    expect(await db.select({ name: users.name }).from(users)).toEqual([{ name: "Palm Bcc: thief@evil.example" }]);
    const [mail] = await mailsTo(db, form.email);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).not.toContain("thief");
  });

  it("stores one proof that ends after a day", async () => {
    await browserOn(db).signUp(signUpForm());
    expect(await db.select().from(emailProofs)).toMatchObject([
      { purpose: "verify", wrongCodes: 0, usedAt: null, expiresAt: TEST_NOW + 24 * 3_600_000 },
    ]);
  });
});
