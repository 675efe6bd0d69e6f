import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { freshDatabase } from "../../support/database.ts";
import { bindingQuote, publish, quoteOf, rivalQuote, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";

const ROUNDS = inject("raceRounds");

let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  await publish(db, supplierIdOf(actors["approved A"]));
  await publish(db, supplierIdOf(actors["approved B"]));
});

const buyer = () => callerAs(db, actors["buyer A"]).quotes;
const seller = () => callerAs(db, actors["approved A"]).quotes;
const bound = () => bindingQuote(db, actors["buyer A"], actors["approved A"]);
const seenOf = ({ id, version }: { id: string; version: number }) => ({
  ...{ id, version, idempotencyKey: crypto.randomUUID() },
});

describe("acceptances at one moment", () => {
  const won = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === "fulfilled");

  it("ten of the supplier's make one order, with a key each or with one", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await bound();
      const isShared = round % 2 === 1;
      const one = seenOf(made);
      const calls = Array.from({ length: 10 }, () => seller().acceptBinding(isShared ? one : seenOf(made)));
      const results = await Promise.allSettled(calls);
      expect(won(results)).toHaveLength(isShared ? 10 : 1);
      expect(await db.select().from(orders).where(eq(orders.quoteId, made.id))).toHaveLength(1);
    }
  });

  it("the supplier's and the buyer's of a rival make one order", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await bound();
      const other = await rivalQuote(db, actors["approved B"], made.rfq.id);
      const results = await Promise.allSettled([
        seller().acceptBinding(seenOf(made)),
        buyer().accept(seenOf(other)),
        seller().acceptBinding(seenOf(made)),
        buyer().accept(seenOf(other)),
      ]);
      expect(won(results)).toHaveLength(1);
      const accepted = [await quoteOf(db, made.id), await quoteOf(db, other.id)].filter(
        ({ status }) => status === "accepted",
      );
      expect(accepted).toHaveLength(1);
      expect(
        await db
          .select()
          .from(orders)
          .where(eq(orders.quoteId, accepted[0]?.id ?? "")),
      ).toHaveLength(1);
    }
    expect(await db.select().from(orders)).toHaveLength(ROUNDS);
  });

  it("of the supplier's and the buyer's withdrawal, one wins", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await bound();
      const { id, version } = made;
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, (_, at) =>
          at % 2 === 0 ? seller().acceptBinding(seenOf(made)) : buyer().withdrawCounter({ id, version }),
        ),
      );
      expect(won(results)).toHaveLength(1);
      const { status } = await quoteOf(db, id);
      const found = await db.select().from(orders).where(eq(orders.quoteId, id));
      expect(found).toHaveLength(status === "accepted" ? 1 : 0);
    }
  });
});
