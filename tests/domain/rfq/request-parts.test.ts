import { describe, expect, it } from "vitest";
import { completenessOf, type RfqParts } from "#domain/rfq/completeness.ts";
import { addRateSchema } from "#domain/rfq/exchange-rates.ts";
import { type QuoteTermsInput, quoteTermsSchema } from "#domain/rfq/quote-terms.ts";

const EMPTY: RfqParts = {
  category: "machinery-equipment",
  description: "مضخة",
  quantities: [{ value: null, unit: null }],
  destinationCountry: null,
  incoterm: null,
  subcategory: null,
  hasTargetPrice: false,
  files: 0,
};
const FULL: RfqParts = {
  ...EMPTY,
  description: "مضخة طرد مركزي من الفولاذ المقاوم للصدأ، قدرة 15 كيلوواط، مع لوحة تشغيل",
  quantities: [{ value: 2, unit: "piece" }],
  destinationCountry: "AE",
  incoterm: "DAP",
  subcategory: "generators-pumps",
  hasTargetPrice: true,
  files: 1,
};

describe("completenessOf", () => {
  it("names what is missing, the weightiest first, as the category asks for it", () => {
    expect(completenessOf(EMPTY)).toEqual({
      percent: 0,
      missing: ["description", "quantity", "destination", "subcategory", "files", "incoterm", "target_price"],
    });
    expect(completenessOf({ ...EMPTY, category: "food-products" }).missing).not.toContain("files");
  });

  it("is whole only when every line has a number and a unit", () => {
    expect(completenessOf(FULL)).toEqual({ percent: 100, missing: [] });
    const half = { ...FULL, quantities: [...FULL.quantities, { value: 3, unit: null }] };
    expect(completenessOf(half)).toEqual({ percent: 75, missing: ["quantity"] });
  });
});

describe("quoteTermsSchema", () => {
  const terms = (changes: Partial<QuoteTermsInput> = {}): QuoteTermsInput => ({
    currency: "KWD",
    vatRate: 0,
    validUntil: "2026-12-20",
    incoterm: "FOB",
    place: "Jebel Ali",
    leadTimeDaysMin: "٧",
    leadTimeDaysMax: 14,
    paymentTerms: "LC at sight",
    lines: [{ line: 1, description: "Dates", quantity: "١٫٥", unit: "tonne", unitPrice: "12.345" }],
    notes: null,
    ...changes,
  });
  const issuesOf = (changes: Partial<QuoteTermsInput>) =>
    quoteTermsSchema.safeParse(terms(changes)).error?.issues.map(({ path }) => path.join("."));

  it("reads numbers in any digits into thousandths and days", () => {
    expect(quoteTermsSchema.parse(terms())).toMatchObject({
      leadTimeDaysMin: 7,
      validUntil: Date.parse("2026-12-20T23:59:59.999+04:00"),
      lines: [{ quantity: 1500, offer: 1, isSubstitute: false }],
      freight: "",
    });
  });

  it("refuses prices too fine for the currency, a turned lead time, and offers without a first one", () => {
    expect(issuesOf({ currency: "AED" })).toEqual(["lines.0.unitPrice"]);
    expect(issuesOf({ leadTimeDaysMax: 3 })).toEqual(["leadTimeDaysMax"]);
    const [line] = terms().lines;
    if (!line) throw new Error("no line");
    expect(issuesOf({ lines: [{ ...line, offer: 2 }] })).toEqual(["lines.0.offer"]);
    expect(issuesOf({ lines: [line, { ...line, offer: 2 }, { ...line, offer: 2 }] })).toEqual(["lines.2.offer"]);
    for (const quantity of ["0", "0.0001", "-1", "1e3", ""]) {
      expect(issuesOf({ lines: [{ ...line, quantity }] })).toEqual(["lines.0.quantity"]);
    }
    for (const unitPrice of ["0", "", "-5"]) expect(issuesOf({ lines: [{ ...line, unitPrice }] })).toHaveLength(1);
  });
});

describe("addRateSchema", () => {
  it("reads a rate into millionths", () => {
    const rate = { currency: "EUR", fromDay: "2026-11-01", source: "Central Bank", rate: "٤٫٢٦١٢٣٧" };
    expect(addRateSchema.parse(rate).rate).toBe(4_261_237);
    expect(addRateSchema.safeParse({ ...rate, fromDay: "2026-02-30" }).success).toBe(false);
  });
});
