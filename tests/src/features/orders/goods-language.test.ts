import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { OrderCard } from "#src/features/orders/order-card.tsx";
import { OrderLines } from "#src/features/orders/order-lines.tsx";

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));

const GOODS = "Dattes et figues séchées";
const SUMS = { currency: "AED", totalMinor: 100, subtotalMinor: 100, freightMinor: 0, vatMinor: 0, vatRate: 0 };

it("goods that were ordered in another language are marked with it, in the list and in the order", () => {
  const card = { ...SUMS, reference: "ORD", status: "confirmed", payment: "none", createdAt: 0, firstLine: GOODS };
  const order = { ...card, linesCount: 1, answerBy: null, cancelAskedBy: null, isEscalated: false };
  expect(renderToString(createElement(OrderCard, { order: order as never, party: "Atlas" }))).toContain('lang="fr"');
  const line = { position: 1, description: GOODS, sku: null, quantityMilli: 1000, unit: "carton" };
  const page = { order, lines: [{ ...line, unitPriceMinor: 100, amountMinor: 100 }] };
  expect(renderToString(createElement(OrderLines, { page: page as never }))).toContain('lang="fr"');
});
