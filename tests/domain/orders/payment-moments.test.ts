import { expect, it } from "vitest";
import { dueNowMinor, momentsOfTerms } from "#domain/orders/payment-moments.ts";

it.each([
  ["30% deposit, 70% before shipment", ["order", "shipment"]],
  ["30% مقدمًا و70% قبل الشحن", ["order", "shipment"]],
  ["٣٠٪ مقدمًا و٧٠٪ مقابل المستندات", ["order", "documents"]],
  ["30 % d’acompte, 70 % à la livraison", ["order", "delivery"]],
  ["Deposit 30%, balance 70% against copy of bill of lading", ["order", "documents"]],
  ["100 % à la commande", ["order"]],
  ["30\u00a0% à la commande, 70\u202f% à la livraison", ["order", "delivery"]],
  ["30% in advance, balance against documents", ["order", "documents"]],
  ["30٪ مقدمًا والباقي عند التسليم", ["order", "delivery"]],
  ["50 % à la commande, le solde avant livraison", ["order", "before_delivery"]],
  ["50% advance", [null]],
  ["30% advance, 2% discount within 10 days, 70% after", [null]],
  ["Letter of credit at sight", ["documents"]],
  ["30 days from invoice", ["invoice"]],
  ["الدفع عند التسليم", ["delivery"]],
  ["as discussed", [null]],
  [null, [null]],
  ["40% with the order, 60% before delivery", ["order", "before_delivery"]],
  ["40 % à la commande, 60 % avant livraison", ["order", "before_delivery"]],
  ["40٪ مع الطلب و60٪ قبل التسليم", ["order", "before_delivery"]],
])("reads from %s when each part is due", (terms, moments) => {
  expect(momentsOfTerms(terms)).toEqual(moments);
});

it("counts what is due now and was not recorded", () => {
  const paymentTerms = "30% deposit, 70% before shipment";
  const schedule = [
    { percent: 30, dueMinor: 300, recordedMinor: 100 },
    { percent: 70, dueMinor: 700, recordedMinor: 0 },
  ];
  expect(dueNowMinor({ status: "new", paymentTerms }, schedule)).toBe(0);
  expect(dueNowMinor({ status: "confirmed", paymentTerms }, schedule)).toBe(200);
  expect(dueNowMinor({ status: "ready_to_ship", paymentTerms }, schedule)).toBe(900);
  expect(dueNowMinor({ status: "cancelled", paymentTerms }, schedule)).toBe(0);
  expect(
    dueNowMinor({ status: "shipped", paymentTerms: "30 days from invoice" }, [
      { percent: 100, dueMinor: 9, recordedMinor: 0 },
    ]),
  ).toBe(0);
});
