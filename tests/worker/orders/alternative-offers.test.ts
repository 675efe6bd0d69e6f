import { expect, it } from "vitest";
import { orderLines, orders } from "#drizzle/schema/orders.ts";
import { freshDatabase } from "../../support/database.ts";
import { publish, quoteIn, supplierIdOf } from "../rfq/trade.ts";
import { callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";

const key = () => ({ idempotencyKey: crypto.randomUUID() });

it("orders the first offer of a line, never the alternatives beside it", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
  const { id, version } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
  const [line] = forms.counter().lines;
  if (!line) return expect.fail("no line");
  const lines = [line, { ...line, offer: 2, description: "تمر سكري", unitPrice: "9" }];
  const terms = forms.quote({ lines });
  await callerAs(db, actors["approved A"]).quotes.revise({ id, version, terms, ...key() });
  await callerAs(db, actors["buyer A"]).quotes.accept({ id, version: version + 1, ...key() });
  expect(await db.select().from(orderLines)).toMatchObject([
    { position: 1, description: "تمر مجدول", amountMinor: 625_000 },
  ]);
  expect(await db.select().from(orders)).toMatchObject([{ goodsMinor: 625_000 }]);
});
