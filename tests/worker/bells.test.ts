import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { publishToBells } from "#worker/platform/rooms.ts";
import { applyLicenceSchedule } from "#worker/suppliers/apply-schedule.ts";
import { countCalls } from "../support/count-calls.ts";
import { freshDatabaseUrl } from "../support/database.ts";
import { say, startConversation } from "./messaging/conversation.ts";
import { listen } from "./messaging/listen.ts";
import { orderIn } from "./orders/orders.ts";
import { nameCompanies, supplierIdOf } from "./products/catalogue.ts";
import { openRfq, publish } from "./rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "./support/actors.ts";
import { TEST_NOW, testContext } from "./support/context.ts";
import { post, siteOver } from "./support/site.ts";

let url: string;
let db: Database;
let told: string[];
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B" | "admin", Actor>;
beforeEach(async () => {
  url = await freshDatabaseUrl();
  told = [];
  db = openDatabase({ url, onNotices: (userIds) => told.push(...userIds) });
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B", "admin"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});

/** Whom the work told, and whom it wrote notices for. */
async function toldBy(work: () => Promise<unknown>) {
  await db.delete(notices);
  told = [];
  await work();
  const written = await db.select({ userId: notices.userId }).from(notices);
  return { told: told.sort(), written: written.map(({ userId }) => userId).sort() };
}

describe("accounts whose notices are written", () => {
  it("are handed over by every kind of writer, within the call that writes", async () => {
    const { "buyer A": buyer, "buyer B": other, "approved A": seller, "approved B": second, admin } = actors;
    for (const who of [seller, second]) await publish(db, supplierIdOf(who));
    const conversation = await startConversation(db, buyer, seller);
    const { reference } = await orderIn(db, buyer, seller, "new");
    const licenceValidUntil = TEST_NOW - 31 * 24 * 3_600_000;
    const works: [string, Actor[], () => Promise<unknown>][] = [
      ["message", [seller], () => say(db, buyer, conversation)],
      ["request", [seller, second], () => openRfq(db, buyer)],
      ["order", [buyer], () => callerAs(db, seller).orders.confirm({ reference, version: 1 })],
      [
        "operator",
        [other],
        () => callerAs(db, admin).admin.transitionUser({ id: other.userId, action: "suspend", reason: "spam" }),
      ],
      [
        "clock",
        [second],
        async () => {
          await db
            .update(suppliers)
            .set({ licenceValidUntil })
            .where(eq(suppliers.id, supplierIdOf(second)));
          await applyLicenceSchedule(testContext(db));
        },
      ],
    ];
    for (const [name, people, work] of works) {
      const found = await toldBy(work);
      const ids = people.map(({ userId }) => userId).sort();
      expect([name, [...new Set(found.told)]]).toEqual([name, ids]);
      expect([name, [...new Set(found.written)]]).toEqual([name, ids]);
    }
  });

  it("are handed over when they read, once and only where something was read, and cost no call", async () => {
    const { "buyer A": buyer } = actors;
    const row = { userId: buyer.userId, kind: "orders" as const, template: "order_shipped", data: {}, path: "/orders" };
    await db.insert(notices).values(["ntc_1", "ntc_2"].map((id) => ({ ...row, id, createdAt: TEST_NOW })));
    told = [];
    const calls = countCalls(db);
    await callerAs(db, buyer).notices.read({ all: true });
    await callerAs(db, buyer).notices.read({ all: true });
    expect([told, calls()]).toEqual([[buyer.userId], 4]);
  });
});

describe("bells", () => {
  it("are rung in all tabs of who is told, by the site itself", async () => {
    const { "buyer A": buyer, "buyer B": other, "approved A": seller } = actors;
    const id = await startConversation(db, buyer, seller);
    const [tabs, stranger] = [[await listen(db, seller), await listen(db, seller)], await listen(db, other)];
    const words = { conversationId: id, clientId: crypto.randomUUID(), kind: "text", content: "سلام" };
    const answer = await siteOver(url)("/api/trpc/messages.send", post(words, { Cookie: buyer.cookie }));
    expect(answer.status).toBe(200);
    for (const tab of tabs) expect(await tab.next({ type: "notice" })).toEqual({ type: "notice" });
    expect(await stranger.all("notice")).toEqual([]);
  });

  it("are rung of a hundred accounts at most, ten at once", async () => {
    let [rung, now, most] = [0, 0, 0];
    const publish = async () => {
      rung += 1;
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
    };
    const Inbox = { idFromName: (name: string) => name, get: () => ({ setName: async () => {}, publish }) };
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (one: Promise<unknown>) => {
      work = one;
    };
    const people = Array.from({ length: 250 }, (_, at) => `usr_${at}`);
    publishToBells({ env: { ...env, Inbox } as unknown as Env, waitUntil }, people);
    await work;
    expect([rung, most]).toEqual([100, 10]);
  });
});
