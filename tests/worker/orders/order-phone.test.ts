import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { orderIn } from "./orders.ts";
import { stock } from "./shop.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await nameCompanies(db, actors["approved A"]);
  await stock(db, actors["approved A"], { id: "prd_honey", priceMinor: 3333, moq: 1 });
});

it("a checkout reads a phone without a calling code by the country of the delivery", async () => {
  const line = { productId: "prd_honey", quantity: 3, unitPriceMinor: 3333, currency: "AED" as const };
  const buy = (changes: { country: string; phone: string }) =>
    callerAs(db, actors["buyer A"]).orders.checkout(forms.checkout({ lines: [line], ...changes }));
  await buy({ country: "KE", phone: "0712 345 678" });
  await buy({ country: "AE", phone: "+254 0712 345 678" });
  const made = await db.select({ buyer: orders.buyer }).from(orders);
  expect(made.map(({ buyer }) => buyer.phone)).toEqual(["+254712345678", "+254712345678"]);
});

it("an order's page reads it so too, and keeps what it can't read as it was written", async () => {
  const phoneIn = async (country: string) => {
    const { reference } = await orderIn(db, actors["buyer A"], actors["approved A"], "confirmed");
    const change = JSON.stringify({ phone: "0712 345 678", country });
    await db.run(sql`update orders set buyer = json_patch(buyer, ${change}) where reference = ${reference}`);
    return (await callerAs(db, actors["approved A"]).orders.one({ reference })).buyer.phone;
  };
  expect(await phoneIn("KE")).toBe("+254712345678");
  expect(await phoneIn("")).toBe("0712 345 678");
});
