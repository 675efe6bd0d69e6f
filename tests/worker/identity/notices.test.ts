import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { NoticeKind } from "#domain/identity/notification-settings.ts";
import type { Database } from "#drizzle/client.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { planOf } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B"]);
});
const of = (name: keyof typeof actors | null) => callerAs(db, name && actors[name]).notices;

/** Notices of an account, `ntc_1` the oldest; three share a moment, since a batch writes many at once. */
async function tell(name: keyof typeof actors, count: number, kind: NoticeKind = "orders"): Promise<void> {
  const rows = Array.from({ length: count }, (_, turn) => ({
    id: `ntc_${kind}_${String(turn + 1).padStart(4, "0")}_${name.at(-1)}`,
    userId: actors[name].userId,
    kind,
    template: "order_shipped",
    data: { reference: `ORD-${turn + 1}`, company: "تمور الواحة" },
    path: `/orders/ORD-${turn + 1}`,
    createdAt: TEST_NOW - 1000 + Math.floor(turn / 3),
  }));
  await db.insert(notices).values(rows);
}

/** All pages, as a reader who goes to the end of the list. */
async function allOf(name: keyof typeof actors, kind?: NoticeKind): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: { at: number; id: string } | null | undefined; cursor !== null; ) {
    const page: Awaited<ReturnType<ReturnType<typeof of>["list"]>> = await of(name).list({ kind, cursor });
    expect(page.items.length).toBeLessThanOrEqual(20);
    found.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  return found;
}

describe("notices.list", () => {
  it("shows one's own, the newest first, each once over all pages, in two calls", async () => {
    await tell("buyer A", 47);
    await tell("buyer B", 3);
    const calls = countCalls(db);
    const { items } = await of("buyer A").list({});
    expect(calls()).toBe(2);
    expect(items[0]).toEqual({
      id: "ntc_orders_0047_A",
      kind: "orders",
      template: "order_shipped",
      data: { reference: "ORD-47", company: "تمور الواحة" },
      path: "/orders/ORD-47",
      readAt: null,
      createdAt: TEST_NOW - 1000 + 15,
    });
    const whole = await allOf("buyer A");
    expect(whole).toEqual(
      Array.from({ length: 47 }, (_, turn) => `ntc_orders_${String(47 - turn).padStart(4, "0")}_A`),
    );
  });

  it("keeps to one kind where it is asked for", async () => {
    await tell("buyer A", 25, "orders");
    await tell("buyer A", 2, "reviews");
    expect(await allOf("buyer A", "reviews")).toEqual(["ntc_reviews_0002_A", "ntc_reviews_0001_A"]);
    expect(await allOf("buyer A", "requests")).toEqual([]);
  });

  it("asks by index, a page and its count alike, sorting no more than a moment's notices", async () => {
    const steps = await planOf(db, async () => {
      await of("buyer A").list({ cursor: { at: TEST_NOW, id: "ntc_9" } });
      await of("buyer A").unread();
      await of("buyer A").read({ all: true });
    });
    const own = steps.filter((step) => step.includes("notices"));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((step) => !/^SEARCH notices USING .*INDEX .*\(user_id=\?/.test(step))).toEqual([]);
    expect(steps.filter((step) => step === "USE TEMP B-TREE FOR ORDER BY")).toEqual([]);
  });
});

describe("notices.unread and notices.read", () => {
  it("count what was not read, and mark some or all of one's own, in two calls", async () => {
    await tell("buyer A", 5);
    const calls = countCalls(db);
    expect(await of("buyer A").unread()).toEqual({ count: 5 });
    expect(calls()).toBe(2);
    expect(await of("buyer A").read({ ids: ["ntc_orders_0001_A", "ntc_orders_0003_A"] })).toEqual({ count: 3 });
    expect(calls()).toBe(4);
    expect(await of("buyer A").read({ all: true })).toEqual({ count: 0 });
    expect(await of("buyer A").unread()).toEqual({ count: 0 });
  });

  it("mark one kind and leave the others", async () => {
    await tell("buyer A", 3, "orders");
    await tell("buyer A", 2, "reviews");
    expect(await of("buyer A").read({ all: true, kind: "reviews" })).toEqual({ count: 3 });
    const isLeft = and(eq(notices.kind, "orders"), isNull(notices.readAt));
    expect(await db.$count(notices, isLeft)).toBe(3);
  });

  it("leave a notice's first reading as it was", async () => {
    await tell("buyer A", 1);
    const ids = ["ntc_orders_0001_A"];
    await of("buyer A").read({ ids });
    await callerAs(db, actors["buyer A"], { now: () => TEST_NOW + 1000 }).notices.read({ ids });
    expect(await db.select({ readAt: notices.readAt }).from(notices)).toEqual([{ readAt: TEST_NOW }]);
  });

  it("pass over what is another's or missing, alike", async () => {
    await tell("buyer B", 2);
    const before = await wholeDatabase(db);
    expect(await of("buyer A").read({ ids: ["ntc_orders_0001_B", "ntc_missing"] })).toEqual({ count: 0 });
    expect(await of("buyer A").read({ all: true })).toEqual({ count: 0 });
    expect(await wholeDatabase(db)).toEqual(before);
    const isLeft = and(eq(notices.userId, actors["buyer B"].userId), isNull(notices.readAt));
    expect(await db.$count(notices, isLeft)).toBe(2);
  });

  it("take no more than fifty, and neither nothing nor both", async () => {
    const many = Array.from({ length: 51 }, (_, turn) => `ntc_${turn}`);
    await expectRefusal(of("buyer A").read({ ids: many }), "BAD_INPUT");
    await expectRefusal(of("buyer A").read({ ids: [] }), "BAD_INPUT");
    await expectRefusal(of(null).unread(), "UNAUTHENTICATED");
  });
});
