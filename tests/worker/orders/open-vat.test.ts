import { expect, it } from "vitest";
import { orders } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { stock } from "./shop.ts";

it("makes up no tax within a country whose VAT is not known: the order says so, wherever its supplier moves", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A"]);
  await nameCompanies(db, actors["approved A"]);
  await stock(db, actors["approved A"], { id: "prd_honey", priceMinor: 3333, moq: 1 });
  await db.update(suppliers).set({ country: "KE" });
  const context = contextOf(db, actors["buyer A"]);
  const own = callerOf(context).orders;
  const lines = [{ productId: "prd_honey", quantity: 3, unitPriceMinor: 3333, currency: "AED" as const }];
  const { orders: made } = await own.checkout(forms.checkout({ lines, country: "KE" }));
  await context.settled();
  expect(await db.select().from(orders)).toMatchObject([{ vatMinor: 0, totalMinor: 9999 }]);
  const read = async () => (await own.one({ reference: made[0]?.reference ?? "" })).order.isVatOpen;
  expect(await read()).toBe(true);
  await db.update(suppliers).set({ country: "SA" });
  expect(await read()).toBe(true);
});
