import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CheckoutInput } from "#domain/orders/checkout.ts";
import type { Database } from "#drizzle/client.ts";
import { priceTiers } from "#drizzle/schema/catalogue.ts";
import { cartItems, orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { idempotencyKeys, notices, outbox } from "#drizzle/schema/platform.ts";
import { exchangeRates } from "#drizzle/schema/quotes.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { watchCalls } from "../../support/watch-calls.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { change, stock } from "./shop.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
  await stock(db, actors["approved A"], {
    id: "prd_dates",
    tiers: [
      [50, 1100],
      [200, 955],
    ],
  });
  await stock(db, actors["approved A"], { id: "prd_honey", priceMinor: 3333, moq: 1 });
  await stock(db, actors["approved A"], { id: "prd_dollars", priceMinor: 500, currency: "USD", moq: 1 });
  await stock(db, actors["approved A"], { id: "prd_dozen", priceMinor: 100, moq: 12, orderMultiple: 12 });
  await stock(db, actors["approved B"], { id: "prd_kuwait", priceMinor: 1005, currency: "KWD", moq: 1 });
  await stock(db, actors["approved B"], { id: "prd_request", priceMinor: null });
  await db.insert(exchangeRates).values([
    { currency: "KWD", fromDay: "2026-01-01", rateToAed: 11_900_000, source: "test", createdAt: 1 },
    { currency: "KWD", fromDay: "2026-11-21", rateToAed: 11_950_000, source: "test", createdAt: 1 },
    { currency: "KWD", fromDay: "2026-11-22", rateToAed: 99_000_000, source: "test", createdAt: 1 },
  ]);
});
beforeEach(async () => {
  await Promise.all(running);
  await db.batch([
    db.delete(orders),
    db.delete(cartItems),
    db.delete(notices),
    db.delete(outbox),
    db.delete(idempotencyKeys),
  ]);
});

/** What verbs left running behind their answers: it writes too. */
const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
const as = (who: Actor | null) => callerAs(db, who, { waitUntil });

type Line = CheckoutInput["lines"][number];
const dates = (quantity = 200, unitPriceMinor = 955): Line => {
  return { productId: "prd_dates", quantity, unitPriceMinor, currency: "AED" };
};
const honey: Line = { productId: "prd_honey", quantity: 3, unitPriceMinor: 3333, currency: "AED" };
const kuwait: Line = { productId: "prd_kuwait", quantity: 2, unitPriceMinor: 1005, currency: "KWD" };
const buy = (lines: Line[], changes: Partial<CheckoutInput> = {}) =>
  as(actors["buyer A"]).orders.checkout(forms.checkout({ lines, ...changes }));

describe("orders.checkout", () => {
  it("makes one order per supplier with lines, event, notice and mail, and empties the cart of them, in one batch", async () => {
    const cart = [
      { productId: "prd_dates", quantity: 200 },
      { productId: "prd_dollars", quantity: 1 },
    ];
    await as(actors["buyer A"]).cart.save({ lines: cart });
    const context = contextOf(db, actors["buyer A"]);
    const calls = countCalls(db);
    const answer = await callerOf(context).orders.checkout(forms.checkout({ lines: [dates(), kuwait, honey] }));
    // Session, read, write; after the response the mails are leased.
    expect(calls()).toBe(4);
    await context.settled();
    // 191,000 + 9,999 = 200,999 and 5 % of it; two dinars and ten fils at 11.95 to the dirham, exported.
    expect(answer.orders).toMatchObject([
      { supplierName: `شركة ${actors["approved A"].userId}`, currency: "AED", totalMinor: 211_049, status: "new" },
      { currency: "KWD", totalMinor: 2111, status: "new" },
    ]);
    const made = await db.select().from(orders).orderBy(orders.currency);
    expect(made).toMatchObject([
      { goodsMinor: 200_999, vatRate: 500, vatMinor: 10_050, freightMinor: null, totalAedMinor: 211_049 },
      { goodsMinor: 2010, vatRate: 500, vatMinor: 101, totalMinor: 2111, totalAedMinor: 2523 },
    ]);
    expect(new Set(made.map(({ checkoutId }) => checkoutId)).size).toBe(1);
    expect(made[0]?.buyer).toMatchObject({ email: actors["buyer A"].email, country: "AE", trn: null });
    const lines = await db.select().from(orderLines).orderBy(orderLines.amountMinor);
    expect(lines.map(({ sku, quantityMilli, amountMinor }) => [sku, quantityMilli, amountMinor])).toEqual([
      ["PRD_KUWAIT", 2000, 2010],
      ["PRD_HONEY", 3000, 9999],
      ["PRD_DATES", 200_000, 191_000],
    ]);
    expect(await db.select().from(orderEvents)).toMatchObject([{ action: "place" }, { action: "place" }]);
    const told = await db.select({ userId: notices.userId, template: notices.template }).from(notices);
    expect(told.map(({ userId }) => userId).sort()).toEqual([actors["approved A"].userId, actors["approved B"].userId]);
    expect(await db.select({ status: outbox.status }).from(outbox)).toEqual([{ status: "sent" }, { status: "sent" }]);
    const { lines: left } = await as(actors["buyer A"]).cart.mine({ locale: "ar" });
    expect(left.map(({ productId }) => productId)).toEqual(["prd_dollars"]);
  });

  it("charges no tax on what leaves the Emirates", async () => {
    await buy([honey], { country: "SN" });
    expect(await db.select().from(orders)).toMatchObject([{ vatRate: 0, vatMinor: 0, totalMinor: 9999 }]);
  });

  it("refuses prices that are no longer those, tells the new ones and orders nothing", async () => {
    await Promise.all(running);
    const before = await wholeDatabase(db);
    const refusal = await refusalOf(buy([dates(200, 900), honey]));
    expect(refusal).toMatchObject({
      code: "CONFLICT",
      details: {
        state: "prices",
        action: "checkout",
        prices: [{ productId: "prd_dates", unitPriceMinor: 955, currency: "AED" }],
      },
    });
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("keeps minimum, steps, availability, currency and one's own goods on the server, naming every line", async () => {
    await Promise.all(running);
    const before = await wholeDatabase(db);
    const lines = [
      dates(9, 1250),
      { productId: "prd_request", quantity: 10, unitPriceMinor: 0, currency: "AED" as const },
      { productId: "prd_gone", quantity: 1, unitPriceMinor: 1, currency: "AED" as const },
      honey,
      { productId: "prd_dollars", quantity: 1, unitPriceMinor: 500, currency: "USD" as const },
      { productId: "prd_dozen", quantity: 30, unitPriceMinor: 100, currency: "AED" as const },
    ];
    const refusal = await refusalOf(buy(lines));
    expect(refusal.details.issues).toEqual([
      { path: "lines.0.quantity", code: "below_moq", minimum: 10 },
      { path: "lines.1", code: "on_request" },
      { path: "lines.2", code: "not_available" },
      { path: "lines.4", code: "other_currency" },
      { path: "lines.5.quantity", code: "not_a_multiple", minimum: 36 },
    ]);
    const own = as(actors["approved A"]).orders.checkout(forms.checkout({ lines: [honey] }));
    await expectRefusal(own, "BAD_INPUT", "lines.0:own_product");
    await expectRefusal(buy([{ ...honey, quantity: -1 }]), "BAD_INPUT", "lines.0.quantity:too_small");
    await expectRefusal(buy([honey], { trn: "12" }), "BAD_INPUT", "trn:invalid_tax_number");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("sells nothing of a suspended supplier, from the next request on", async () => {
    const where = eq(suppliers.id, supplierIdOf(actors["approved A"]));
    await db.update(suppliers).set({ status: "suspended" }).where(where);
    await expectRefusal(buy([honey]), "BAD_INPUT", "lines.0:not_available");
    await db.update(suppliers).set({ status: "approved" }).where(where);
  });

  it("sells nothing of a company that nobody runs, and the cart says so", async () => {
    const ownedBy = (ownerId: string | null) =>
      db
        .update(suppliers)
        .set({ ownerId })
        .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
    await ownedBy(null);
    await expectRefusal(buy([honey, kuwait]), "BAD_INPUT", "lines.0:no_seller");
    const { lines } = await as(null).cart.price({ lines: [{ productId: honey.productId, quantity: 3 }], locale: "ar" });
    await ownedBy(actors["approved A"].userId);
    expect(lines).toMatchObject([{ problem: { code: "no_seller" }, unitPriceMinor: null, product: { moq: 1 } }]);
    expect(await db.select().from(orders)).toEqual([]);
  });

  it("orders nothing beyond what an order may come to", async () => {
    await stock(db, actors["approved A"], { id: "prd_dear", priceMinor: 500_000_000_000, moq: 1 });
    const dear = { productId: "prd_dear", unitPriceMinor: 500_000_000_000, currency: "AED" as const };
    await expectRefusal(buy([{ ...dear, quantity: 2 }]), "BAD_INPUT", "lines:too_big");
    expect((await buy([{ ...dear, quantity: 1 }])).orders).toMatchObject([{ totalMinor: 525_000_000_000 }]);
  });

  it("answers a retry as the first time, even where the price has changed meanwhile, and refuses another body", async () => {
    const form = forms.checkout({ lines: [honey] });
    const caller = as(actors["buyer A"]).orders;
    const first = await caller.checkout(form);
    await change(db, "prd_honey", { priceMinor: 4000 });
    expect(await caller.checkout(form)).toEqual(first);
    await expectRefusal(caller.checkout({ ...form, city: "Sharjah" }), "KEY_REUSED");
    await change(db, "prd_honey", { priceMinor: 3333 });
    expect(await db.select().from(orders)).toHaveLength(1);
  });

  it("makes one order of ten parallel calls with one key (never again 9)", async () => {
    const form = forms.checkout({ lines: [honey, kuwait] });
    const calls = Array.from({ length: 10 }, () => as(actors["buyer A"]).orders.checkout(form));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([(await db.select().from(orders)).length, (await db.select().from(orderEvents)).length]).toEqual([2, 2]);
  });

  it("orders nothing where a product changes between reading and writing", async () => {
    const context = contextOf(db, actors["buyer A"]);
    const { batch } = db.$client;
    let batches = 0;
    db.$client.batch = async (...parameters) => {
      batches += 1;
      // The first batch reads the goods, the second one writes.
      if (batches === 2) {
        db.$client.batch = batch;
        await watchCalls(() => change(db, "prd_honey", { priceMinor: 5 }));
      }
      return batch.apply(db.$client, parameters);
    };
    const refusal = await refusalOf(callerOf(context).orders.checkout(forms.checkout({ lines: [honey] })));
    db.$client.batch = batch;
    await change(db, "prd_honey", { priceMinor: 3333 });
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "goods", action: "checkout" } });
    expect(await db.select().from(orders)).toEqual([]);
  });

  it("names the line whose currency has no rate", async () => {
    const kept = await db.select().from(exchangeRates);
    await db.delete(exchangeRates).where(eq(exchangeRates.currency, "KWD"));
    const kuwaiti = { productId: "prd_kuwait", quantity: 1, unitPriceMinor: 1005, currency: "KWD" } as const;
    const refusal = await refusalOf(buy([honey, kuwaiti]));
    await db.insert(exchangeRates).values(kept).onConflictDoNothing();
    expect(refusal).toMatchObject({ details: { issues: [{ path: "lines.1.currency", code: "no_rate" }] } });
  });

  it("takes the cheaper of two tiers of one quantity, in cart and order alike (never again 11)", async () => {
    const { number } = await stock(db, actors["approved A"], { id: "prd_tie", moq: 1, tiers: [[5, 900]] });
    await db.insert(priceTiers).values({ productNumber: number, minQuantity: 6, priceMinor: 800 });
    const { lines } = await as(null).cart.price({
      lines: [{ productId: "prd_tie", quantity: 6 }],
      locale: "ar",
    });
    expect(lines[0]?.unitPriceMinor).toBe(800);
    await buy([{ productId: "prd_tie", quantity: 6, unitPriceMinor: 800, currency: "AED" }]);
    expect(await db.select().from(orders)).toMatchObject([{ goodsMinor: 4800 }]);
  });

  it("reads no table from end to end", async () => {
    expect(await fullScans(db, () => buy([honey, kuwait]))).toEqual([]);
  });
});
