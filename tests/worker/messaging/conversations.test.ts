import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversations, messages } from "#drizzle/schema/messaging.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { digestUnread } from "#worker/messaging/digest-unread.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { orderIn } from "../orders/orders.ts";
import { stock } from "../orders/shop.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { ACTORS, type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { fullScans, planOf } from "../support/query-plans.ts";
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

const start = (who: Actor, kind: "product" | "supplier" | "rfq" | "quote" | "order", of: string) =>
  callerAs(db, who).messages.start({ with: { kind, id: of }, idempotencyKey: crypto.randomUUID() });

describe("messages.start", () => {
  it("finds the conversation that is there, and says what it is about only where that is new", async () => {
    const goods = await stock(db, seller, { id: "prd_dates" });
    const { reference } = await orderIn(db, buyer, seller, "shipped");
    expect(await start(buyer, "supplier", `company-of-${seller.userId.replaceAll("_", "-")}`)).toEqual({ id });
    for (let at = 0; at < 2; at += 1) expect(await start(buyer, "product", goods.id)).toEqual({ id });
    expect(await start(seller, "order", reference)).toEqual({ id });
    const { said } = await storedConversation(db, id);
    expect(said.map(({ seq, side, context }) => [seq, side, context?.path])).toEqual([
      [1, "buyer", `/suppliers/company-of-${seller.userId.replaceAll("_", "-")}`],
      [2, "buyer", "/products/food-products/prd-dates"],
      [3, "supplier", `/orders/${reference}`],
    ]);
    expect(said[1]?.context?.names).toEqual({ ar: "تمر prd_dates", en: "Dates prd_dates" });
  });

  it("makes one conversation of ten starts at once", async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => startConversation(db, actors["buyer B"], seller)));
    expect(new Set(all).size).toBe(1);
    expect((await storedConversation(db, all[0] ?? "")).conversation.lastSeq).toBe(1);
  });

  it("refuses the sixty-first of an hour, a retry too, and writes nothing then; others and the next hour are free", async () => {
    const goods = await stock(db, seller, { id: "prd_dates" });
    for (let at = 1; at < 60; at += 1) await start(buyer, "supplier", supplierIdOf(seller));
    const conversation = () => storedConversation(db, id);
    const before = await conversation();
    const refusal = await refusalOf(start(buyer, "product", goods.id));
    expect([refusal.code, refusal.details.retryAfter]).toEqual(["RATE_LIMITED", 3600]);
    await expectRefusal(start(buyer, "supplier", supplierIdOf(actors["approved B"])), "RATE_LIMITED");
    expect(await conversation()).toEqual(before);
    expect(await db.select().from(conversations)).toHaveLength(1);
    await start(actors["buyer B"], "product", goods.id);
    const later = callerAs(db, buyer, { now: () => TEST_NOW + 3_600_000 }).messages;
    const again = { with: { kind: "product", id: goods.id } as const, idempotencyKey: crypto.randomUUID() };
    expect(await later.start(again)).toEqual({ id });
    expect((await conversation()).said).toHaveLength(before.said.length + 1);
  });

  it("refuses strangers as if there were nothing, one's own company, and companies without an account", async () => {
    const { reference } = await orderIn(db, buyer, seller, "shipped");
    for (const who of [actors["buyer B"], actors["approved B"]])
      await expectRefusal(start(who, "order", reference), "NOT_FOUND");
    for (const kind of ["product", "supplier", "rfq", "quote", "order"] as const)
      await expectRefusal(start(buyer, kind, "missing"), "NOT_FOUND");
    await expectRefusal(start(buyer, "supplier", supplierIdOf(actors.suspended)), "NOT_FOUND");
    expect((await refusalOf(start(seller, "supplier", supplierIdOf(seller)))).details.state).toBe("own_company");
    await db
      .update(suppliers)
      .set({ ownerId: null })
      .where(eq(suppliers.id, supplierIdOf(actors["approved B"])));
    const refusal = await refusalOf(start(buyer, "supplier", supplierIdOf(actors["approved B"])));
    expect([refusal.code, refusal.details.state]).toEqual(["CONFLICT", "unreachable"]);
  });

  it("shows a conversation to the other side with the first word and not before", async () => {
    const listed = async (who: Actor) =>
      (await callerAs(db, who).messages.list({ locale: "ar" })).items.map((item) => item.id);
    expect([await listed(buyer), await listed(seller)]).toEqual([[id], []]);
    await say(db, buyer, id);
    expect(await listed(seller)).toEqual([id]);
  });
});

describe("reading", () => {
  it("lists, opens and pages in one call besides the session's, for the two sides alone", async () => {
    const clock = patientClock(TEST_NOW);
    for (let at = 0; at < 55; at += 1) await say(db, at % 3 ? buyer : seller, id, `رسالة ${at}`, clock);
    const calls = countCalls(db);
    const own = () => callerAs(db, seller).messages;
    const { items, next } = await own().list({ locale: "ar", search: "BUYER a" });
    const one = await own().one({ id, locale: "ar" });
    const newest = await own().page({ id });
    const older = await own().page({ id, before: newest.items[0]?.seq ?? 0 });
    const missed = await own().page({ id, after: 54 });
    expect(await own().unread()).toEqual({ conversations: 1, messages: 36 });
    expect(calls()).toBe(12);
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { id, side: "supplier", other: { name: "buyer A" }, unread: 36, lastSeq: 56, blocked: null, closed: false },
    ]);
    expect(items[0]?.last).toMatchObject({ kind: "text", content: "رسالة 54", mine: true, files: 0 });
    expect(one).toMatchObject({ id, phone: null, contexts: [{ kind: "supplier" }] });
    expect([newest.hasMore, newest.items.map(({ seq }) => seq)]).toEqual([
      true,
      Array.from({ length: 50 }, (_, at) => at + 7),
    ]);
    expect([older.hasMore, older.items.map(({ seq }) => seq)]).toEqual([false, [1, 2, 3, 4, 5, 6]]);
    expect(missed.items.map(({ seq, mine }) => [seq, mine])).toEqual([
      [55, false],
      [56, true],
    ]);
    for (const who of ["buyer B", "approved B", "suspended", "admin"] as const) {
      const strange = callerAs(db, actors[who]).messages;
      expect((await strange.list({ locale: "ar" })).items).toEqual([]);
      for (const call of [
        () => strange.one({ id, locale: "ar" }),
        () => strange.page({ id }),
        () => strange.seen({ id, seq: 1 }),
        () => strange.delivered({ id, seq: 1 }),
        () => strange.block({ id }),
        () => strange.unblock({ id }),
      ])
        await expectRefusal(call(), "NOT_FOUND");
      await expectRefusal(strange.roomToken({ kind: "conversation", id }), "NOT_FOUND");
    }
  });

  it("lets the side of a company that was suspended change nothing any more (never again 7)", async () => {
    await say(db, buyer, id);
    await db
      .update(suppliers)
      .set({ status: "suspended" })
      .where(eq(suppliers.id, supplierIdOf(seller)));
    const before = await wholeDatabase(db);
    const own = callerAs(db, seller).messages;
    for (const call of [
      () => own.seen({ id, seq: 2 }),
      () => own.delivered({ id, seq: 2 }),
      () => own.block({ id }),
      () => own.unblock({ id }),
    ])
      await expectRefusal(call(), "NOT_FOUND");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("reads by index: nothing that grows is read from end to end", async () => {
    await say(db, buyer, id);
    const work = async (one: Database) => {
      const own = callerAs(one, buyer).messages;
      await own.list({ locale: "ar" });
      await own.one({ id, locale: "ar" });
      await own.page({ id, before: 2 });
      await own.page({ id, after: 1 });
      await own.unread();
      await own.seen({ id, seq: 1 });
    };
    expect(await fullScans(db, work)).toEqual([]);
    const steps = await planOf(db, (one) => callerAs(one, buyer).messages.page({ id }));
    expect(steps.filter((step) => /messages_in_order/.test(step)).length).toBeGreaterThan(0);
    expect(steps.filter((step) => /TEMP B-TREE/.test(step))).toEqual([]);
  });
});

describe("messages.seen", () => {
  it("never goes back nor beyond the end, and counts what is left", async () => {
    for (let at = 0; at < 5; at += 1) await say(db, buyer, id);
    const own = callerAs(db, seller).messages;
    expect(await own.seen({ id, seq: 3 })).toEqual({ readSeq: 3, unread: 3 });
    expect(await own.seen({ id, seq: 1 })).toEqual({ readSeq: 3, unread: 3 });
    expect(await own.delivered({ id, seq: 99 })).toEqual({ deliveredSeq: 6 });
    expect(await own.seen({ id, seq: 99 })).toEqual({ readSeq: 6, unread: 0 });
    expect((await storedConversation(db, id)).supplier).toMatchObject({ unread: 0, unreadSince: null });
  });
});

describe("the digest", () => {
  it("mails once until it is read, after a quarter of an hour, and only to whom wants it", async () => {
    await say(db, buyer, id);
    const tick = (after: number) => digestUnread({ ...testContext(db), now: () => TEST_NOW + after });
    const mails = () => db.select().from(outbox).where(eq(outbox.template, "messages-unread"));
    expect(await tick(14 * 60_000)).toBe(0);
    expect(await Promise.all([tick(16 * 60_000), tick(16 * 60_000)])).toContain(1);
    await say(db, buyer, id);
    await tick(60 * 60_000);
    expect(await mails()).toMatchObject([
      { recipient: seller.email, data: { count: "1", stops: "messages", account: seller.userId } },
    ]);
    await callerAs(db, seller).messages.seen({ id, seq: 3 });
    await say(db, buyer, id);
    await tick(60 * 60_000);
    expect(await mails()).toHaveLength(2);
    await db.update(users).set({ notices: { messages: { app: true, email: false } } });
    await say(db, seller, id);
    await tick(60 * 60_000);
    expect(await mails()).toHaveLength(2);
    expect(await db.select().from(messages)).toHaveLength(5);
  });
});
