import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentSchedule, paymentStateOf, paymentSums, readTerms } from "#domain/orders/payment-schedule.ts";
import { PAYMENT_STATUSES } from "#domain/orders/payments.ts";

describe("the parts that terms name", () => {
  it.each([
    ["30% advance, 70% before shipment", [30, 70]],
    ["٣٠٪ مقدمًا و٧٠٪ قبل الشحن", [30, 70]],
    ["30\u200e%\u200e مقدمًا و70\u200e%\u200e قبل الشحن", [30, 70]],
    ["30% مقدمًا و70% قبل الشحن", [30, 70]],
    ["30 % à la commande, 40 % à l’expédition, 30 % à 30 jours", [30, 40, 30]],
    ["30\u00a0% à la commande, 70\u202f% avant l’expédition", [30, 70]],
    ["%30 مقدمًا و%70 عند الشحن", [30, 70]],
    ["50%, 50%; 0.5% per week late", [50, 50]],
    ["2.40% / 97.60%", [100]],
    ["100% in advance", [100]],
    ["Letter of credit at sight", [100]],
    ["Net 30 days", [100]],
    ["50% advance", [100]],
    ["30% in advance, balance at sight", [30, 70]],
    ["30٪ مقدمًا والباقي مقابل المستندات", [30, 70]],
    ["50 % à la commande, le solde contre documents", [50, 50]],
    ["Balance before shipment, after 40% in advance", [60, 40]],
    ["20% advance, 30% on shipment, the remainder after commissioning", [20, 30, 50]],
    ["10% retained, balance with 2% discount within 10 days", [100]],
    ["balance on delivery", [100]],
    ["30% advance, 2% discount within 10 days, 70% after", [100]],
    ["", [100]],
    [null, [100]],
  ])("%s", (terms, parts) => expect(readTerms(terms).map(({ percent }) => percent)).toEqual(parts));
});

describe("sums and schedule", () => {
  const payment = fc.record({
    amountMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
    status: fc.constantFrom(...PAYMENT_STATUSES),
  });
  const total = fc.integer({ min: 0, max: 1_000_000_000 });
  const terms = fc.constantFrom("30% + 70%", "33% 33% 34%", "open", null);

  it("share the whole total out, fill in order, and agree with each other", () => {
    fc.assert(
      fc.property(total, fc.array(payment, { maxLength: 8 }), terms, (totalMinor, payments, text) => {
        const { recordedMinor, confirmedMinor, outstandingMinor } = paymentSums(totalMinor, payments);
        const schedule = paymentSchedule(text, totalMinor, payments);
        const sum = (name: "dueMinor" | "recordedMinor") => schedule.reduce((all, part) => all + part[name], 0);
        expect(sum("dueMinor")).toBe(totalMinor);
        expect(sum("recordedMinor")).toBe(Math.min(totalMinor, recordedMinor));
        expect(outstandingMinor).toBe(totalMinor - sum("recordedMinor"));
        expect(confirmedMinor).toBeLessThanOrEqual(recordedMinor);
        const firstOpen = schedule.findIndex((part) => part.recordedMinor < part.dueMinor);
        if (firstOpen >= 0) expect(schedule.slice(firstOpen + 1).every((part) => part.recordedMinor === 0)).toBe(true);
      }),
    );
  });

  it("make a state of their own", () => {
    expect([0, 1, 99, 100, 101].map((recorded) => paymentStateOf(100, recorded))).toEqual([
      "unpaid",
      "deposit_recorded",
      "deposit_recorded",
      "paid_recorded",
      "paid_recorded",
    ]);
  });
});
