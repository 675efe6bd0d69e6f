import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { exchangeRates, quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { openRfq, publish, quoteOf, supplierIdOf } from "./trade.ts";
import { twoQuotes } from "./two-quotes.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  await publish(db, supplierIdOf(actors["approved A"]));
  await publish(db, supplierIdOf(actors["approved B"]));
  await db.update(suppliers).set({ country: "CN" });
});
const buyer = () => callerAs(db, actors["buyer A"]).quotes;

describe("a comparison", () => {
  it("is read in the currency of the target prices, at the rate that holds today", async () => {
    const target = { description: "تمر", quantity: "500 كرتون", targetPrice: "5" };
    const { reference, cif, exw } = await twoQuotes(db, actors, "AE", { targetCurrency: "EUR", lines: [target] });
    const rate = { currency: "EUR" as const, source: "central bank", createdAt: 1 };
    await db.insert(exchangeRates).values([
      { ...rate, fromDay: "2026-01-05", rateToAed: 4_100_000 },
      { ...rate, fromDay: "2026-02-05", rateToAed: 4_200_000 },
      { ...rate, fromDay: "2999-01-01", rateToAed: 9_000_000 },
    ]);
    const seen = await buyer().compare({ reference });
    expect(seen.money).toEqual({
      currency: "EUR",
      rateToAed: 4_200_000,
      rate: { rateToAed: 4_200_000, rateSource: "central bank", rateDate: "2026-02-05" },
    });
    expect(seen).toMatchObject({ targetCurrency: "EUR", asked: [{ position: 1, targetPriceMinor: 500 }], waiting: 0 });
    // What is quoted in that currency is ranked at the rate frozen in it, like all others.
    const [sent] = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, exw));
    if (!sent) throw new Error("no version");
    await db.insert(quoteVersions).values({ ...sent, version: 2, currency: "EUR", rateToAed: 4_000_000 });
    await db.update(quotes).set({ currentVersion: 2 }).where(eq(quotes.id, exw));
    const { quotes: compared } = await buyer().compare({ reference });
    const goodsOf = (id: string) => compared.find(({ quote }) => quote.id === id)?.landed.goods;
    expect([goodsOf(cif), goodsOf(exw)]).toEqual([1_000_000, 1_000_000]);
  });

  it("is read in dirhams where the platform keeps no rate, and where nobody named a currency", async () => {
    const dirhams = { currency: "AED", rateToAed: 1_000_000, rate: null };
    await db.delete(exchangeRates);
    const { reference } = await openRfq(db, actors["buyer A"], { targetCurrency: "EUR" });
    expect(await buyer().compare({ reference })).toMatchObject({
      money: dirhams,
      waiting: 2,
      status: "open",
      quotes: [],
    });
    const other = await openRfq(db, actors["buyer A"]);
    expect((await buyer().compare({ reference: other.reference })).money).toEqual(dirhams);
  });

  it("is read in the currency that its reader chooses, at the rate of today, and keeps its order", async () => {
    const target = { description: "تمر", quantity: "500 كرتون", targetPrice: "5" };
    const { reference, cif, exw } = await twoQuotes(db, actors, "AE", { targetCurrency: "USD", lines: [target] });
    const [own, chosen] = [await buyer().compare({ reference }), await buyer().compare({ reference, currency: "SAR" })];
    expect(own.money.currency).toBe("USD");
    expect(chosen.money).toEqual({
      currency: "SAR",
      rateToAed: 979_333,
      rate: { rateToAed: 979_333, rateSource: "peg", rateDate: "2026-01-01" },
    });
    expect(chosen).toMatchObject({ targetCurrency: "USD", targetRateToAed: 3_672_500 });
    const orderOf = ({ quotes: compared }: typeof own) => compared.map(({ quote }) => quote.id);
    expect(orderOf(chosen)).toEqual(orderOf(own));
    expect(orderOf(own).sort()).toEqual([cif, exw].sort());
    const dirhams = { currency: "AED", rateToAed: 1_000_000, rate: null };
    expect((await buyer().compare({ reference, currency: "AED" })).money).toEqual(dirhams);
    // Nothing is kept of it: dirhams, and the screen says so.
    expect((await buyer().compare({ reference, currency: "KWD" })).money).toEqual(dirhams);
  });

  it("finds the same cheapest in each currency, though its own has become dearer since it was frozen", async () => {
    const { reference, cif, exw } = await twoQuotes(db, actors);
    await db
      .insert(exchangeRates)
      .values({ currency: "EUR", source: "central bank", createdAt: 1, fromDay: "2026-02-05", rateToAed: 4_200_000 });
    const [sent] = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, cif));
    if (!sent) throw new Error("no version");
    // EUR 2,500 frozen at 4.00 beside AED 10,250; at today's 4.20 they would change places.
    const euros = { currency: "EUR" as const, rateToAed: 4_000_000, goodsMinor: 250_000, totalMinor: 250_000 };
    await db.insert(quoteVersions).values({ ...sent, version: 2, goodsMinor: 1_025_000, totalMinor: 1_025_000 });
    await db.insert(quoteVersions).values({ ...sent, ...euros, quoteId: exw, version: 2 });
    for (const id of [cif, exw]) await db.update(quotes).set({ currentVersion: 2 }).where(eq(quotes.id, id));
    for (const currency of ["AED", "EUR", "SAR"] as const) {
      const { money, quotes: compared } = await buyer().compare({ reference, currency });
      expect(money.currency).toBe(currency);
      expect(compared.map(({ quote }) => quote.id)).toEqual([exw, cif]);
      expect(compared.map(({ landed }) => landed.goods)).toEqual([1_000_000, 1_025_000]);
    }
  });

  it("says what the buyer may do with each quote, as its own page does", async () => {
    const { reference, cif, exw } = await twoQuotes(db, actors);
    const { version } = await quoteOf(db, exw);
    const counter = { terms: forms.counter({ freight: "0" }), idempotencyKey: crypto.randomUUID() };
    await buyer().counter({ id: exw, version, ...counter });
    const { quotes: compared } = await buyer().compare({ reference });
    for (const { quote, actions } of compared) {
      expect(actions).toEqual((await buyer().thread({ id: quote.id })).actions);
      expect(actions.includes("accept")).toBe(quote.id === cif);
    }
  });
});
