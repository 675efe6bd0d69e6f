import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orderEvents, orders } from "#drizzle/schema/orders.ts";
import { rateLimits } from "#drizzle/schema/platform.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents } from "#drizzle/schema/rfq.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { publish, quoteIn, quoteOf, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { post, siteOver } from "../support/site.ts";
import { stock } from "./shop.ts";

const ROUNDS = inject("raceRounds");
const CALLS = 20;
const DAY_MS = 24 * 3_600_000;

let db: Database;
let site: ReturnType<typeof siteOver>;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeAll(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
  await stock(db, actors["approved A"], { id: "prd_race", moq: 1 });
});

interface Answer {
  status: number;
  reference: string | undefined;
}

/** A call over HTTP as a browser makes it. */
async function call(path: string, who: Actor, input: object): Promise<Answer> {
  const answer = await site(`/api/trpc/${path}`, post(input, { Cookie: who.cookie }));
  const body = await answer.json<{ result?: { data: { reference?: string; orders?: { reference: string }[] } } }>();
  const data = body.result?.data;
  return { status: answer.status, reference: data?.reference ?? data?.orders?.[0]?.reference };
}

/** A quote that can be accepted now, by the machine's own clock, with limits forgotten. */
async function sentQuote(validForMs = DAY_MS) {
  await db.delete(rateLimits);
  const made = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
  await db
    .update(quotes)
    .set({ validUntil: Date.now() + validForMs })
    .where(eq(quotes.id, made.id));
  return made;
}

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const won = (answers: Answer[]) => answers.filter(({ status }) => status === 200);
/** Losers hear that they lost; nobody hears of a fault. */
const expectConflicts = (answers: Answer[]) => {
  const others = answers.filter(({ status }) => status !== 200);
  expect(others.filter(({ status }) => status !== 409)).toEqual([]);
};

async function written(quoteId: string, rfqId: string) {
  const [made, accepted, awards] = await db.batch([
    db.select({ id: orders.id }).from(orders).where(eq(orders.quoteId, quoteId)),
    db.select().from(quoteEvents).where(eq(quoteEvents.quoteId, quoteId)),
    db.select().from(rfqEvents).where(eq(rfqEvents.rfqId, rfqId)),
  ]);
  const events = made[0] ? await db.select().from(orderEvents).where(eq(orderEvents.orderId, made[0].id)) : [];
  const named = (action: string) => accepted.filter((event) => event.action === action).length;
  return {
    orders: made.length,
    events: events.length,
    accepts: named("accept"),
    withdrawals: named("withdraw"),
    awards: awards.filter(({ action }) => action === "award").length,
  };
}

describe(`${ROUNDS} rounds of ${CALLS} parallel calls over HTTP`, () => {
  it("accept against accept: one wins, one order, one event of each", { timeout: ROUNDS * 20_000 }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, version, rfq } = await sentQuote();
      const calls = Array.from({ length: CALLS }, () =>
        call("quotes.accept", actors["buyer A"], { id, version, ...key() }),
      );
      const answers = await Promise.all(calls);
      expect(won(answers)).toHaveLength(1);
      expectConflicts(answers);
      expect(await written(id, rfq.id)).toEqual({ orders: 1, events: 1, accepts: 1, withdrawals: 0, awards: 1 });
    }
  });

  it("accept against withdraw: either an order or a withdrawn quote, never both", {
    timeout: ROUNDS * 20_000,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, version, rfq } = await sentQuote();
      const calls = Array.from({ length: CALLS }, (_, at) =>
        at % 2 === 0
          ? call("quotes.accept", actors["buyer A"], { id, version, ...key() })
          : call("quotes.withdraw", actors["approved A"], { id, version, reason: "sold out" }),
      );
      const answers = await Promise.all(calls);
      expect(won(answers)).toHaveLength(1);
      expectConflicts(answers);
      const accepted = (await quoteOf(db, id)).status === "accepted" ? 1 : 0;
      expect(await written(id, rfq.id)).toEqual({
        orders: accepted,
        events: accepted,
        accepts: accepted,
        withdrawals: 1 - accepted,
        awards: accepted,
      });
    }
  });

  it("accept against expiry: at most one order, and none once the time is over", {
    timeout: ROUNDS * 20_000,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, version, rfq } = await sentQuote(150);
      const calls = Array.from({ length: CALLS }, async (_, at) => {
        await new Promise((resolve) => setTimeout(resolve, at * 15));
        return at % 5 === 4
          ? site("/__dev/scheduled", post({})).then(({ status }) => ({
              status: status === 200 ? 409 : status,
              reference: undefined,
            }))
          : call("quotes.accept", actors["buyer A"], { id, version, ...key() });
      });
      const answers = await Promise.all(calls);
      const winners = won(answers).length;
      expect(winners).toBeLessThanOrEqual(1);
      expectConflicts(answers);
      const { status } = await call("quotes.accept", actors["buyer A"], { id, version, ...key() });
      expect(status).toBe(409);
      expect(await written(id, rfq.id)).toMatchObject({
        orders: winners,
        events: winners,
        accepts: winners,
        awards: winners,
      });
    }
  });

  it("checkout against checkout with one key: one order, and all hear of it", {
    timeout: ROUNDS * 20_000,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await db.delete(rateLimits);
      const lines = [{ productId: "prd_race", quantity: 3, unitPriceMinor: 1250, currency: "AED" as const }];
      const form = forms.checkout({ lines });
      const before = (await db.select({ id: orders.id }).from(orders)).length;
      const calls = Array.from({ length: CALLS }, () => call("orders.checkout", actors["buyer A"], form));
      const answers = await Promise.all(calls);
      expect(won(answers)).toHaveLength(CALLS);
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      expect((await db.select({ id: orders.id }).from(orders)).length).toBe(before + 1);
      // A lost answer is asked for again.
      const { reference } = await call("orders.checkout", actors["buyer A"], form);
      expect(reference).toBe(answers[0]?.reference);
    }
    const [events, all] = await db.batch([db.select().from(orderEvents), db.select().from(orders)]);
    expect(events).toHaveLength(all.length);
  });
});
