import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { OrderCard } from "#src/features/orders/order-card.tsx";
import { OrderLines } from "#src/features/orders/order-lines.tsx";

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));

const GOODS = "Dattes et figues séchées";
const SUMS = { currency: "AED", totalMinor: 100, subtotalMinor: 100, freightMinor: 0, vatMinor: 0, vatRate: 0 };

const NAMES = { ar: "تمور وتين مجفف", fr: GOODS };

it("goods that were ordered in another language are marked with it, in the list and in the order", () => {
  const card = {
    ...SUMS,
    reference: "ORD",
    status: "confirmed",
    payment: "none",
    createdAt: 0,
    firstLine: { description: GOODS, names: null },
  };
  const order = { ...card, linesCount: 1, answerBy: null, cancelAskedBy: null, isEscalated: false };
  expect(renderToString(createElement(OrderCard, { order: order as never, party: "Atlas" }))).toContain('lang="fr"');
  const line = { position: 1, description: GOODS, sku: null, quantityMilli: 1000, unit: "carton" };
  const page = { order, lines: [{ ...line, unitPriceMinor: 100, amountMinor: 100 }] };
  expect(renderToString(createElement(OrderLines, { page: page as never }))).toContain('lang="fr"');
});

it("goods whose product has a name in the page's language are shown by it, with the agreed text wherever that is another", () => {
  const line = { position: 1, names: NAMES, sku: null, quantityMilli: 1000, unit: "carton" };
  const shown = (description: string) => {
    const lines = [{ ...line, description, unitPriceMinor: 100, amountMinor: 100 }];
    return renderToString(createElement(OrderLines, { page: { order: SUMS, lines } as never }));
  };
  expect(shown(GOODS)).toMatch(new RegExp(`${NAMES.ar}.*${GOODS}`));
  expect(shown(NAMES.ar).split(NAMES.ar)).toHaveLength(2);
  expect(shown("Figues de Smyrne et dattes")).toMatch(new RegExp(`${NAMES.ar}.*Figues de Smyrne et dattes`));
});

it("the mark of a language comes first, where no clamped line cuts it", () => {
  const card = { ...SUMS, reference: "ORD", status: "confirmed", payment: "none", createdAt: 0, linesCount: 1 };
  const order = { ...card, firstLine: { description: GOODS, names: null }, answerBy: null, cancelAskedBy: null };
  const html = renderToString(createElement(OrderCard, { order: order as never, party: { fr: "Société Atlas" } }));
  expect(html.indexOf("uppercase")).toBeLessThan(html.indexOf(GOODS));
  expect(html).toMatch(/>fr<.*Société Atlas/);
});
