import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { FILES_PAGE } from "#domain/messaging/conversation.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { messageFiles, messages } from "#drizzle/schema/messaging.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { orderIn } from "../orders/orders.ts";
import { publish, quoteIn, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { say, startConversation } from "./conversation.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B" | "admin", Actor>;
let buyer: Actor;
let seller: Actor;
let id: string;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B", "admin"]);
  [buyer, seller] = [actors["buyer A"], actors["approved A"]];
  await publish(db, supplierIdOf(seller));
  id = await startConversation(db, buyer, seller);
});
const own = (who: Actor) => callerAs(db, who).messages;

/** A file that an actor sent with a message. */
async function sendFile(who: Actor, name: string, kind: "picture" | "document" | "voice", at: number) {
  const message = await say(db, who, id, name);
  await db.insert(messageFiles).values({
    ...{ id: `fil_${name}`, conversationId: id, uploaderId: who.userId, messageId: message.id, kind },
    ...{ fileKey: `secret/${name}`, fileName: name, mediaType: "image/webp", bytes: 5, createdAt: at },
  });
}

describe("messages.info", () => {
  it("tells each side what the other may know, and the business of the two alone, in one call more", async () => {
    const quoted = await quoteIn(db, buyer, seller, "sent");
    await quoteIn(db, actors["buyer B"], seller, "sent");
    const { reference } = await orderIn(db, buyer, seller, "shipped");
    await orderIn(db, actors["buyer B"], seller, "shipped");
    await orderIn(db, buyer, actors["approved B"], "shipped");
    const calls = countCalls(db);
    const [bought, sold] = [await own(buyer).info({ id, locale: "ar" }), await own(seller).info({ id, locale: "ar" })];
    expect(calls()).toBe(4);
    const paths = (deals: readonly { path: string }[]) => deals.map(({ path }) => path).sort();
    expect(paths(bought.deals)).toEqual(
      [`/orders/${reference}`, `/quotes/${quoted.id}`, `/rfqs/${quoted.rfq.reference}`].sort(),
    );
    expect(paths(sold.deals)).toEqual(
      [`/orders/${reference}`, `/quotes/${quoted.id}`, `/inbox/${quoted.invitationId}`].sort(),
    );
    expect(bought.company).toMatchObject({ isVerified: expect.any(Boolean), ratingCount: 0 });
    expect(sold.company).toBeNull();
    expect(sold.place).toEqual({ country: "AE", city: "دبي" });
    // What a buyer wrote into an order is for the order's page: no mail address, no street.
    expect(JSON.stringify([bought, sold])).not.toMatch(/people\.example|القوز/);
  });

  it("tells the place of this buyer's last order from this seller, of no other's", async () => {
    await orderIn(db, buyer, seller, "shipped");
    const others = [
      await orderIn(db, actors["buyer B"], seller, "shipped"),
      await orderIn(db, buyer, actors["approved B"], "shipped"),
    ];
    for (const other of others) {
      const elsewhere = sql`json_set(${orders.buyer}, '$.city', 'elsewhere')`;
      await db
        .update(orders)
        .set({ buyer: elsewhere, createdAt: 2 * TEST_NOW })
        .where(eq(orders.id, other.id));
    }
    expect((await own(seller).info({ id, locale: "ar" })).place).toEqual({ country: "AE", city: "دبي" });
  });

  it("refuses a message of an account that was suspended since its session was read", async () => {
    const late = contextOf(db, buyer);
    await late.viewer();
    await db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, buyer.userId));
    const message = { conversationId: id, clientId: crypto.randomUUID(), kind: "text", content: "x" } as const;
    await expectRefusal(callerOf(late).messages.send(message), "UNAUTHENTICATED");
    expect(await db.$count(messages, eq(messages.content, "x"))).toBe(0);
  });

  it("shows a draft of a quote to nobody, and nothing of a company that may not sell", async () => {
    await quoteIn(db, buyer, seller, "draft");
    expect((await own(seller).info({ id, locale: "ar" })).deals).toEqual([]);
    await db
      .update(suppliers)
      .set({ status: "suspended" })
      .where(eq(suppliers.id, supplierIdOf(seller)));
    expect(await own(buyer).info({ id, locale: "ar" })).toMatchObject({ company: null, place: null });
    await expectRefusal(own(seller).info({ id, locale: "ar" }), "NOT_FOUND");
    await expectRefusal(own(seller).files({ id }), "NOT_FOUND");
  });

  it("answers strangers and the platform as if there were nothing", async () => {
    for (const who of ["buyer B", "approved B", "admin"] as const) {
      await expectRefusal(own(actors[who]).info({ id, locale: "ar" }), "NOT_FOUND");
      await expectRefusal(own(actors[who]).files({ id }), "NOT_FOUND");
    }
  });

  it("reads by index", async () => {
    await quoteIn(db, buyer, seller, "sent");
    await sendFile(buyer, "one", "picture", TEST_NOW);
    const work = async (one: Database) => {
      await callerAs(one, seller).messages.info({ id, locale: "ar" });
      await callerAs(one, seller).messages.files({ id, before: `${TEST_NOW}.fil_two` });
    };
    expect(await fullScans(db, work)).toEqual([]);
  });
});

describe("messages.files", () => {
  it("turns the pages of what both sent, the newest first; no recordings, nothing that was not sent", async () => {
    const count = FILES_PAGE + 3;
    for (let at = 0; at < count; at += 1)
      await sendFile(at % 2 ? buyer : seller, `f${at}`, at % 3 ? "picture" : "document", TEST_NOW + Math.floor(at / 2));
    await sendFile(buyer, "voice", "voice", TEST_NOW + 99);
    await db.insert(messageFiles).values({
      ...{ id: "fil_unsent", conversationId: id, uploaderId: buyer.userId, messageId: null, kind: "picture" },
      ...{ fileKey: "secret/unsent", fileName: "unsent", mediaType: "image/webp", bytes: 5, createdAt: TEST_NOW },
    });
    const first = await own(buyer).files({ id });
    const second = await own(buyer).files({ id, before: first.next });
    expect([first.items.length, second.items.length, second.next]).toEqual([FILES_PAGE, 3, null]);
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ name }) => name)).size).toBe(count);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).sort((a, b) => b - a));
    expect(all.filter(({ mine }) => mine)).toHaveLength(Math.floor(count / 2));
    expect(JSON.stringify(all)).not.toContain("secret");
  });
});
