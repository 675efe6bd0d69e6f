import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { deleteDueAccounts } from "#worker/identity/delete-due-accounts.ts";
import { applyRfqSchedule } from "#worker/rfq/apply-schedule.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { bindingQuote, invitationsOf, publish, quoteIn, quoteOf, rfqOf, supplierIdOf } from "./trade.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
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

it("says where the goods go while it binds, with the request's destination where it names none", async () => {
  const { id, version, rfq } = await bindingQuote(db, actors["buyer A"], actors["approved A"]);
  const placeOf = async (who = seller()) => (await who.thread({ id })).deliveryPlace;
  const place = { country: "KE", city: "Mombasa", address: "Port Road" };
  await db
    .update(quotes)
    .set({ deliveryPlace: { ...place, trn: null } })
    .where(eq(quotes.id, id));
  expect(await placeOf()).toEqual(place);
  await db.update(quotes).set({ deliveryPlace: null }).where(eq(quotes.id, id));
  const { destinationCountry: country, destinationCity: city } = await rfqOf(db, rfq.reference);
  expect(await placeOf(buyer())).toEqual({ country, city, address: null });
  await seller().declineCounter({ id, version });
  expect(await placeOf()).toBeNull();
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

describe("what ends a quote leaves no counter-offer waiting, nor where its goods would have gone", () => {
  type Made = Awaited<ReturnType<typeof bindingQuote>>;
  const ENDS: Record<string, (made: Made) => Promise<unknown>> = {
    rejected: ({ id, version }) => buyer().reject({ id, version, reason: "price", note: null }),
    withdrawn: ({ id, version }) => seller().withdraw({ id, version, reason: "sold out" }),
    expired: async ({ id }) => {
      const { validUntil } = await quoteOf(db, id);
      await applyRfqSchedule(testContext(db, { now: () => validUntil ?? 0 }));
    },
    not_selected: async ({ rfq }) => {
      const own = supplierIdOf(actors["approved B"]);
      const invitation = (await invitationsOf(db, rfq.id)).find(({ supplierId }) => supplierId === own);
      const rival = callerAs(db, actors["approved B"]).quotes;
      const { id } = await rival.start({ invitationId: invitation?.id ?? "" });
      const { version } = await rival.send({ id, version: 1, terms: forms.quote(), ...key() });
      await buyer().accept({ id, version, ...key() });
    },
  };
  const OTHERS: Record<string, (made: Made) => Promise<unknown>> = {
    "the request's cancellation": async ({ rfq: { reference } }) => {
      const { version } = await rfqOf(db, reference);
      await callerAs(db, actors["buyer A"]).rfqs.cancel({ reference, version, reason: "bought elsewhere" });
    },
    "the buyer's account's deletion": async () => {
      const deleteAfter = TEST_NOW + 1;
      await db.update(users).set({ deleteAfter }).where(eq(users.id, actors["buyer A"].userId));
      await deleteDueAccounts(testContext(db, { now: () => deleteAfter }));
    },
  };
  const all = [
    ...Object.entries(ENDS).map(([status, end]) => [status, status, end] as const),
    ...Object.entries(OTHERS).map(([name, end]) => [name, "rejected", end] as const),
  ];

  it.each(all)("%s", async (_, status, end) => {
    await publish(db, supplierIdOf(actors["approved B"]));
    const made = await bindingQuote(db, actors["buyer A"], actors["approved A"]);
    await end(made);
    const ended = { status, counterVersion: null, bindingUntil: null, deliveryPlace: null };
    expect(await quoteOf(db, made.id)).toMatchObject(ended);
  });
});

describe("the acceptance of a binding counter-offer", () => {
  it("neither is offered nor waits where the buyer's account is suspended: its terms may become a version", async () => {
    const { id } = await bindingQuote(db, actors["buyer A"], actors["approved A"]);
    const waits = async () => (await callerAs(db, actors["approved A"]).waits.list({ page: 1 })).items;
    const ofQuote = async () => (await waits()).map(({ name }) => name).filter((name) => name.includes("_quote_"));
    expect(await ofQuote()).toEqual(["supplier_quote_accept_binding"]);
    await db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, actors["buyer A"].userId));
    const { actions, isReachable } = await seller().thread({ id });
    expect(isReachable).toBe(false);
    expect(actions).toEqual(["requote", "accept_counter", "decline_counter", "withdraw"]);
    expect(await ofQuote()).toEqual(["supplier_quote_accept_counter"]);
  });
});
