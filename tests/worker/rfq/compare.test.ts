import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { publish, quoteIn, quoteOf, startedQuote, supplierIdOf } from "./trade.ts";
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

describe("quotes.compare", () => {
  it("brings both to one basis, names every assumption and takes others instead", async () => {
    const { reference, cif, exw } = await twoQuotes(db, actors);
    const calls = countCalls(db);
    const { quotes: compared, destinationCountry } = await buyer().compare({ reference });
    expect(calls()).toBe(2);
    expect(destinationCountry).toBe("AE");
    expect(compared.map(({ quote }) => quote.id)).toEqual([cif, exw]);
    const [ofCif, ofExw] = compared;
    expect(ofCif?.landed.steps).toMatchObject({
      duty: { amount: 50_000, source: "assumed", rate: 500 },
      vat: { amount: 52_500, source: "assumed", rate: 500 },
      freight: { source: "included" },
    });
    // 2,500 USD at 3.6725 are 9,181.25 AED; what EXW leaves to the buyer comes on top.
    expect(ofExw?.landed.goods).toBe(918_125);
    expect(ofExw?.landed.steps.freight).toMatchObject({ amount: 73_450, source: "assumed", rate: 800 });
    expect(ofExw?.terms).toMatchObject({ rateToAed: 3_672_500, rateDate: "2026-01-01" });
    expect(ofExw?.lines).toMatchObject([{ quantityMilli: 500_000, unitPriceMinor: 500, amountMinor: 250_000 }]);
    const again = await buyer().compare({
      reference,
      assumptions: { duty: 0, freight: 100 },
      ofQuotes: [{ quoteId: exw, freightAmount: 1 }],
    });
    const changed = again.quotes.find(({ quote }) => quote.id === exw);
    expect(changed?.landed.steps).toMatchObject({
      duty: { amount: 0, source: "set" },
      freight: { amount: 1, source: "set" },
    });
    expect(again.quotes.find(({ quote }) => quote.id === cif)?.landed.steps.duty).toMatchObject({ source: "set" });
  });

  it("makes up no duty or VAT of a country without a table, and takes what the buyer knows of it", async () => {
    const { reference, cif, exw } = await twoQuotes(db, actors, "KE");
    const { quotes: compared } = await buyer().compare({ reference });
    for (const { landed } of compared) {
      expect(landed).toMatchObject({ isDutyKnown: false, landedWithVat: null });
      expect(landed.steps).toMatchObject({ duty: { amount: null, source: "unknown" }, vat: { amount: null } });
    }
    const again = await buyer().compare({ reference, ofQuotes: [{ quoteId: exw, duty: 2500, vat: 1600 }] });
    expect(again.quotes.map(({ quote, landed }) => [quote.id, landed.isDutyKnown])).toEqual([
      [exw, true],
      [cif, false],
    ]);
    expect(again.quotes[0]?.landed.landedWithVat).toBeGreaterThan(again.quotes[0]?.landed.landed ?? 0);
  });

  it("reads no table from end to end", async () => {
    const { reference, cif } = await twoQuotes(db, actors);
    const scans = await fullScans(db, async () => {
      await buyer().compare({ reference });
      await buyer().ofRequest({ reference });
      await buyer().thread({ id: cif });
      await callerAs(db, actors["approved A"]).quotes.mine({});
    });
    expect(scans).toEqual([]);
  });
});

describe("a quote beyond any amount", () => {
  const tooMuch = { line: 1, description: "تمر", unit: "carton" as const, quantity: "5000", unitPrice: "9999999999" };

  it("is refused at its lines, the buyer's counter-offer too", async () => {
    const [{ id, rfq }, own] = [
      await startedQuote(db, actors["buyer A"], actors["approved A"]),
      callerAs(db, actors["approved A"]).quotes,
    ];
    const send = (changes: Parameters<typeof forms.quote>[0]) =>
      own.send({ id, version: 1, terms: forms.quote(changes), idempotencyKey: crypto.randomUUID() });
    // In cents it is an exact number still, in fils it is none.
    await expectRefusal(send({ currency: "USD", lines: [tooMuch] }), "BAD_INPUT", "terms.lines:too_big");
    const [dear, exact] = [
      { ...tooMuch, quantity: "1", unitPrice: "9999999999" },
      { ...tooMuch, quantity: "2" },
    ];
    await expectRefusal(send({ lines: [exact] }), "BAD_INPUT", "terms.lines:too_big");
    await expectRefusal(send({ lines: [dear], freight: "9999999999" }), "BAD_INPUT", "terms.lines:too_big");
    await expectRefusal(
      send({ lines: [dear, { ...tooMuch, offer: 2 }], freight: "", vatRate: 0 }),
      "BAD_INPUT",
      "terms.lines:too_big",
    );
    await send({ lines: [dear], freight: "", vatRate: 0 });
    const counter = { terms: forms.counter({ lines: [exact] }), idempotencyKey: crypto.randomUUID() };
    await expectRefusal(buyer().counter({ id, version: 2, ...counter }), "BAD_INPUT", "terms.lines:too_big");
    expect(await buyer().compare({ reference: rfq.reference })).toMatchObject({ quotes: [{ quote: { id } }] });
  });

  it("breaks no list where one is stored", async () => {
    const { reference, cif, exw } = await twoQuotes(db, actors);
    const [version] = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, exw));
    if (!version) throw new Error("no version");
    const beyond = 4_999_999_999_500_000;
    await db.insert(quoteVersions).values({ ...version, version: 2, goodsMinor: beyond, totalMinor: beyond });
    await db.update(quotes).set({ currentVersion: 2 }).where(eq(quotes.id, exw));
    const theirs = expect.objectContaining({ id: exw, totalMinor: beyond, totalAedMinor: null });
    expect(await buyer().ofRequest({ reference })).toContainEqual(theirs);
    const { quotes: offers } = await callerAs(db, actors["buyer A"]).rfqs.one({ reference });
    expect(offers).toContainEqual(theirs);
    expect((await callerAs(db, actors["buyer A"]).rfq.track({ reference })).answers).toHaveLength(2);
    const { quotes: compared } = await buyer().compare({ reference });
    expect(compared.map(({ quote }) => quote.id)).toEqual([cif]);
  });
});

describe("quotes.thread and quotes.verify", () => {
  it("hides a quote that was never sent from the buyer, and who asks from its supplier", async () => {
    const { id, rfq, version } = await quoteIn(db, actors["buyer A"], actors["approved A"], "draft");
    const own = callerAs(db, actors["approved A"]).quotes;
    expect((await own.thread({ id })).quote.buyerCompany).toBeNull();
    const goods = { description: rfq.description, names: expect.any(Object) };
    expect((await own.mine({})).items).toMatchObject([{ id, buyerCompany: null, ...goods }]);
    await own.withdraw({ id, version, reason: "sold out" });
    const { reference } = rfq;
    expect(await buyer().ofRequest({ reference })).toEqual([]);
    expect((await callerAs(db, actors["buyer A"]).rfqs.one({ reference })).quotes).toEqual([]);
    await expectRefusal(buyer().thread({ id }), "NOT_FOUND");
    const reject = { id, version: version + 1, reason: "price" as const, note: null };
    await expectRefusal(buyer().reject(reject), "NOT_FOUND");
    const sent = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    expect((await own.thread({ id: sent.id })).quote.buyerCompany).toBe("شركة النخيل");
    await own.withdraw({ id: sent.id, version: sent.version, reason: "sold out" });
    expect((await buyer().thread({ id: sent.id })).quote.status).toBe("withdrawn");
  });

  it("shows every version with its lines, who moved last and what may be done, to each side its own", async () => {
    const { id } = await quoteIn(db, actors["buyer A"], actors["approved A"], "countered");
    const seen = await buyer().thread({ id });
    expect(seen).toMatchObject({
      side: "buyer",
      actions: ["withdraw_counter", "reject"],
      draft: null,
      quote: { lastMover: "buyer", rounds: 1, roundsLeft: 5, status: "countered" },
      versions: [
        { version: 1, side: "supplier", lines: [{ line: 1, unitPriceMinor: 1250, amountMinor: 625_000 }] },
        { version: 2, side: "buyer", freightMinor: 0 },
      ],
    });
    expect(seen.events.map(({ action }) => action)).toEqual(["send", "counter"]);
    const theirs = await callerAs(db, actors["approved A"]).quotes.thread({ id });
    expect(theirs).toMatchObject({
      side: "supplier",
      actions: ["requote", "accept_counter", "decline_counter", "withdraw"],
      buyer: { email: "said@example.com" },
    });
    expect(theirs.events.map(({ action }) => action)).toEqual(["start", "send", "counter"]);
  });

  it("verifies what was printed by reference and code, for anybody, without addresses", async () => {
    const { id } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    const { reference, verifyCode } = await quoteOf(db, id);
    const anybody = callerOf(testContext(db)).quotes;
    const seen = await anybody.verify({ reference: reference.toLowerCase(), code: verifyCode });
    expect(seen).toMatchObject({
      reference,
      status: "sent",
      totalMinor: 672_000,
      currency: "AED",
      buyerCompany: "شركة النخيل",
    });
    expect(JSON.stringify(seen)).not.toMatch(/@|\+971/);
    const [wrong] = verifyCode === "222222" ? ["333333"] : ["222222"];
    await expectRefusal(anybody.verify({ reference, code: wrong ?? "" }), "NOT_FOUND");
    await db.update(quotes).set({ status: "draft" }).where(eq(quotes.id, id));
    await expectRefusal(anybody.verify({ reference, code: verifyCode }), "NOT_FOUND");
  });
});

describe("templates", () => {
  it("keeps forms of the company alone", async () => {
    const own = callerAs(db, actors["approved A"]).quotes;
    const key = { idempotencyKey: crypto.randomUUID() };
    const made = await own.saveTemplate({ name: "CIF", content: { incoterm: "CIF" }, ...key });
    expect(await own.saveTemplate({ name: "CIF", content: { incoterm: "CIF" }, ...key })).toEqual(made);
    await own.saveTemplate({ template: made, name: "CIF Jebel Ali", content: {}, ...key });
    expect(await own.templates()).toMatchObject([{ id: made.id, name: "CIF Jebel Ali", version: 2 }]);
    const other = callerAs(db, actors["approved B"]).quotes;
    expect(await other.templates()).toEqual([]);
    await expectRefusal(
      other.saveTemplate({ template: { ...made, version: 2 }, name: "x", content: {}, ...key }),
      "NOT_FOUND",
    );
    await expectRefusal(other.removeTemplate({ id: made.id, version: 2 }), "NOT_FOUND");
    await expectRefusal(own.removeTemplate({ id: made.id, version: 1 }), "CONFLICT");
    await own.removeTemplate({ id: made.id, version: 2 });
    expect(await own.templates()).toEqual([]);
  });
});
