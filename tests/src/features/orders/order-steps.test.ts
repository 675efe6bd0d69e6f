import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { OrderSteps, STEP_LABELS } from "#src/features/orders/order-steps.tsx";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { speak } from "../../../support/in-locale.ts";

const drawn = (status: OrderStatus, createdAt = Date.now()) => {
  const order = { status, createdAt, answerBy: null, leadTimeDaysMax: 10, deliveredAt: null };
  return renderToString(createElement(OrderSteps, { page: { order, events: [] } as never }));
};

beforeEach(() => speak("en"));

it("are an ordered list with a name, in which one step is the current one", () => {
  for (const status of ORDER_STATUSES) {
    const html = drawn(status);
    expect(html).toMatch(/^<ol aria-label="Steps of the order"/);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toContain(STEP_LABELS[status]());
  }
});

it("say each state in words beside the colour, and a late one twice", () => {
  const late = drawn("confirmed", Date.now() - 40 * DAY_MS);
  expect(late).toContain(m.orders_step_late());
  expect(late).toContain("text-brass-700");
  expect(drawn("confirmed")).not.toContain(m.orders_step_late());
  for (const words of [m.orders_step_done(), m.orders_step_now(), m.orders_step_coming()]) {
    expect(drawn("in_production")).toContain(words);
  }
});

it("say of a completed order that its last step is done", () => {
  expect(drawn("completed")).not.toContain(m.orders_step_now());
});

it("say of no step ahead that it is done, the last one among them", () => {
  expect(drawn("new")).not.toContain(m.orders_step_done());
});

it.each(LOCALES)("call a step otherwise than the state that an order is in, in %s", (locale) => {
  speak(locale);
  for (const status of ORDER_STATUSES) expect(STEP_LABELS[status]()).not.toBe(STATUS_LABELS[status].words());
});
