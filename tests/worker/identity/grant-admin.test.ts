import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { GRANTS } from "#domain/identity/grants.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { grantAdmin } from "#worker/identity/grant-admin.ts";
import { freshDatabase } from "../../support/database.ts";
import { callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
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
