import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { conversationMembers, conversations } from "#drizzle/schema/messaging.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeCompany } from "../admin/companies.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { say, startTalk } from "./talk.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A"]);
  await nameCompanies(db, actors["approved A"]);
});
const own = (who: Actor) => callerAs(db, who).messages;

it("lists those alone in which something is unread, where asked for, by index", async () => {
  const [seller, one, other] = [actors["approved A"], actors["buyer A"], actors["buyer B"]];
  const [read, unread] = [await startTalk(db, one, seller), await startTalk(db, other, seller)];
  for (const [who, id] of [[one, read] as const, [other, unread] as const]) await say(db, who, id);
  await own(seller).seen({ id: read, seq: 9 });
  const listed = async (input: { unread?: boolean; search?: string }) =>
    (await own(seller).list(input)).items.map(({ id }) => id).sort();
  expect(await listed({})).toEqual([read, unread].sort());
  expect(await listed({ unread: false })).toEqual([read, unread].sort());
  expect(await listed({ unread: true })).toEqual([unread]);
  expect(await listed({ unread: true, search: "buyer a" })).toEqual([]);
  expect(await fullScans(db, (db2) => callerAs(db2, seller).messages.list({ unread: true }))).toEqual([]);
});

it("leads a search on past five hundred conversations in which nothing was found", async () => {
  const [seller, buyer] = [actors["approved A"], actors["buyer A"]];
  const wanted = await startTalk(db, buyer, seller);
  const many = Array.from({ length: 505 }, (_, at) => `cnv_${at}`);
  const { id: supplierId } = await makeCompany(db, { status: "approved", name: "شركة أخرى" });
  await db
    .insert(conversations)
    .values(many.map((id) => ({ id, buyerId: null, supplierId, lastSeq: 1, createdAt: 1, updatedAt: 1 })));
  await db.insert(conversationMembers).values(
    many.map((conversationId, at) => ({
      ...{ conversationId, userId: buyer.userId, side: "buyer" as const, lastAt: TEST_NOW + 1 + at },
    })),
  );
  const first = await own(buyer).list({ search: seller.userId });
  expect([first.items, first.next === null]).toEqual([[], false]);
  const second = await own(buyer).list({ search: seller.userId, before: first.next });
  expect([second.items.map(({ id }) => id), second.next]).toEqual([[wanted], null]);
});
