import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { Database } from "#drizzle/client.ts";
import { orderLines, orders } from "#drizzle/schema/orders.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { orderIn } from "./orders.ts";
import { change, stock } from "./shop.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A", Actor>;
const numbers: Record<string, number> = {};
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A"]);
  await nameCompanies(db, actors["approved A"]);
  const ids = Array.from({ length: 14 }, (_, at) => `prd_${at}`);
  for (const id of ids) numbers[id] = (await stock(db, actors["approved A"], { id })).number;
});
beforeEach(async () => {
  await db.delete(orders);
});

async function order(
  id: string,
  createdAt: number,
  status: OrderStatus = "completed",
  who: keyof typeof actors = "buyer A",
) {
  const { id: orderId } = await orderIn(db, actors[who], actors["approved A"], status, { createdAt });
  await db
    .update(orderLines)
    .set({ productNumber: numbers[id] ?? null })
    .where(eq(orderLines.orderId, orderId));
}

const bought = async () => {
  const { items } = await callerAs(db, actors["buyer A"]).orders.bought({ locale: "en" });
  return items.map(({ id }) => id);
};

describe("orders.bought", () => {
  it("names what the caller ordered last, each once, in two calls and by indexes", async () => {
    await order("prd_1", 1000);
    await order("prd_2", 2000, "shipped");
    await order("prd_1", 3000, "new");
    await order("prd_3", 4000, "completed", "buyer B");
    const calls = countCalls(db);
    expect(await bought()).toEqual(["prd_1", "prd_2"]);
    expect(calls()).toBe(2);
    expect(await fullScans(db, bought)).toEqual([]);
    await expectRefusal(callerAs(db, null).orders.bought({ locale: "ar" }), "UNAUTHENTICATED");
  });

  it("leaves out what came to nothing, what is off sale and what was no product", async () => {
    await order("prd_1", 1000, "cancelled");
    await order("prd_2", 2000, "declined");
    await order("prd_3", 3000);
    await order("none", 4000);
    await order("prd_4", 5000);
    await change(db, "prd_4", { status: "paused" });
    expect(await bought()).toEqual(["prd_3"]);
    await change(db, "prd_4", { status: "published" });
    expect(await bought()).toEqual(["prd_4", "prd_3"]);
  });

  it("names twelve at most", async () => {
    for (const [at, id] of Object.keys(numbers).entries()) await order(id, at);
    expect(await bought()).toEqual(Array.from({ length: 12 }, (_, at) => `prd_${13 - at}`));
  });
});
