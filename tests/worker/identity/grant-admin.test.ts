import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { GRANTS } from "#domain/identity/grants.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { grantAdmin } from "#worker/identity/grant-admin.ts";
import { freshDatabase } from "../../support/database.ts";
import { callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { giveGrants } from "../support/operators.ts";
import { wholeDatabase } from "../support/whole-database.ts";

it("makes an account an admin once, ends its sessions and notes it", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "buyer B", "admin"]);
  const { userId, email } = actors["buyer A"];
  expect(await grantAdmin(db, email, GRANTS, TEST_NOW)).toBe("granted");
  expect(await grantAdmin(db, email, GRANTS, TEST_NOW)).toBe("already_admin");
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  expect(user?.userType).toBe("admin");
  expect((await db.select().from(sessions)).map((session) => session.userId)).not.toContain(userId);
  expect(await db.select().from(accountEvents)).toMatchObject([
    { userId, action: "role_changed", actorId: null, details: { from: "buyer", to: "admin" } },
  ]);
  expect(await db.select().from(auditLog)).toMatchObject([
    {
      ...{ actorId: "command-line", action: "grant_admin", entity: "user", entityId: userId },
      ...{ before: { userType: "buyer" }, after: { userType: "admin" }, createdAt: TEST_NOW },
    },
  ]);
  const seen = await callerAs(db, actors.admin).admin.audit({ q: userId });
  expect(seen.items).toMatchObject([{ actor: null, isByCommand: true, person: { id: userId } }]);
});

it("leaves an admin what it may do where no grants are named, and gives a new one them all", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "buyer B", "admin"]);
  await giveGrants(db, actors["buyer A"], ["money"]);
  const before = await wholeDatabase(db);
  expect(await grantAdmin(db, actors["buyer A"].email, null, TEST_NOW)).toBe("already_admin");
  expect(await wholeDatabase(db)).toEqual(before);
  expect(await grantAdmin(db, actors["buyer B"].email, null, TEST_NOW)).toBe("granted");
  const [user] = await db.select().from(users).where(eq(users.id, actors["buyer B"].userId));
  expect(user?.grants).toEqual(GRANTS);
});

it("never takes the grant of operators from the last who has it for good", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "admin"]);
  await giveGrants(db, actors["buyer A"], ["operators"]);
  const leaving = { deleteAfter: TEST_NOW + 1 };
  await db.update(users).set(leaving).where(eq(users.id, actors["buyer A"].userId));
  const before = await wholeDatabase(db);
  expect(await grantAdmin(db, actors.admin.email, ["money"], TEST_NOW)).toBe("last_holder");
  expect(await wholeDatabase(db)).toEqual(before);
  await db.update(users).set({ deleteAfter: null }).where(eq(users.id, actors["buyer A"].userId));
  expect(await grantAdmin(db, actors.admin.email, ["money"], TEST_NOW)).toBe("granted");
  expect(await grantAdmin(db, actors.admin.email, ["support"], TEST_NOW)).toBe("granted");
});

it("refuses an account that is unknown, unverified or suspended, and writes nothing", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["unverified", "buyer A"]);
  await db.update(users).set({ suspendedAt: TEST_NOW }).where(eq(users.id, actors["buyer A"].userId));
  const before = await wholeDatabase(db);
  expect(await grantAdmin(db, "nobody@people.example", GRANTS, TEST_NOW)).toBe("unknown");
  expect(await grantAdmin(db, actors.unverified.email, GRANTS, TEST_NOW)).toBe("unverified");
  expect(await grantAdmin(db, actors["buyer A"].email, GRANTS, TEST_NOW)).toBe("suspended");
  expect(await wholeDatabase(db)).toEqual(before);
});
