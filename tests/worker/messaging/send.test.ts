import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { ACTORS, type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { patientClock, say, startConversation, storedConversation } from "./conversation.ts";

let db: Database;
let actors: Record<ActorName, Actor>;
let id: string;
let buyer: Actor;
let seller: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, Object.keys(ACTORS) as ActorName[]);
  await nameCompanies(db, actors["approved A"], actors["approved B"], actors.suspended);
  buyer = actors["buyer A"];
  seller = actors["approved A"];
  id = await startConversation(db, buyer, seller);
});

/** All rows but the note of a session's use. */
const everything = async () => ({ ...(await wholeDatabase(db)), sessions: [] });

describe("messages.send", () => {
  it("numbers, counts and announces in one call besides the session's, and tells after the response", async () => {
    const context = contextOf(db, buyer);
    const calls = countCalls(db);
    const answer = await callerOf(context).messages.send({
      conversationId: id,
      clientId: crypto.randomUUID(),
      kind: "text",
      content: "  كم سعر الكرتون؟ <b>",
    });
    await context.settled();
    expect(calls()).toBe(2);
    const stored = await storedConversation(db, id);
    expect(answer).toMatchObject({ id: stored.said[1]?.id, seq: 2, content: "كم سعر الكرتون؟", createdAt: TEST_NOW });
    // The sender shows the row as the page would give it, without asking again.
    expect((await callerAs(db, buyer).messages.page({ id })).items[1]).toEqual(answer);
    expect(stored.said.map(({ seq, kind, content, side }) => [seq, kind, content, side])).toEqual([
      [1, "context", "", "buyer"],
      [2, "text", "كم سعر الكرتون؟", "buyer"],
    ]);
    expect([stored.conversation.lastSeq, stored.supplier?.unread, stored.buyer?.unread]).toEqual([2, 1, 0]);
    expect([stored.supplier?.unreadSince, stored.supplier?.lastAt]).toEqual([TEST_NOW, TEST_NOW]);
    expect(await db.select().from(notices)).toMatchObject([
      { userId: seller.userId, kind: "messages", data: { name: "buyer A" }, path: `/messages/${id}`, readAt: null },
    ]);
  });

  it("announces in one row for ever: unread it stays, read it is opened again; none where the settings want none", async () => {
    const told = () => db.select().from(notices);
    await say(db, buyer, id);
    await say(db, buyer, id, "2", { now: () => TEST_NOW + 1 });
    const [first, ...others] = await told();
    expect([others, first?.createdAt]).toEqual([[], TEST_NOW]);
    await callerAs(db, seller).messages.seen({ id, seq: 3 });
    expect(await told()).toMatchObject([{ id: first?.id, readAt: TEST_NOW }]);
    await say(db, buyer, id, "3", { now: () => TEST_NOW + 2 });
    expect(await told()).toEqual([{ ...first, createdAt: TEST_NOW + 2 }]);
    // Read in the bell, though not in the conversation, it is opened again too.
    await callerAs(db, seller, { now: () => TEST_NOW + 2 }).notices.read({ all: true });
    await say(db, buyer, id, "4", { now: () => TEST_NOW + 3 });
    expect(await told()).toEqual([{ ...first, createdAt: TEST_NOW + 3, readAt: null }]);
    await say(db, seller, id);
    expect(await told()).toHaveLength(2);
    await db.update(users).set({ notices: { messages: { app: false, email: true } } });
    await db.delete(notices);
    await say(db, seller, id);
    expect(await told()).toEqual([]);
  });

  it("makes one message of twenty tries at once, each answered alike", async () => {
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(db, buyer, id, "مرة", { clientId })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { said, conversation, supplier } = await storedConversation(db, id);
    expect([said.length, conversation.lastSeq, supplier?.unread]).toEqual([2, 2, 1]);
    // Another words under the same id is the same message.
    expect(await say(db, buyer, id, "أخرى", { clientId })).toEqual(answers[0]);
    // The other side's ids are its own.
    expect(await say(db, seller, id, "جواب", { clientId })).toMatchObject({ seq: 3 });
  });

  it("leaves no gap and no double number under fifty senders at once", async () => {
    const clock = patientClock(TEST_NOW);
    const tries = Array.from({ length: 50 }, (_, at) => say(db, at % 2 ? buyer : seller, id, `${at}`, clock));
    const seqs = (await Promise.all(tries)).map(({ seq }) => seq).sort((a, b) => a - b);
    expect(seqs).toEqual(Array.from({ length: 50 }, (_, at) => at + 2));
    const { conversation, said, supplier, buyer: bought } = await storedConversation(db, id);
    expect([conversation.lastSeq, said.length, supplier?.unread, bought?.unread]).toEqual([51, 51, 25, 25]);
  });

  it("refuses the twenty-first of ten seconds and still answers tries of the others", async () => {
    const first = crypto.randomUUID();
    await say(db, buyer, id, "1", { clientId: first });
    for (let at = 1; at < 20; at += 1) await say(db, buyer, id);
    const refusal = await refusalOf(say(db, buyer, id));
    expect([refusal.code, refusal.details.retryAfter]).toEqual(["RATE_LIMITED", 10]);
    expect(await say(db, buyer, id, "1", { clientId: first })).toMatchObject({ seq: 2 });
    await say(db, seller, id);
    await say(db, buyer, id, "later", { now: () => TEST_NOW + 10_000 });
    expect((await storedConversation(db, id)).conversation.lastSeq).toBe(23);
  });

  it("answers strangers as if there were none, and writes nothing", async () => {
    await say(db, buyer, id);
    const before = await everything();
    for (const who of ["buyer B", "approved B", "pending", "suspended", "admin"] as const) {
      const [others, missing] = [
        await refusalOf(say(db, actors[who], id)),
        await refusalOf(say(db, actors[who], "cnv_none")),
      ];
      expect([who, others.code, others.details]).toEqual([who, "NOT_FOUND", missing.details]);
    }
    expect(await everything()).toEqual(before);
  });

  it("refuses both sides after a block, until it is taken back, and to closed doors; writes nothing", async () => {
    expect(await callerAs(db, seller).messages.block({ id })).toEqual({ blocked: "mine" });
    for (const who of [buyer, seller]) {
      const { code, details } = await refusalOf(say(db, who, id));
      expect([code, details.state]).toEqual(["FORBIDDEN", "blocked"]);
    }
    expect(await callerAs(db, buyer).messages.unblock({ id })).toEqual({ blocked: "theirs" });
    await expectRefusal(say(db, buyer, id), "FORBIDDEN");
    expect(await callerAs(db, seller).messages.unblock({ id })).toEqual({ blocked: null });
    await say(db, buyer, id);
    await db
      .update(suppliers)
      .set({ status: "suspended" })
      .where(eq(suppliers.id, supplierIdOf(seller)));
    expect((await refusalOf(say(db, buyer, id))).details.state).toBe("closed");
    await expectRefusal(say(db, seller, id), "NOT_FOUND");
    await db.update(suppliers).set({ status: "approved" });
    await db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, seller.userId));
    expect((await refusalOf(say(db, buyer, id))).details.state).toBe("closed");
    expect((await storedConversation(db, id)).conversation.lastSeq).toBe(2);
  });

  it("refuses the words of another account than is signed in, and writes nothing", async () => {
    const before = await everything();
    const send = (as: string) =>
      callerAs(db, buyer).messages.send({
        conversationId: id,
        clientId: crypto.randomUUID(),
        kind: "text",
        content: "x",
        as,
      });
    const { code, details } = await refusalOf(send(seller.userId));
    expect([code, details.state]).toEqual(["CONFLICT", "other_account"]);
    expect(await everything()).toEqual(before);
    expect(await send(buyer.userId)).toMatchObject({ seq: 2 });
  });

  it("takes phrases with just their parameters and refuses what is none", async () => {
    const send = (changes: object) =>
      callerAs(db, buyer).messages.send({
        conversationId: id,
        clientId: crypto.randomUUID(),
        kind: "phrase",
        ...changes,
      });
    await send({ phrase: { key: "best_price", params: { quantity: "١٬٢٥٠", unit: "carton" } } });
    expect((await storedConversation(db, id)).said[1]).toMatchObject({
      kind: "phrase",
      content: "",
      phrase: { key: "best_price", params: { quantity: "1250", unit: "carton" } },
    });
    await expectRefusal(send({}), "BAD_INPUT", "phrase:required");
    await expectRefusal(
      send({ phrase: { key: "best_price", params: { quantity: "many", unit: "carton" } } }),
      "BAD_INPUT",
    );
    await expectRefusal(send({ phrase: { key: "free_goods", params: {} } }), "BAD_INPUT");
    await expectRefusal(send({ kind: "text", content: " " }), "BAD_INPUT", "content:required");
    await expectRefusal(
      send({ kind: "text", content: "x", fileIds: ["fil_none"] }),
      "BAD_INPUT",
      "fileIds:unknown_file",
    );
  });
});
