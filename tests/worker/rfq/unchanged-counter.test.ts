import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { publish, quoteIn, supplierIdOf } from "./trade.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

/** The terms that the quote was sent with, as the buyer's form begins with them. */
const { currency: _c, vatRate: _v, validUntil: _u, ...standing } = forms.quote();
const [line] = standing.lines;
const sent = () => quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
const counter = (seen: { id: string; version: number }, changes: Partial<typeof standing>) =>
  callerAs(db, actors["buyer A"]).quotes.counter({
    id: seen.id,
    version: seen.version,
    terms: { ...standing, ...changes },
    idempotencyKey: crypto.randomUUID(),
  });

it.each([
  ["as it is", {}],
  ["with its place in another language", { place: "دبي" }],
  ["with its figures typed otherwise", { freight: "150.00", discount: "0" }],
])("a counter-offer that leaves the quote %s costs no round", async (_, changes) => {
  const seen = await sent();
  const before = await wholeDatabase(db);
  await expectRefusal(counter(seen, changes), "BAD_INPUT", "terms:unchanged");
  expect(await wholeDatabase(db)).toEqual(before);
});

it.each([
  ["a price", { lines: line ? [{ ...line, unitPrice: "12.40" }] : [] }],
  ["a quantity", { lines: line ? [{ ...line, quantity: "501" }] : [] }],
  ["a place", { place: "Sharjah" }],
  ["a charge", { freight: "149" }],
  ["a term of payment", { paymentTerms: "Net 30" }],
  ["words alone", { notes: "Can you deliver on a Sunday?" }],
])("%s is a change", async (_, changes) => {
  await expect(counter(await sent(), changes)).resolves.toMatchObject({ status: "countered" });
});
