import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { conversationMembers } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { stock } from "../orders/shop.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { say, startConversation, storedConversation } from "./conversation.ts";
import { listen } from "./listen.ts";

let db: Database;
let id: string;
let buyer: Actor;
let seller: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A"]);
  await nameCompanies(db, actors["approved A"]);
  [buyer, seller] = [actors["buyer A"], actors["approved A"]];
  id = await startConversation(db, buyer, seller);
});

/** A call whose work after the response is waited for: what it tells is told by then. */
async function told<T>(actor: Actor, call: (own: ReturnType<typeof callerOf>["messages"]) => Promise<T>): Promise<T> {
  const context = contextOf(db, actor);
  const answer = await call(callerOf(context).messages);
  await context.settled();
  return answer;
}

describe("what is told over the sockets", () => {
  it("is a message as it is stored, to the room and, with both sides' counts, to all tabs of theirs", async () => {
    const [room, own, theirs] = [await listen(db, seller, id), await listen(db, buyer), await listen(db, seller)];
    const text = {
      conversationId: id,
      clientId: crypto.randomUUID(),
      kind: "text" as const,
      content: " أهلا <b>وسهلا</b> ",
    };
    const answer = await told(buyer, (messages) => messages.send(text));
    const { mine: _, ...stored } = answer;
    expect(answer.content).toBe("أهلا وسهلا");
    expect(await room.next({ type: "message" })).toEqual({ type: "message", message: { ...stored, side: "buyer" } });
    const unread = { type: "unread", conversation: id, seq: 2 };
    expect(await theirs.next({ type: "unread" })).toEqual({ ...unread, count: 1, conversations: 1, messages: 1 });
    expect(await own.next({ type: "unread" })).toEqual({ ...unread, count: 0, conversations: 0, messages: 0 });
  });

  it("is of a card no more than that it is there: each side reads its own", async () => {
    const room = await listen(db, seller, id);
    const product = await stock(db, seller, { id: "prd_dates" });
    const idempotencyKey = crypto.randomUUID();
    await told(buyer, (messages) => messages.start({ with: { kind: "product", id: product.id }, idempotencyKey }));
    const frame = await room.next({ type: "message" });
    expect(frame).toMatchObject({ message: { kind: "context", seq: 2, side: "buyer", context: null, files: [] } });
    expect(JSON.stringify(frame).length).toBeLessThan(400);
    const { items } = await callerAs(db, seller).messages.page({ id, after: 1 });
    expect(items).toMatchObject([
      { kind: "context", context: { kind: "product", path: "/products/food-products/prd-dates" } },
    ]);
  });

  it("is how far a side has read and received: once, where something moved", async () => {
    await say(db, buyer, id);
    const [room, theirs] = [await listen(db, buyer, id), await listen(db, seller)];
    for (let at = 0; at < 2; at += 1) {
      await told(seller, (messages) => messages.delivered({ id, seq: 2 }));
      await told(seller, (messages) => messages.seen({ id, seq: 2 }));
    }
    expect(await room.all("delivered")).toEqual([{ type: "delivered", side: "supplier", seq: 2 }]);
    expect(await room.all("seen")).toEqual([{ type: "seen", side: "supplier", seq: 2 }]);
    expect(await theirs.all("unread")).toEqual([
      { type: "unread", conversation: id, seq: 2, count: 0, conversations: 0, messages: 0 },
    ]);
  });

  it("is, when a device comes back, how far it has received in every conversation with news", async () => {
    await say(db, buyer, id);
    const room = await listen(db, buyer, id);
    for (let at = 0; at < 2; at += 1)
      expect(await told(seller, (messages) => messages.delivered({ all: true }))).toEqual({});
    expect(await room.all("delivered")).toEqual([{ type: "delivered", side: "supplier", seq: 2 }]);
    // What one wrote oneself is no news.
    await told(buyer, (messages) => messages.delivered({ all: true }));
    expect((await storedConversation(db, id)).buyer?.deliveredSeq).toBe(0);
    await db.update(suppliers).set({ status: "suspended" });
    await db.update(conversationMembers).set({ deliveredSeq: 0 });
    await told(seller, (messages) => messages.delivered({ all: true }));
    expect((await storedConversation(db, id)).supplier?.deliveredSeq).toBe(0);
  });

  it("is nothing of that behind a block, whoever blocked: neither told nor read, until it is taken back", async () => {
    await say(db, seller, id);
    await say(db, buyer, id);
    for (const [blocker, reader, own] of [[buyer, buyer, seller] as const, [buyer, seller, buyer] as const]) {
      const side = reader === buyer ? "buyer" : "supplier";
      await told(reader, (messages) => messages.delivered({ id, seq: 1 }));
      await told(blocker, (messages) => messages.block({ id }));
      const [room, theirs] = [await listen(db, own, id), await listen(db, reader)];
      await told(reader, (messages) => messages.delivered({ id, seq: 2 }));
      await told(reader, (messages) => messages.delivered({ all: true }));
      await told(reader, (messages) => messages.seen({ id, seq: 2 }));
      // One's own tabs are told as ever.
      await theirs.next({ type: "unread" });
      expect([...(await room.all("seen")), ...(await room.all("delivered"))]).toEqual([]);
      const unknown = { otherReadSeq: 0, otherDeliveredSeq: 0 };
      const view = callerAs(db, own).messages;
      expect((await view.page({ id })).marks).toEqual(unknown);
      expect(await view.one({ id, locale: "ar" })).toMatchObject(unknown);
      expect((await view.list({ locale: "ar" })).items).toMatchObject([unknown]);
      await told(blocker, (messages) => messages.unblock({ id }));
      expect((await view.page({ id })).marks.otherReadSeq).toBe(2);
      expect((await storedConversation(db, id))[side]).toMatchObject({ readSeq: 2 });
    }
  });

  it("can be asked for by who was cut off: how far the other side has received and read", async () => {
    for (let at = 0; at < 3; at += 1) await say(db, buyer, id);
    const marks = async () => (await callerAs(db, buyer).messages.page({ id, after: 4 })).marks;
    expect(await marks()).toEqual({ otherReadSeq: 0, otherDeliveredSeq: 0 });
    await callerAs(db, seller).messages.delivered({ id, seq: 4 });
    await callerAs(db, seller).messages.seen({ id, seq: 3 });
    expect(await callerAs(db, buyer).messages.page({ id, after: 4 })).toEqual({
      items: [],
      hasMore: false,
      lastSeq: 4,
      marks: { otherReadSeq: 3, otherDeliveredSeq: 4 },
    });
  });
});
