import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { deleteDueAccounts } from "#worker/identity/delete-due-accounts.ts";
import { applyLicenceSchedule } from "#worker/suppliers/apply-schedule.ts";
import { freshDatabase } from "../../support/database.ts";
import type { Heard } from "../../support/hear.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { expectRefusal } from "../support/refusals.ts";
import { startConversation } from "./conversation.ts";
import { knockWith, listen, tokenOf } from "./listen.ts";

let db: Database;
let id: string;
let actors: Record<"buyer A" | "approved A" | "admin", Actor>;
let buyer: Actor;
let seller: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "admin"]);
  await nameCompanies(db, actors["approved A"]);
  [buyer, seller] = [actors["buyer A"], actors["approved A"]];
  id = await startConversation(db, buyer, seller);
});

async function settled(actor: Actor, call: (caller: ReturnType<typeof callerOf>) => Promise<unknown>) {
  const context = contextOf(db, actor);
  await call(callerOf(context));
  await context.settled();
}

async function ticked(job: (clock: ReturnType<typeof testContext>) => Promise<number>) {
  const clock = testContext(db);
  expect(await job(clock)).toBe(1);
  await clock.settled();
}

/** What ends somebody's membership, and whose. */
const ENDS: Record<string, ["buyer" | "seller", () => Promise<unknown>]> = {
  "an account is suspended": [
    "buyer",
    () =>
      settled(actors.admin, ({ admin }) =>
        admin.transitionUser({ id: buyer.userId, action: "suspend", reason: "spam" }),
      ),
  ],
  "the platform ends an account's sessions": [
    "buyer",
    () => settled(actors.admin, ({ admin }) => admin.endUserSessions({ id: buyer.userId, reason: "lost phone" })),
  ],
  "an account signs out": ["buyer", () => settled(buyer, ({ auth }) => auth.signOut())],
  "an account is deleted": [
    "buyer",
    async () => {
      await db
        .update(users)
        .set({ deleteAfter: TEST_NOW - 1 })
        .where(eq(users.id, buyer.userId));
      await ticked(deleteDueAccounts);
    },
  ],
  "a company is suspended": [
    "seller",
    async () => {
      const company = { id: supplierIdOf(seller), action: "suspend" as const, version: 1, reason: "fraud" };
      await settled(actors.admin, ({ admin }) => admin.transitionSupplier({ ...company, override: false }));
    },
  ],
  "a licence has long ended": [
    "seller",
    async () => {
      await db
        .update(suppliers)
        .set({ licenceValidUntil: 1 })
        .where(eq(suppliers.id, supplierIdOf(seller)));
      await ticked(applyLicenceSchedule);
    },
  ],
};

describe("the sockets of who may not be there any more", () => {
  it.each(Object.entries(ENDS))(
    "end at once when %s, and its tokens open nothing; the other side stays",
    async (_, end) => {
      const [side, work] = end;
      const [who, other] = side === "buyer" ? [buyer, seller] : [seller, buyer];
      const theirs = [await listen(db, who), await listen(db, who, id)];
      const others = [await listen(db, other), await listen(db, other, id)];
      const [inbox, room] = [await tokenOf(db, who), await tokenOf(db, who, id)];
      await work();
      expect(await Promise.all(theirs.map(({ closed }: Heard) => closed))).toEqual([1008, 1008]);
      for (const token of [inbox, room]) expect(await closeCodeOf(token)).toBe(1008);
      for (const one of others) expect(await one.all("refused")).toEqual([]);
      expect(
        await others[1]?.next({ type: "presence", side: side === "buyer" ? "buyer" : "supplier", isOnline: false }),
      );
    },
  );

  it("are not opened again to the conversation of a suspended company, while the inbox is one's own", async () => {
    await ENDS["a company is suspended"]?.[1]();
    await expectRefusal(callerAs(db, seller).messages.roomToken({ kind: "conversation", id }), "NOT_FOUND");
    expect(await (await listen(db, seller)).all("refused")).toEqual([]);
  });
});

async function closeCodeOf(token: Awaited<ReturnType<typeof tokenOf>>): Promise<number> {
  const { webSocket } = await knockWith(token);
  const closed = new Promise<number>((resolve) => webSocket?.addEventListener("close", ({ code }) => resolve(code)));
  webSocket?.accept();
  return closed;
}
