import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { conversationMembers, conversations } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans, planOf } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { patientClock, say, startConversation } from "./conversation.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B" | "admin", Actor>;
let buyer: Actor;
let seller: Actor;
let id: string;
let clock: ReturnType<typeof patientClock>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B", "admin"]);
  [buyer, seller] = [actors["buyer A"], actors["approved A"]];
  await nameCompanies(db, seller, actors["approved B"]);
  id = await startConversation(db, buyer, seller);
  clock = patientClock(TEST_NOW);
});

const searched = (who: Actor, search: string, more: { unread?: boolean } = {}) =>
  callerAs(db, who).messages.search({ locale: "ar", search, ...more });
const foundBy = async (who: Actor, search: string) => (await searched(who, search)).items.map(({ seq }) => seq);
const tell = (who: Actor, content: string, where = id) => say(db, who, where, content, clock);

describe("messages.search", () => {
  it.each([
    ["أُرسِلَت البِضاعةُ أمس", "ارسلت البضاعه"],
    ["Le délai de LIVRAISON est court", "delai livraison"],
    ["Le delai de livraison", "Délai"],
    ["order No. ١٢٣٤ for you", "1234"],
    ["50% *now*, rest later", "*now*"],
  ])("finds %s by %s, however it is written", async (content, search) => {
    const { seq } = await tell(buyer, content);
    await tell(seller, "كلام آخر");
    expect(await foundBy(seller, search)).toEqual([seq]);
  });

  it("wants all words, wherever they stand, and says who wrote them where, the newest first", async () => {
    const long = `${"كلمة ".repeat(200)}التسليم في الميناء ${"كلمة ".repeat(200)}`;
    const first = await tell(buyer, long);
    const second = await tell(seller, "الميناء مغلق، التسليم بعد غد");
    await tell(seller, "التسليم غدًا");
    const { items, isWhole } = await searched(buyer, "تسليم ميناء");
    expect(items.map(({ seq, mine }) => [seq, mine])).toEqual([
      [second.seq, false],
      [first.seq, true],
    ]);
    expect(items[1]?.excerpt).toMatch(/^….*التسليم في الميناء.*…$/);
    expect(items[0]).toMatchObject({ id, other: { name: `شركة ${seller.userId}` } });
    expect([isWhole, items[1]?.excerpt.length]).toEqual([true, expect.any(Number)]);
    expect(items[1]?.excerpt.length).toBeLessThan(170);
    expect((await searched(seller, "ميناء", { unread: true })).items.map(({ seq }) => seq)).toEqual([
      second.seq,
      first.seq,
    ]);
    await callerAs(db, seller).messages.seen({ id, seq: 99 });
    expect((await searched(seller, "ميناء", { unread: true })).items).toEqual([]);
  });

  it("compares the first eight words and 24 letters of each, marks not counted", async () => {
    const begin = "سلاسل".repeat(5).slice(0, 24);
    const { seq } = await tell(buyer, `a b c d e f g ${begin}`);
    expect(await foundBy(seller, `${begin}طويلة`)).toEqual([seq]);
    expect(await foundBy(seller, `${"\u064b".repeat(30)}${begin}`)).toEqual([seq]);
    expect(await foundBy(seller, `${"\u064b".repeat(30)}zz`)).toEqual([]);
    expect(await foundBy(seller, `a b c d e f g ${begin} zz`)).toEqual([seq]);
    expect(await foundBy(seller, `${begin.slice(0, 23)}zz`)).toEqual([]);
  });

  it("looks through one's own conversations alone: a stranger, the platform and another's find nothing", async () => {
    const others = await startConversation(db, actors["buyer B"], actors["approved B"]);
    const mine = await tell(buyer, "كلمة سرية");
    await tell(actors["buyer B"], "كلمة سرية أخرى", others);
    for (const who of [buyer, seller])
      expect(await searched(who, "سرية")).toMatchObject({ items: [{ id, seq: mine.seq }] });
    expect((await searched(actors["approved B"], "سرية")).items.map((hit) => hit.id)).toEqual([others]);
    expect((await searched(actors.admin, "سرية")).items).toEqual([]);
  });

  it("finds behind a block what both may still read, and nothing for who left the company or may not sell", async () => {
    const { seq } = await tell(buyer, "كلمة سرية");
    await callerAs(db, seller).messages.block({ id });
    await expectRefusal(tell(buyer, "كلمة سرية ثانية"), "FORBIDDEN");
    for (const who of [buyer, seller]) expect(await foundBy(who, "سرية")).toEqual([seq]);
    const company = eq(suppliers.id, supplierIdOf(seller));
    await db.update(suppliers).set({ status: "suspended" }).where(company);
    expect([await foundBy(seller, "سرية"), await foundBy(buyer, "سرية")]).toEqual([[], [seq]]);
    await db.update(suppliers).set({ status: "approved", ownerId: actors["buyer B"].userId }).where(company);
    expect([await foundBy(seller, "سرية"), await foundBy(actors["buyer B"], "سرية")]).toEqual([[], []]);
    await db.delete(conversationMembers).where(eq(conversationMembers.userId, buyer.userId));
    expect(await foundBy(buyer, "سرية")).toEqual([]);
  });

  it.each(["", "  ", "\u064b", "ـــ", "<b>"])("finds nothing by what nobody reads: '%s'", async (search) => {
    await tell(buyer, "كلام");
    expect(await searched(buyer, search)).toEqual({ items: [], hasMore: false, isWhole: true });
  });

  it("reads the newest 5,000 of 100,000 by the index of their numbers, in one call, and says that these were not all", async () => {
    const count = 100_000;
    await db.run(sql`insert into messages (id, conversation_id, seq, sender_id, side, client_id, kind, content, created_at)
      with recursive n(at) as (select 2 union all select at + 1 from n where at < ${count})
      select 'msg_' || at, ${id}, at, ${buyer.userId}, 'buyer', at, 'text',
        case when at in (10, ${count - 4999}) then 'rare' when at % 10 = 0 then 'common'
          when at % 10 = 1 and at > ${count - 200} then 'twenty' else 'other' end, at from n`);
    await db.update(conversations).set({ lastSeq: count });
    const calls = countCalls(db);
    expect(await searched(buyer, "RARE")).toMatchObject({ items: [{ seq: count - 4999 }], isWhole: false });
    expect(calls()).toBe(2);
    const newest = Array.from({ length: 20 }, (_, at) => count - 10 * at);
    expect(await foundBy(buyer, "common")).toEqual(newest);
    const told = await Promise.all(["common", "twenty"].map((word) => searched(buyer, word)));
    expect(told.map(({ items, hasMore }) => [items.length, hasMore])).toEqual([
      [20, true],
      [20, false],
    ]);
    const work = (one: Database) => callerAs(one, buyer).messages.search({ locale: "ar", search: "rare common" });
    expect(await fullScans(db, work)).toEqual([]);
    const plan = await planOf(db, work);
    expect(plan).toContain("SEARCH m USING INDEX messages_in_order (conversation_id=? AND seq>?)");
    expect(plan.some((step) => step.includes("conversation_members_list"))).toBe(true);
  });
});
