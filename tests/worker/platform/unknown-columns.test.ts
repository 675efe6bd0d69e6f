import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { orderLines, orders } from "#drizzle/schema/orders.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import { jsonCells } from "#worker/platform/row-cells.ts";
import { freshDatabase } from "../../support/database.ts";

/** As cells arrive that were spread from somewhere: no type counts what is too much. */
const spread: object = { colour: "red" };

it("refuses a column that its table hasn't, in a new row, in a change and in cells of objects", async () => {
  const db = await freshDatabase();
  const line = {
    orderId: "ord_1",
    position: 1,
    description: "Dates",
    quantityMilli: 1,
    unit: "kg",
    ...spread,
  } as const;
  const whole = { ...line, unitPriceMinor: 1, amountMinor: 1 };
  expect(() => insertWhere(orderLines, whole, sql`true`)).toThrow("no such column of order_lines: colour");
  expect(() => updateWhere({ db }, orders, { ...spread, notes: "" }, sql`true`)).toThrow(
    "no such column of orders: colour",
  );
  expect(() => jsonCells(orderLines, "l", ["colour" as "unit"])).toThrow("no such column of order_lines: colour");
});
