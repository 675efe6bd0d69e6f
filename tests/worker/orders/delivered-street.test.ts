import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { freshDatabase } from "../../support/database.ts";
import { publish, quoteOf, startedQuote, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const buyer = () => callerAs(db, actors["buyer A"]).quotes;

/** A quote that brings the goods to the buyer's door. */
async function delivered(): Promise<{ id: string; version: number }> {
  const { id } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
  const terms = forms.quote({ incoterm: "DDP" });
  await callerAs(db, actors["approved A"]).quotes.send({ id, version: 1, terms, ...key() });
  return { id, version: (await quoteOf(db, id)).version };
}

it("an order of goods that are brought to the door needs its street", async () => {
  const seen = await delivered();
  await expectRefusal(buyer().accept({ ...seen, city: "دبي", ...key() }), "BAD_INPUT", "address:required");
  expect(await db.select().from(orders)).toEqual([]);
  await buyer().accept({ ...seen, city: "دبي", address: "القوز 3، مستودع 12", ...key() });
  expect(await db.select().from(orders)).toMatchObject([{ buyer: { address: "القوز 3، مستودع 12" } }]);
});

it("and so does a counter-offer that may become one without asking the buyer again", async () => {
  const seen = await delivered();
  const terms = forms.counter({ incoterm: "DDP", freight: "0" });
  const binding = { bindingUntil: "2026-11-24", city: "دبي", address: "", trn: "" };
  await expectRefusal(buyer().counter({ ...seen, terms, binding, ...key() }), "BAD_INPUT", "binding.address:required");
  const named = { ...binding, address: "القوز 3" };
  await expect(buyer().counter({ ...seen, terms, binding: named, ...key() })).resolves.toMatchObject({
    status: "countered",
  });
});
