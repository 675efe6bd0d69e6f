import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { CALLED_OFF } from "#domain/orders/order-facts.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import { formatMoney } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { PaymentSums } from "#src/features/orders/payment-sums.tsx";
import { speak } from "../../../support/in-locale.ts";

const SUMS = { recordedMinor: 30_000, confirmedMinor: 20_000, outstandingMinor: 70_000 };
const SCHEDULE = [
  { percent: 30, dueMinor: 30_000, recordedMinor: 30_000 },
  { percent: 70, dueMinor: 70_000, recordedMinor: 0 },
];

const TERMS = "30% advance, 70% before shipment";

function shown(status: OrderStatus, paymentTerms: string | null = TERMS): string {
  const order = { status, currency: "AED", totalMinor: 100_000, paymentTerms };
  return renderToString(createElement(PaymentSums, { page: { order, sums: SUMS, schedule: SCHEDULE } as never }));
}

beforeEach(() => speak("en"));

it("an order that was called off owes nothing", () => {
  const owing = [m.orders_pay_outstanding(), m.orders_pay_total(), m.orders_pay_part_left(), m.orders_pay_schedule()];
  for (const words of owing) {
    const silent = ORDER_STATUSES.filter((status) => !shown(status).includes(words));
    expect(silent, words).toEqual(CALLED_OFF);
  }
});

it("what was recorded is shown of every order", () => {
  for (const status of ORDER_STATUSES) {
    const html = shown(status);
    expect(html).toContain(formatMoney(SUMS.recordedMinor, "AED", "en"));
    expect(html).toContain(formatMoney(SUMS.confirmedMinor, "AED", "en"));
  }
});

it("an order without payment terms says so, and shows no schedule by them", () => {
  const bare = shown("new", null);
  expect(bare).toContain(m.orders_pay_no_terms());
  expect(bare).toContain(m.orders_pay_outstanding());
  expect(bare).not.toContain(m.orders_pay_schedule());
  expect(bare).not.toContain(m.orders_due_agreed());
  expect(shown("new")).not.toContain(m.orders_pay_no_terms());
});

it("a part that the terms name no moment for is as both agreed: the supplier reads it too", () => {
  const freely = shown("confirmed", "by arrangement");
  expect(freely).toContain(m.orders_due_agreed());
  expect(freely).toMatch(/buyer and supplier/);
  expect(freely).not.toMatch(/with the supplier/);
});
