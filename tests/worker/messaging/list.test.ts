import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversationMembers, conversations } from "#drizzle/schema/messaging.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeCompany } from "../admin/companies.ts";
import { orderIn } from "../orders/orders.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { say, startConversation } from "./conversation.ts";

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
  const [read, unread] = [await startConversation(db, one, seller), await startConversation(db, other, seller)];
  for (const [who, id] of [[one, read] as const, [other, unread] as const]) await say(db, who, id);
  await own(seller).seen({ id: read, seq: 9 });
  const listed = async (input: { unread?: boolean; search?: string }) =>
    (await own(seller).list({ locale: "ar", ...input })).items.map(({ id }) => id).sort();
  expect(await listed({})).toEqual([read, unread].sort());
  expect(await listed({ unread: false })).toEqual([read, unread].sort());
  expect(await listed({ unread: true })).toEqual([unread]);
  expect(await listed({ unread: true, search: "buyer a" })).toEqual([]);
  expect(await fullScans(db, (db2) => callerAs(db2, seller).messages.list({ locale: "ar", unread: true }))).toEqual([]);
});

it("names the other side in the language of the page, whatever the account's, and finds it in all of them", async () => {
  const [seller, buyer] = [actors["approved A"], actors["buyer A"]];
  await db.insert(supplierTranslations).values({
    ...{ supplierId: supplierIdOf(seller), locale: "en" as const, name: "Gulf Dates", city: "Fujairah" },
    ...{ specialization: "", description: "" },
  });
  await db.update(users).set({ locale: "fr" });
  const id = await startConversation(db, buyer, seller);
  const arabic = `شركة ${seller.userId}`;
  // A company without a French name is called by the next best.
  for (const [locale, name] of [["ar", arabic] as const, ["en", "Gulf Dates"] as const, ["fr", arabic] as const]) {
    for (const search of [undefined, "gulf", seller.userId]) {
      const { items } = await own(buyer).list({ locale, search });
      expect(items.map(({ other }) => other.name)).toEqual([name]);
    }
    expect((await own(buyer).one({ id, locale })).other.name).toBe(name);
    expect((await own(buyer).info({ id, locale })).place?.city).toBe(locale === "en" ? "Fujairah" : "Dubai");
  }
  expect((await own(buyer).list({ locale: "en", search: "dubai" })).items).toEqual([]);
});

it("goes by one name in the list and behind the bell: the company that the buyer trades for", async () => {
  const [seller, buyer] = [actors["approved A"], actors["buyer A"]];
  const id = await startConversation(db, buyer, seller);
  const belled = async () => {
    await say(db, buyer, id);
    const [row] = await db.select({ data: notices.data }).from(notices).where(eq(notices.userId, seller.userId));
    const { other } = await own(seller).one({ id, locale: "ar" });
    await db.delete(notices);
    return [row?.data.name, other.name];
  };
  expect(await belled()).toEqual(["buyer A", "buyer A"]);
  await orderIn(db, buyer, seller, "confirmed");
  expect(await belled()).toEqual(["شركة النخيل", "شركة النخيل"]);
});

it("leads a search on past five hundred conversations in which nothing was found", async () => {
  const [seller, buyer] = [actors["approved A"], actors["buyer A"]];
  const wanted = await startConversation(db, buyer, seller);
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
  const first = await own(buyer).list({ locale: "ar", search: seller.userId });
  expect([first.items, first.next === null]).toEqual([[], false]);
  const second = await own(buyer).list({ locale: "ar", search: seller.userId, before: first.next });
  expect([second.items.map(({ id }) => id), second.next]).toEqual([[wanted], null]);
});
