import { expect, test } from "vitest";
import { dayInDubai } from "#domain/kernel/time.ts";
import { quoteTermsSchema } from "#domain/rfq/quote-terms.ts";
import {
  bindingAt,
  blankTerms,
  counterValues,
  isAsBefore,
  termsOf,
  totalsOf,
} from "#src/features/quotes/terms-values.ts";
import type { Thread } from "#src/features/quotes/thread.ts";
import { speak } from "../../../support/in-locale.ts";
import { LINE, VERSION } from "./a-version.ts";

test("a version becomes what somebody would type, and comes to the same", () => {
  const terms = termsOf(VERSION);
  expect(terms).toMatchObject({ validUntil: "2026-12-06", freight: "", notes: "", leadTimeDaysMin: "15" });
  expect(terms.lines).toEqual([
    expect.objectContaining({ quantity: "1200.5", unitPrice: "8.50", productId: "prd_tiles", unit: "sqm" }),
  ]);
  expect(totalsOf(terms)?.totalMinor).toBe(VERSION.totalMinor);
});

test("what a version is read with besides goes into no offer: its schema takes nothing else", () => {
  const terms = termsOf({ ...VERSION, lines: [{ ...LINE, names: { ar: "بلاط أرضيات" } }] });
  expect(quoteTermsSchema.safeParse(terms).error?.issues ?? []).toEqual([]);
});

test("notes are begun with by the side that wrote them alone: nobody sends the other's words as its own", () => {
  const version = { ...VERSION, notes: "Livraison le matin" };
  expect([termsOf(version), termsOf(version, "supplier"), termsOf(version, "buyer")].map(({ notes }) => notes)).toEqual(
    ["Livraison le matin", "Livraison le matin", ""],
  );
});

test("a form begins with places in its reader's language, and with those that no list knows as they were written", () => {
  speak("en");
  const asked = { destinationCity: "جبل علي", lines: [] };
  const thread = { request: asked, quote: { supplier: { country: "AE" } } } as unknown as Thread;
  expect(blankTerms(thread, asked as unknown as Parameters<typeof blankTerms>[1]).place).toBe("Jebel Ali");
  expect(counterValues(thread, VERSION).city).toBe("Jebel Ali");
  expect(termsOf({ ...VERSION, place: "الدمام" }).place).toBe("Dammam");
  expect(termsOf({ ...VERSION, place: "مستودع 7" }).place).toBe("مستودع 7");
});

test("a form begins with the price of the step that the asked quantity reaches, in the product's own unit", () => {
  const product = {
    ...{ id: "prd_dates", unit: "carton", currency: "AED", priceMinor: 9800, moq: 100, orderMultiple: 1 },
    tiers: [
      { minQuantity: 1000, priceMinor: 8900 },
      { minQuantity: 400, priceMinor: 9350 },
    ],
  };
  const begun = (quantityMilli: number | null, unit: string, changes: object = {}) => {
    const line = { position: 1, description: "تمر", quantityMilli, unit };
    const request = { lines: [line], destinationCity: null };
    const thread = { request, quote: { supplier: { country: "AE" } } } as unknown as Thread;
    const asked = { ...request, lines: [{ ...line, product: { ...product, ...changes } }] };
    return blankTerms(thread, asked as unknown as Parameters<typeof blankTerms>[1]).lines[0]?.unitPrice;
  };
  expect([399, 400, 450, 1000].map((quantity) => begun(quantity * 1000, "carton"))).toEqual([
    ...["98.00", "93.50", "93.50", "89.00"],
  ]);
  expect([begun(null, "carton"), begun(50_000, "carton"), begun(450_000, "kg")]).toEqual(["98.00", "98.00", "98.00"]);
  expect(begun(450_000, "carton", { tiers: [] })).toBe("98.00");
  expect(begun(450_000, "carton", { priceMinor: null })).toBe("");
});

test("dinars keep their three decimals", () => {
  const terms = termsOf({
    ...VERSION,
    currency: "KWD",
    freightMinor: 1500,
    lines: [{ ...LINE, unitPriceMinor: 2605 }],
  });
  expect(terms.freight).toBe("1.500");
  expect(terms.lines[0]?.unitPrice).toBe("2.605");
});

test("Arabic digits count, half-typed numbers count as nothing, alternatives are not added", () => {
  const terms = termsOf(VERSION);
  const [line] = terms.lines;
  if (!line) throw new Error("a version has lines");
  const typed = { ...terms, freight: "٩٠٠", discount: "10,", vatRate: "500" };
  const lines = [
    { ...line, quantity: "١٠", unitPrice: "٨٫٥" },
    { ...line, offer: 2, quantity: "10", unitPrice: "7" },
    { ...line, line: 2, quantity: "4", unitPrice: "" },
  ];
  // 85.00 and 900.00 with 5 % on both.
  expect(totalsOf({ ...typed, lines })).toMatchObject({ goodsMinor: 8500, netMinor: 98_500, totalMinor: 103_425 });
});

test("what is too big to be a sum is none", () => {
  const terms = termsOf(VERSION);
  const lines = terms.lines.map((line) => ({ ...line, quantity: "9999999999", unitPrice: "9999999999" }));
  expect(totalsOf({ ...terms, lines })).toBeNull();
});

test("a day is that of Dubai", () => {
  expect(dayInDubai(Date.UTC(2026, 0, 31, 20))).toBe("2026-02-01");
  expect(dayInDubai(Date.UTC(2026, 0, 31, 19, 59))).toBe("2026-01-31");
});

test("a binding that was asked for is over once the quote is valid for less than a day", () => {
  const validUntil = Date.UTC(2026, 11, 6, 19, 59, 59);
  const at = (now: number, binding: "" | "yes" = "yes") => bindingAt({ binding }, validUntil, now);
  const days = { first: "2026-12-06", last: "2026-12-06" };
  expect(at(Date.UTC(2026, 11, 5, 19))).toEqual({ days, isBinding: true, isOver: false });
  expect(at(Date.UTC(2026, 11, 5, 20))).toEqual({ days: null, isBinding: false, isOver: true });
  expect(at(Date.UTC(2026, 11, 5, 20), "")).toEqual({ days: null, isBinding: false, isOver: false });
});

test("a counter-offer that was only opened is as before; a price, words or a binding make it another", () => {
  const thread = { request: { destinationCity: "دبي", lines: [] } } as unknown as Thread;
  const begun = counterValues(thread, VERSION);
  const [line] = begun.lines;
  expect(isAsBefore({ ...begun, lines: [...begun.lines], city: "Sharjah" }, begun)).toBe(true);
  expect(isAsBefore({ ...begun, notes: "Livraison le matin" }, begun)).toBe(false);
  expect(isAsBefore({ ...begun, binding: "yes" }, begun)).toBe(false);
  expect(isAsBefore({ ...begun, lines: line ? [{ ...line, unitPrice: "8.40" }] : [] }, begun)).toBe(false);
});
