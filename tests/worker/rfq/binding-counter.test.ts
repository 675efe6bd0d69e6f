import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { bindingQuote, publish, quoteIn, quoteOf, supplierIdOf } from "./trade.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const buyer = () => callerAs(db, actors["buyer A"]).quotes;
const seller = () => callerAs(db, actors["approved A"]).quotes;

describe("a binding counter-offer's time", () => {
  it.each([
    ["2026-11-21", "too_soon"],
    ["2026-12-21", "too_late"],
  ])("is refused on %s: %s", async (bindingUntil, code) => {
    const { id, version } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    const before = await wholeDatabase(db);
    const binding = { bindingUntil, city: "", address: "", trn: "" };
    const countering = buyer().counter({ id, version, terms: forms.counter(), binding, ...key() });
    await expectRefusal(countering, "BAD_INPUT", `binding.bindingUntil:${code}`);
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

describe("what answers a binding counter-offer ends the binding", () => {
  type Answer = (seen: { id: string; version: number }) => Promise<unknown>;
  const ANSWERS: Record<string, Answer> = {
    "a new quote": (seen) => seller().requote({ ...seen, terms: forms.quote(), ...key() }),
    "the terms as a version": (seen) => seller().acceptCounter({ ...seen, ...key() }),
    "a refusal": (seen) => seller().declineCounter(seen),
    "its withdrawal": (seen) => buyer().withdrawCounter(seen),
  };

  it.each(Object.entries(ANSWERS))("%s; a counter-offer after it binds only where it says so", async (_, answer) => {
    const { id, version } = await bindingQuote(db, actors["buyer A"], actors["approved A"]);
    await answer({ id, version });
    const ended = { status: "sent", counterVersion: null, bindingUntil: null, deliveryPlace: null };
    expect(await quoteOf(db, id)).toMatchObject(ended);
    await buyer().counter({ id, version: version + 1, terms: forms.counter(), ...key() });
    expect(await quoteOf(db, id)).toMatchObject({ status: "countered", bindingUntil: null });
    await expectRefusal(seller().acceptBinding({ id, version: version + 2, ...key() }), "CONFLICT");
  });
});
