import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INCOTERMS, type Incoterm } from "#domain/rfq/incoterms.ts";
import { assumptionsOf, type LandedQuote, landedCost } from "#domain/rfq/landed-cost.ts";
import { ASSUMED_RATES, assumedRates } from "#domain/rfq/landed-rates.ts";
import { quoteTotals } from "#domain/rfq/quote-totals.ts";

const FAR = assumedRates("CN", "AE");

function quote(incoterm: Incoterm, changes: Partial<LandedQuote> = {}): LandedQuote {
  const lines = [{ line: 1, amount: 1_000_000, quantityMilli: 500_000 }];
  return { incoterm, goods: 1_000_000, freight: 0, insurance: 0, vat: 0, lines, ...changes };
}

const amounts = ({ steps }: ReturnType<typeof landedCost>) =>
  Object.fromEntries(Object.entries(steps).map(([name, { amount }]) => [name, amount ?? Number.NaN]));

describe("landedCost", () => {
  it("names the cost of one unit, without VAT and with it", () => {
    expect(landedCost(quote("CIF"), FAR, { delivery: 0 }).lines).toEqual([
      { line: 1, landed: 1_050_000, perUnit: 2100, perUnitWithVat: 2205 },
    ]);
  });

  it("CIF 10,000 AED at 5 % duty and 5 % VAT: 500, 525 and 1,025", () => {
    const { duty, vat } = amounts(landedCost(quote("CIF"), FAR, { duty: 500, vat: 500 }));
    expect([duty, vat, (duty ?? 0) + (vat ?? 0)]).toEqual([50_000, 52_500, 102_500]);
  });

  it("adds what each term leaves to the buyer", () => {
    const none = { origin: 0, freight: 0, insurance: 0, delivery: 0, duty: 0, vat: 0 };
    expect(amounts(landedCost(quote("EXW"), FAR))).toEqual({
      origin: 15_000,
      freight: 80_000,
      insurance: 5_400,
      delivery: 10_000,
      duty: 55_020,
      vat: 57_771,
    });
    expect(amounts(landedCost(quote("FOB"), FAR))).toMatchObject({ origin: 0, freight: 80_000, insurance: 5_400 });
    expect(amounts(landedCost(quote("CFR"), FAR))).toMatchObject({ freight: 0, insurance: 5_000, delivery: 10_000 });
    expect(amounts(landedCost(quote("DAP"), FAR))).toMatchObject({
      freight: 0,
      insurance: 0,
      delivery: 0,
      duty: 50_000,
    });
    expect(amounts(landedCost(quote("DDP"), FAR))).toEqual(none);
  });

  it("takes what the quote states for given, and says so", () => {
    const { steps } = landedCost(quote("FOB", { freight: 33_000, insurance: 700, vat: 4_000 }), FAR);
    expect(steps.freight).toEqual({ amount: 33_000, source: "given", rate: null });
    expect(steps.insurance).toMatchObject({ amount: 700, source: "given" });
    expect(steps.vat).toMatchObject({ amount: 4_000, source: "given" });
    expect(steps.origin).toMatchObject({ amount: 0, source: "included" });
    expect(steps.duty).toMatchObject({ source: "assumed", rate: 500 });
  });

  it("lets a buyer replace assumptions, and nothing that is given or covered", () => {
    const set = { origin: 0, freight: 100, insurance: 10, duty: 0, vat: 0, freightAmount: 12_345 };
    expect(landedCost(quote("EXW"), FAR, set).steps).toMatchObject({
      origin: { amount: 0, source: "set", rate: 0 },
      freight: { amount: 12_345, source: "set", rate: null },
      duty: { amount: 0, source: "set" },
      delivery: { source: "assumed" },
    });
    expect(landedCost(quote("CIF"), FAR, set).steps.freight).toMatchObject({ amount: 0, source: "included" });
    expect(landedCost(quote("FOB", { freight: 9 }), FAR, set).steps.freight).toMatchObject({
      amount: 9,
      source: "given",
    });
    expect(assumptionsOf(FAR, { duty: 0 })).toContainEqual({ name: "duty", rate: 0, source: "set" });
  });

  it("counts nothing for what is not known, and says so", () => {
    const elsewhere = assumedRates("CN", "KE");
    const cost = landedCost(quote("CIF"), elsewhere);
    const unknown = { amount: null, source: "unknown", rate: null };
    expect(cost).toMatchObject({ isDutyKnown: false, landed: 1_010_000, landedWithVat: null });
    expect(cost.steps).toMatchObject({ duty: unknown, vat: unknown });
    expect(cost.lines).toMatchObject([{ landed: 1_010_000, perUnit: 2020, perUnitWithVat: null }]);
    expect(assumptionsOf(elsewhere, { vat: 1600 }).slice(-2)).toEqual([
      { name: "duty", rate: null, source: "unknown" },
      { name: "vat", rate: 1600, source: "set" },
    ]);
  });

  it("counts what the buyer filled in; VAT is levied on the duty too, and waits for it", () => {
    const elsewhere = assumedRates("CN", "KE");
    const onlyVat = landedCost(quote("CIF"), elsewhere, { vat: 1600 });
    expect(onlyVat.steps.vat).toEqual({ amount: null, source: "unknown", rate: 1600 });
    const noVat = landedCost(quote("CIF"), elsewhere, { vat: 0 });
    expect(noVat).toMatchObject({ landed: 1_010_000, landedWithVat: null });
    expect(noVat.steps.vat).toEqual({ amount: 0, source: "set", rate: 0 });
    expect(landedCost(quote("CIF", { vat: 50_000 }), elsewhere).landedWithVat).toBeNull();
    const both = landedCost(quote("CIF"), elsewhere, { vat: 1600, duty: 2500 });
    expect(both).toMatchObject({ isDutyKnown: true, landed: 1_260_000, landedWithVat: 1_460_000 });
    expect(landedCost(quote("DDP"), elsewhere)).toMatchObject({ isDutyKnown: true, landedWithVat: 1_000_000 });
  });

  it("covers nothing by a term that another version wrote", () => {
    expect(landedCost(quote("DPP" as Incoterm), FAR)).toEqual(landedCost(quote("EXW"), FAR));
  });

  it("assumes no duty within the Gulf and no border within a country", () => {
    expect([assumedRates("SA", "AE").duty, assumedRates("AE", "AE").duty, assumedRates("CN", "SA").vat]).toEqual([
      0, 0, 1500,
    ]);
  });
});

describe("any landed cost", () => {
  const lines = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 5_000_000 }), quantityMilli: fc.integer({ min: 1, max: 900_000 }) }),
    { minLength: 1, maxLength: 20 },
  );
  const rate = fc.integer({ min: 0, max: 3000 });
  const rates = fc.record({ origin: rate, freight: rate, insurance: rate, delivery: rate, duty: rate, vat: rate });
  const quotes = fc.tuple(fc.constantFrom(...INCOTERMS), lines).map(([incoterm, priced]) => {
    const goods = priced.reduce((sum, { amount }) => sum + amount, 0);
    return quote(incoterm, { goods, lines: priced.map((line, at) => ({ ...line, line: at + 1 })) });
  });

  it("is shared out to the lines whole, to each by its amount and to the unit, but for rounding", () => {
    fc.assert(
      fc.property(quotes, rates, (asked, assumed) => {
        const cost = landedCost(asked, assumed);
        expect(cost.lines.reduce((sum, { landed }) => sum + landed, 0)).toBe(cost.landed);
        for (const [at, { landed, perUnit }] of cost.lines.entries()) {
          const { amount = 0, quantityMilli = 0 } = asked.lines[at] ?? {};
          expect(Math.abs(landed - (cost.landed * amount) / asked.goods)).toBeLessThan(1);
          expect(Math.abs(perUnit - (landed * 1000) / quantityMilli)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });

  it("is the goods alone where nothing is levied, and never less", () => {
    const none = { origin: 0, freight: 0, insurance: 0, delivery: 0, duty: 0, vat: 0 };
    fc.assert(
      fc.property(quotes, rates, (asked, assumed) => {
        expect(landedCost(asked, none)).toMatchObject({ landed: asked.goods, landedWithVat: asked.goods });
        const { landed, landedWithVat } = landedCost(asked, assumed);
        expect(landed).toBeGreaterThanOrEqual(asked.goods);
        expect(landedWithVat).toBeGreaterThanOrEqual(landed);
      }),
    );
  });

  it("falls with no rate that rises, nor with dearer goods", () => {
    const raised = fc.constantFrom(...ASSUMED_RATES);
    fc.assert(
      fc.property(quotes, rates, raised, rate, (asked, assumed, name, by) => {
        const before = landedCost(asked, assumed);
        const dearer = { ...asked, goods: asked.goods + by };
        for (const after of [
          landedCost(asked, { ...assumed, [name]: assumed[name] + by }),
          landedCost(dearer, assumed),
        ]) {
          expect(after.landed).toBeGreaterThanOrEqual(before.landed);
          expect(after.landedWithVat ?? 0).toBeGreaterThanOrEqual(before.landedWithVat ?? 0);
        }
      }),
    );
  });

  it("is no higher by a term under which the seller pays more", () => {
    fc.assert(
      fc.property(quotes, rates, (asked, assumed) => {
        const byTerm = (["EXW", "FOB", "CFR", "CIF", "DAP", "DDP"] as const).map(
          (incoterm) => landedCost({ ...asked, incoterm }, assumed).landedWithVat ?? Number.NaN,
        );
        expect(byTerm).toEqual(byTerm.toSorted((one, other) => other - one));
      }),
    );
  });
});

describe("quoteTotals", () => {
  it("adds first offers, takes the discount off and levies VAT once on the sum", () => {
    const lines = [
      { offer: 1, quantityMilli: 500_000, unitPriceMinor: 1_999 },
      { offer: 2, quantityMilli: 500_000, unitPriceMinor: 99 },
      { offer: 1, quantityMilli: 333, unitPriceMinor: 1_000 },
    ];
    const charges = { freightMinor: 10_000, insuranceMinor: 167, discountMinor: 500, vatRate: 500 };
    expect(quoteTotals(lines, charges)).toEqual({
      amounts: [999_500, 49_500, 333],
      goodsMinor: 999_833,
      netMinor: 1_009_500,
      vatMinor: 50_475,
      totalMinor: 1_059_975,
    });
  });

  it("always adds up", () => {
    const line = fc.record({
      offer: fc.integer({ min: 1, max: 3 }),
      quantityMilli: fc.integer({ min: 1, max: 9_000_000 }),
      unitPriceMinor: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.integer({ min: 0, max: 2500 }), (lines, vatRate) => {
        const charges = { freightMinor: 77, insuranceMinor: 3, discountMinor: 0, vatRate };
        const { amounts: each, goodsMinor, netMinor, vatMinor, totalMinor } = quoteTotals(lines, charges);
        expect(goodsMinor).toBe(
          each.filter((_, at) => lines[at]?.offer === 1).reduce((sum, amount) => sum + amount, 0),
        );
        expect(totalMinor - vatMinor).toBe(netMinor);
        expect(netMinor).toBe(goodsMinor + 80);
      }),
    );
  });
});
