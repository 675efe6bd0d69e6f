import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "unverified", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "unverified"]);
});

const account = (name: keyof typeof actors = "buyer A") => callerAs(db, actors[name]).account;
const rowOf = async ({ userId }: Actor) => (await db.select().from(users).where(eq(users.id, userId)))[0];
const eventsOf = async ({ userId }: Actor) =>
  db
    .select({ action: accountEvents.action, details: accountEvents.details, actorId: accountEvents.actorId })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId));

describe("account.profile", () => {
  it("shows the owner's own data and no hash, in two calls", async () => {
    const calls = countCalls(db);
    const seen = await account("approved A").profile();
    expect(calls()).toBe(2);
    expect(seen).toEqual({
      name: "approved A",
      email: "approved-a@people.example",
      isVerified: true,
      phone: null,
      location: null,
      avatarPath: null,
      userType: "supplier",
      supplierStatus: "approved",
      companyCountry: "AE",
      createdAt: expect.any(Number),
      deleteAfter: null,
      emailChange: null,
    });
  });
});

describe("account.updateProfile", () => {
  const input = { name: "مشتريات النخيل", phone: "٠٥٠ ١٢٣ ٤٥٦٧", location: "دبي" };

  it("changes the owner's row alone and notes the fields, not their values, in two calls", async () => {
    const other = await rowOf(actors["buyer B"]);
    const calls = countCalls(db);
    expect(await account().updateProfile(input)).toEqual({ ...input, phone: "050 123 4567" });
    expect(calls()).toBe(2);
    expect(await rowOf(actors["buyer A"])).toMatchObject({ name: input.name, phone: "050 123 4567", location: "دبي" });
    expect(await rowOf(actors["buyer B"])).toEqual(other);
    const { userId } = actors["buyer A"];
    expect(await eventsOf(actors["buyer A"])).toEqual([
      { action: "profile_changed", details: { fields: "name phone location" }, actorId: userId },
    ]);
    await account().updateProfile({ ...input, location: "" });
    expect((await eventsOf(actors["buyer A"]))[1]?.details).toEqual({ fields: "location" });
  });

  it("reads a local phone by the country of the caller's company, in three calls, and a whole one without asking", async () => {
    const { userId } = actors["approved A"];
    await db.update(suppliers).set({ country: "KE" }).where(eq(suppliers.ownerId, userId));
    const calls = countCalls(db);
    const kenyan = { ...input, phone: "+254712345678" };
    expect(await account("approved A").updateProfile({ ...input, phone: "0712 345 678" })).toEqual(kenyan);
    expect(calls()).toBe(3);
    expect(await rowOf(actors["approved A"])).toMatchObject({ phone: "+254712345678" });
    const saudi = countCalls(db);
    await account("approved A").updateProfile({ ...input, phone: "+966 50 123 4567" });
    expect(saudi()).toBe(2);
    expect(await rowOf(actors["approved A"])).toMatchObject({ phone: "+966501234567" });
  });

  it("writes nothing where nothing differs, and refuses a name with a line break turned header or none", async () => {
    await account().updateProfile(input);
    const before = await wholeDatabase(db);
    await account().updateProfile(input);
    await expectRefusal(account().updateProfile({ ...input, name: " " }), "BAD_INPUT");
    await expectRefusal(account().updateProfile({ ...input, phone: "abc" }), "BAD_INPUT");
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

describe("account.sessions", () => {
  const another = (handle: string, changes: Partial<typeof sessions.$inferInsert> = {}) =>
    db.insert(sessions).values({
      id: `hash-of-${handle}`,
      handle,
      userId: actors["buyer A"].userId,
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      createdAt: TEST_NOW - 5000,
      lastUsedAt: TEST_NOW,
      expiresAt: TEST_NOW + 1000,
      ...changes,
    });

  it("lists live ones, the current one first, without anything that opens them", async () => {
    await another("ses_phone");
    await another("ses_idle", { expiresAt: TEST_NOW });
    await another("ses_old", { createdAt: TEST_NOW - 90 * 24 * 3_600_000 });
    const seen = await account().sessions();
    expect(seen.map(({ id, isCurrent, browser, system }) => [id, isCurrent, browser, system])).toEqual([
      ["ses_buyer-a", true, null, null],
      ["ses_phone", false, "Safari 18", "iPhone"],
    ]);
    expect(JSON.stringify(seen)).not.toContain("hash-of");
  });

  it("ends another one of one's own, with an event, and refuses the current one", async () => {
    await another("ses_phone");
    expect(await account().endSession({ id: "ses_phone" })).toEqual({ ended: 1 });
    expect((await eventsOf(actors["buyer A"])).map(({ action }) => action)).toEqual(["session_ended"]);
    const before = await wholeDatabase(db);
    await expectRefusal(account().endSession({ id: "ses_phone" }), "NOT_FOUND");
    await expectRefusal(account().endSession({ id: "ses_buyer-b" }), "NOT_FOUND");
    await expectRefusal(account().endSession({ id: "ses_buyer-a" }), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("ends all others of one's own and nobody else's", async () => {
    await another("ses_phone");
    await another("ses_tablet");
    expect(await account().endOtherSessions()).toEqual({ ended: 2 });
    expect(await account().endOtherSessions()).toEqual({ ended: 0 });
    expect(await db.$count(sessions)).toBe(4);
    expect((await eventsOf(actors["buyer A"])).map(({ action }) => action)).toEqual(["other_sessions_ended"]);
  });
});

describe("account.settings", () => {
  it("keeps language and notices apart and what a newer version stored", async () => {
    await db
      .update(users)
      .set({ notices: { ...DEFAULT_NOTICES, auctions: { app: true } } })
      .where(eq(users.id, actors["buyer A"].userId));
    const quiet = { ...DEFAULT_NOTICES, orders: { app: false, email: false } };
    expect(await account().settings()).toEqual({ locale: "ar", notices: DEFAULT_NOTICES });
    expect(await account().updateSettings({ locale: "fr" })).toEqual({ locale: "fr", notices: DEFAULT_NOTICES });
    expect(await account().updateSettings({ notices: quiet })).toMatchObject({ locale: "fr" });
    expect((await rowOf(actors["buyer A"]))?.notices).toEqual({ ...quiet, auctions: { app: true } });
    expect((await rowOf(actors["buyer B"]))?.notices).toEqual(DEFAULT_NOTICES);
    expect((await rowOf(actors["buyer B"]))?.locale).toBe("ar");
  });
});

it("finds everything by index", async () => {
  const scans = await fullScans(db, async () => {
    await account().profile();
    await account().updateProfile({ name: "x", phone: null, location: null });
    await account().sessions();
    await account()
      .endSession({ id: "ses_none" })
      .catch(() => undefined);
    await account().endOtherSessions();
    await account().updateSettings({ locale: "en" });
    await account().cancelEmailChange();
  });
  expect(scans).toEqual([]);
});
