import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { OrderCard } from "#src/features/orders/order-card.tsx";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { speak } from "../../../support/in-locale.ts";

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));

const CARD = {
  ...{ reference: "ORD", payment: "unpaid", currency: "AED", totalMinor: 100, createdAt: 0, linesCount: 1 },
  ...{ firstLine: { description: "Tiles", names: null }, answerBy: null, cancelAskedBy: null, isEscalated: true },
};

beforeEach(() => speak("en"));

it("a referred dispute is with Mawrid until it is settled", () => {
  const shown = (status: OrderStatus) =>
    renderToString(createElement(OrderCard, { order: { ...CARD, status } as never, party: "Atlas" }));
  expect(ORDER_STATUSES.filter((status) => shown(status).includes(m.orders_card_escalated()))).toEqual(["disputed"]);
  expect(shown("cancelled")).toContain(STATUS_LABELS.cancelled.words());
});
