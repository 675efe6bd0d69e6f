import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { GRANTS, type Grant } from "#domain/identity/grants.ts";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { giveGrants } from "../support/operators.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const NAMES = ["admin", "buyer A", "buyer B"] as const;
type Name = (typeof NAMES)[number];
let db: Database;
let actors: Record<Name, Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await giveGrants(db, actors["buyer A"], ["reviewer"]);
});
const as = (who: Name) => callerAs(db, actors[who]).admin;
const change = (by: Name, of: Name, seen: Grant[], grants: Grant[]) =>
  as(by).changeGrants({ id: actors[of].userId, seen, grants, reason: "يساعد في المراجعة" });
const grantsOf = async (who: Name) =>
  (await db.select({ grants: users.grants }).from(users).where(eq(users.id, actors[who].userId)))[0]?.grants;

describe("admin.changeGrants", () => {
  it("says what another operator may do, with event, audit, notice and mail together, in three calls", async () => {
    const { userId, email } = actors["buyer A"];
    const context = contextOf(db, actors.admin);
    const calls = countCalls(db);
    const form = { id: userId, seen: ["reviewer" as const], reason: "يساعد في المراجعة" };
    // Whatever order they come in, they are written in one.
    const said = await callerOf(context).admin.changeGrants({ ...form, grants: ["money", "reviewer", "money"] });
    await context.settled();
    // Session, read, write; one delivers the mail after the response.
    expect([said, calls()]).toEqual([{ grants: ["reviewer", "money"] }, 4]);
    expect(await grantsOf("buyer A")).toEqual(["reviewer", "money"]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1);
    expect(await db.select().from(accountEvents)).toMatchObject([
      { action: "grants_changed", userId, actorId: actors.admin.userId, details: { reason: "يساعد في المراجعة" } },
    ]);
    expect(await db.select().from(auditLog)).toMatchObject([
      {
        ...{ action: "change_grants", entity: "user", entityId: userId, reason: "يساعد في المراجعة" },
        ...{ before: { grants: "reviewer" }, after: { grants: "reviewer,money" } },
      },
    ]);
    expect(await db.select().from(notices)).toMatchObject([{ userId, template: "grants_changed", path: "/admin" }]);
    expect(await db.select().from(outbox)).toMatchObject([
      { template: "grants-changed", recipient: email, data: { grants: "reviewer,money" } },
    ]);
  });

  it("answers the same where it is so already, and writes nothing then", async () => {
    await change("admin", "buyer A", ["reviewer"], ["support"]);
    const before = await wholeDatabase(db);
    expect(await change("admin", "buyer A", ["reviewer"], ["support"])).toEqual({ grants: ["support"] });
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("refuses one's own, a missing account, who is no operator and what was not seen so", async () => {
    await giveGrants(db, actors["buyer A"], ["reviewer", "operators"]);
    const before = await wholeDatabase(db);
    await expectRefusal(change("admin", "admin", [...GRANTS], []), "FORBIDDEN");
    await expectRefusal(change("buyer A", "buyer A", ["reviewer", "operators"], [...GRANTS]), "FORBIDDEN");
    await expectRefusal(as("admin").changeGrants({ id: "usr_no", seen: [], grants: [], reason: "x" }), "NOT_FOUND");
    expect(await refusalOf(change("admin", "buyer B", [], ["operators"]))).toMatchObject({
      code: "CONFLICT",
      details: { state: "no_operator" },
    });
    expect(await refusalOf(change("admin", "buyer A", ["money"], ["support"]))).toMatchObject({
      code: "CONFLICT",
      details: { state: "changed" },
    });
    const silent = { id: actors["buyer A"].userId, seen: ["reviewer" as const], grants: [], reason: " " };
    await expectRefusal(as("admin").changeGrants(silent), "BAD_INPUT");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("lets one of five win, and leaves one of two who take it from each other", async () => {
    const five = Array.from({ length: 5 }, (_, nth) => change("admin", "buyer A", ["reviewer"], GRANTS.slice(0, nth)));
    // The one that asks for what stands is no change; of the others one is written.
    await Promise.allSettled(five);
    expect(await db.select().from(auditLog)).toHaveLength(1);
    for (const who of ["buyer A", "buyer B"] as const) await giveGrants(db, actors[who], ["operators"]);
    await giveGrants(db, actors.admin, []);
    const duel = [
      change("buyer A", "buyer B", ["operators"], []),
      change("buyer B", "buyer A", ["operators"], []),
    ] as const;
    expect((await Promise.allSettled(duel)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect([await grantsOf("buyer A"), await grantsOf("buyer B")].flat()).toEqual(["operators"]);
  });
});

describe("the last who may say what operators may do", () => {
  it("keeps it while the other one's account waits to be deleted, and is not suspended then", async () => {
    await giveGrants(db, actors["buyer A"], ["operators"]);
    await db.update(users).set({ deleteAfter: TEST_NOW }).where(eq(users.id, actors["buyer A"].userId));
    const before = await wholeDatabase(db);
    expect(await refusalOf(change("buyer A", "admin", [...GRANTS], ["money"]))).toMatchObject({
      code: "CONFLICT",
      details: { state: "last_holder" },
    });
    const suspend = { id: actors.admin.userId, action: "suspend" as const, reason: "x" };
    await expectRefusal(as("buyer A").transitionUser(suspend), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("does not go, although there are other operators", async () => {
    await givePassword(db, actors.admin);
    const gone = await refusalOf(callerAs(db, actors.admin).account.requestDeletion({ password: PASSWORD }));
    expect(gone).toMatchObject({ code: "CONFLICT", details: { state: "last_admin" } });
  });
});

describe("another operator's account", () => {
  it("is neither suspended nor signed out by who may only help people", async () => {
    await giveGrants(db, actors["buyer A"], ["support"]);
    const id = actors.admin.userId;
    const needed = { code: "FORBIDDEN", details: { state: "not_granted", grants: ["operators"] } };
    const before = await wholeDatabase(db);
    const suspend = { id, action: "suspend" as const, reason: "x" };
    expect(await refusalOf(as("buyer A").transitionUser(suspend))).toMatchObject(needed);
    expect(await refusalOf(as("buyer A").endUserSessions({ id, reason: "x" }))).toMatchObject(needed);
    expect(await as("buyer A").user({ id })).toMatchObject({ isOpen: false, mayChangeGrants: false, actions: [] });
    expect(await wholeDatabase(db)).toEqual(before);
    expect(await as("admin").user({ id: actors["buyer A"].userId })).toMatchObject({ mayChangeGrants: true });
    const moved = { id: actors["buyer B"].userId, action: "suspend" as const, reason: "spam" };
    expect(await as("buyer A").transitionUser(moved)).toEqual({ state: "suspended" });
  });
});
