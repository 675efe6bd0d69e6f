import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { freshDatabase } from "../../support/database.ts";
import { orderIn } from "../orders/orders.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { giveGrants } from "../support/operators.ts";
import { expectRefusal } from "../support/refusals.ts";

const NAMES = ["admin", "buyer A", "buyer B", "approved A"] as const;
type Name = (typeof NAMES)[number];
let db: Database;
let actors: Record<Name, Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await giveGrants(db, actors["buyer B"], ["money"]);
});
const as = (who: Name) => callerAs(db, actors[who]);

const rule = async (totalMinor: number, changes: Partial<typeof orders.$inferInsert> = {}) => {
  const { id, reference } = await orderIn(db, actors["buyer A"], actors["approved A"], "disputed");
  await db
    .update(orders)
    .set({ totalMinor, totalAedMinor: totalMinor, escalatedAt: 1, ...changes })
    .where(eq(orders.id, id));
  const form = { reference, version: 1, action: "settle_completed", reason: "التسليم موثق" } as const;
  return { id, reference, ruled: await as("admin").orders.rule(form) };
};
const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

it("a ruling above the limit takes two, and below it one", async () => {
  expect((await rule(5_000_000)).ruled).toMatchObject({ status: "completed", isProposed: false });
  const { id, reference, ruled } = await rule(5_000_001);
  expect(ruled).toEqual({ status: "disputed", version: 1, isProposed: true });
  expect(await statusOf(id)).toBe("disputed");
  const pageOf = (who: Name) => as(who).orders.one({ reference });
  expect(await pageOf("admin")).toMatchObject({ actions: [], proposedRuling: "own" });
  expect(await pageOf("buyer B")).toMatchObject({ actions: [], proposedRuling: "other" });
  expect(await pageOf("buyer A")).toMatchObject({ proposedRuling: null });
  const [item] = (await as("buyer B").admin.proposals({})).items;
  expect(item).toMatchObject({ kind: "order_ruling", totalMinor: 5_000_001, currency: "AED" });
  const confirm = { id: item?.id ?? "", version: 1, action: "confirm", reason: "واضح" } as const;
  await expectRefusal(as("admin").admin.decideProposal(confirm), "FORBIDDEN");
  expect(await as("buyer B").admin.decideProposal(confirm)).toEqual({ status: "confirmed", version: 2 });
  expect(await statusOf(id)).toBe("completed");
  const told = await db.select().from(notices).where(eq(notices.userId, actors.admin.userId));
  expect(told).toMatchObject([{ template: "ruling_confirmed" }]);
  expect(told[0]?.path).toBe(`/orders/${told[0]?.data.reference}`);
});

it("goes by the rate that was frozen with the order, which no operator changes", async () => {
  const kept = { currency: "KWD", totalAedMinor: 5_000_001 } as const;
  expect((await rule(4_200_000, kept)).ruled).toMatchObject({ isProposed: true });
  expect((await rule(60_000_000, { ...kept, totalAedMinor: 5_000_000 })).ruled).toMatchObject({ isProposed: false });
});
