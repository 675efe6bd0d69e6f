import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { StatusChips } from "#src/features/orders/order-list-screen.tsx";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { speak } from "../../../support/in-locale.ts";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { children: unknown }) => children,
  useRouterState: () => "/orders",
}));

const shown = (counts: object | undefined, status?: "declined") =>
  [...renderToStaticMarkup(<StatusChips search={{ status }} counts={counts} />).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(
    ([, chip = ""]) => chip.replace(/<[^>]*>/g, "|"),
  );

beforeEach(() => speak("en"));

it("the states of orders are told with how many each holds, those in work together", () => {
  expect(shown({ new: 2, shipped: 3, completed: 4 })).toEqual([
    `${m.orders_filter_all()}|9|`,
    `${m.orders_filter_in_work()}|5|`,
    `${STATUS_LABELS.new.words()}|2|`,
    `${STATUS_LABELS.shipped.words()}|3|`,
    `${STATUS_LABELS.completed.words()}|4|`,
  ]);
});

it("before the list has come no number is stated, and the chosen state stands among them", () => {
  expect(shown(undefined, "declined")).toEqual([
    m.orders_filter_all(),
    m.orders_filter_in_work(),
    STATUS_LABELS.declined.words(),
  ]);
});
