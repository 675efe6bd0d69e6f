import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { GRANTS } from "#domain/identity/grants.ts";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { untilNothingRuns } from "../support/left-running.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const NAMES = ["admin", "buyer A", "unverified", "approved A"] as const;
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
});
const operator = () => callerAs(db, actors.admin).admin;
const suspend = (who: Actor) =>
  operator().transitionUser({ id: who.userId, action: "suspend", reason: "رسائل دعائية" });
const restore = (who: Actor) => operator().transitionUser({ id: who.userId, action: "restore" });

describe("admin.users", () => {
  it("lists, searches and filters accounts in two calls, by an index", async () => {
    await db.update(users).set({ name: "مؤسسة الأصالة" }).where(eq(users.id, actors["buyer A"].userId));
    await db.update(users).set({ deleteAfter: 5 }).where(eq(users.id, actors["approved A"].userId));
    await suspend(actors["buyer A"]);
    await untilNothingRuns(db);
    const calls = countCalls(db);
    const all = await operator().users({});
    expect(calls()).toBe(2);
    expect(all.total).toBe(4);
    expect(all.items[0]).not.toHaveProperty("passwordHash");
    const found = async (input: Parameters<ReturnType<typeof operator>["users"]>[0]) => {
      const { items, total } = await operator().users(input);
      expect(total).toBe(items.length);
      expect(await fullScans(db, () => operator().users(input))).toEqual([]);
      return items.map(({ id }) => id);
    };
    expect(await found({ type: "admin" })).toEqual([actors.admin.userId]);
    expect(await found({ state: "suspended" })).toEqual([actors["buyer A"].userId]);
    expect(await found({ state: "unverified" })).toEqual([actors.unverified.userId]);
    expect(await found({ state: "to_delete", type: "supplier" })).toEqual([actors["approved A"].userId]);
    expect(await found({ q: "الاصاله" })).toEqual([actors["buyer A"].userId]);
    expect(await found({ q: actors.unverified.email.toUpperCase() })).toEqual([actors.unverified.userId]);
    expect(await found({ q: "%" })).toEqual([]);
  });
});

describe("admin.user", () => {
  it("tells facts, company, sessions and events in two calls, and nothing that is secret", async () => {
    await operator().endUserSessions({ id: actors["approved A"].userId });
    const calls = countCalls(db);
    const seen = await operator().user({ id: actors["approved A"].userId });
    expect(calls()).toBe(2);
    expect(seen).toMatchObject({
      email: actors["approved A"].email,
      state: "active",
      actions: ["suspend"],
      isSelf: false,
      company: { id: "sup_usr_approved-a", status: "approved" },
      sessions: { count: 0, lastUsedAt: null },
      events: [{ action: "sessions_ended_by_house", by: "operator", note: null }],
    });
    expect(JSON.stringify(seen)).not.toContain("scrypt");
    expect(await fullScans(db, () => operator().user({ id: actors.admin.userId }))).toEqual([]);
    expect((await operator().user({ id: actors["buyer A"].userId })).sessions).toEqual({
      count: 1,
      lastUsedAt: TEST_NOW - 1000,
    });
    await expectRefusal(operator().user({ id: "usr_nobody" }), "NOT_FOUND");
  });
});

describe("admin.transitionUser", () => {
  it("suspends with sessions, event, audit, notice and mail together, in three calls", async () => {
    const { userId, email } = actors["buyer A"];
    const context = contextOf(db, actors.admin);
    const calls = countCalls(db);
    const moved = await callerOf(context).admin.transitionUser({
      id: userId,
      action: "suspend",
      reason: "رسائل دعائية",
    });
    await context.settled();
    // Session, read, write; one delivers the mail after the response.
    expect([moved, calls()]).toEqual([{ state: "suspended" }, 4]);
    expect(await db.select().from(users).where(eq(users.id, userId))).toMatchObject([{ suspendedAt: TEST_NOW }]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    expect(await db.select().from(accountEvents)).toMatchObject([
      { action: "suspended", userId, actorId: actors.admin.userId, details: { reason: "رسائل دعائية" } },
    ]);
    expect(await db.select().from(auditLog)).toMatchObject([
      {
        action: "user_suspend",
        entity: "user",
        entityId: userId,
        before: { state: "active", suspendedAt: null },
        after: { state: "suspended", suspendedAt: TEST_NOW },
        reason: "رسائل دعائية",
      },
    ]);
    expect(await db.select().from(notices)).toMatchObject([{ userId, template: "account_suspended" }]);
    expect(await db.select().from(outbox)).toMatchObject([{ template: "account-suspended", recipient: email }]);
  });

  it("puts a person out with the next request, a company's owner too, until it is restored (never again 7)", async () => {
    for (const who of [actors["buyer A"], actors["approved A"]]) {
      await givePassword(db, who);
      expect(await callerAs(db, who).auth.session()).not.toBeNull();
      await suspend(who);
      expect(await callerAs(db, who).auth.session()).toBeNull();
      await expectRefusal(callerAs(db, who).account.profile(), "UNAUTHENTICATED");
      await expectRefusal(callerAs(db, who).products.mine({}), "UNAUTHENTICATED");
      const signIn = () => callerAs(db, null).auth.signIn({ email: who.email, password: PASSWORD });
      expect(await refusalOf(signIn())).toMatchObject({ code: "FORBIDDEN", details: { state: "suspended" } });
      expect(await restore(who)).toEqual({ state: "active" });
      expect(await signIn()).toEqual({ isVerified: true });
    }
  });

  it("does not let a session in that slipped through", async () => {
    const who = actors["buyer A"];
    const [kept] = await db.select().from(sessions).where(eq(sessions.userId, who.userId));
    await suspend(who);
    await db.insert(sessions).values(kept ?? expect.fail("no session"));
    await expectRefusal(callerAs(db, who).account.profile(), "UNAUTHENTICATED");
  });

  it("refuses oneself, and nobody raises a role (never again 6)", async () => {
    const before = await wholeDatabase(db);
    const own = { id: actors.admin.userId };
    await expectRefusal(operator().transitionUser({ ...own, action: "suspend", reason: "x" }), "FORBIDDEN");
    await expectRefusal(operator().transitionUser({ ...own, action: "restore" }), "FORBIDDEN");
    await expectRefusal(operator().endUserSessions(own), "FORBIDDEN");
    const profile = { name: "n", phone: "", location: "", userType: "admin" };
    await expectRefusal(callerAs(db, actors["buyer A"]).account.updateProfile(profile), "BAD_INPUT");
    const raise = { id: actors["buyer A"].userId, action: "restore", userType: "admin" } as const;
    await expectRefusal(operator().transitionUser(raise), "BAD_INPUT");
    expect((await operator().user(own)).actions).toEqual([]);
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("refuses the wrong state, a missing reason and a missing account, and writes nothing", async () => {
    await suspend(actors["buyer A"]);
    const before = await wholeDatabase(db);
    expect(await refusalOf(suspend(actors["buyer A"]))).toMatchObject({
      code: "CONFLICT",
      details: { state: "suspended", action: "suspend" },
    });
    expect(await refusalOf(restore(actors.unverified))).toMatchObject({
      code: "CONFLICT",
      details: { state: "active", action: "restore" },
    });
    const nobody = { id: "usr_nobody", action: "restore" } as const;
    await expectRefusal(operator().transitionUser(nobody), "NOT_FOUND");
    await expectRefusal(operator().endUserSessions({ id: "usr_nobody" }), "NOT_FOUND");
    const silent = { id: actors.unverified.userId, action: "suspend", reason: "  " } as const;
    await expectRefusal(operator().transitionUser(silent), "BAD_INPUT", "reason:required");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("lets one of five win, and one of two admins who suspend each other stay", async () => {
    const moves = await Promise.allSettled(Array.from({ length: 5 }, () => suspend(actors["buyer A"])));
    expect(moves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.select().from(auditLog)).toHaveLength(1);
    await db
      .update(users)
      .set({ userType: "admin", grants: [...GRANTS] })
      .where(eq(users.id, actors["approved A"].userId));
    const duel = ["admin", "approved A"] as const;
    const shots = duel.map((who) => {
      const [other] = duel.filter((one) => one !== who);
      return callerAs(db, actors[who]).admin.transitionUser({
        id: actors[other ?? who].userId,
        action: "suspend",
        reason: "x",
      });
    });
    expect((await Promise.allSettled(shots)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("admin.endUserSessions", () => {
  it("signs out everywhere, with event and audit; where nobody is in it writes nothing", async () => {
    const { userId } = actors["buyer A"];
    const calls = countCalls(db);
    expect(await operator().endUserSessions({ id: userId, reason: "lost phone" })).toEqual({ ended: 1 });
    expect(calls()).toBe(3);
    await expectRefusal(callerAs(db, actors["buyer A"]).account.profile(), "UNAUTHENTICATED");
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "end_sessions", before: { sessions: 1 }, after: { sessions: 0 }, reason: "lost phone" },
    ]);
    const before = await wholeDatabase(db);
    expect(await operator().endUserSessions({ id: userId })).toEqual({ ended: 0 });
    expect(await wholeDatabase(db)).toEqual(before);
  });
});
