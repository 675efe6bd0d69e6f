import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { FREIGHT_STATUSES, isFreightToCome } from "#domain/orders/freight.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { OrderLines } from "#src/features/orders/order-lines.tsx";
import { sumsOf } from "#src/ui/document/document-sums.tsx";
import { speak } from "../../../support/in-locale.ts";

const ORDER = {
  ...{ currency: "AED", goodsMinor: 100_00, discountMinor: 0, freightMinor: null, proposedFreightMinor: null },
  ...{ insuranceMinor: 0, vatRate: 500, vatMinor: 5_00, isVatOpen: false, totalMinor: 105_00, incoterm: null },
} as const;

const shown = (status: OrderStatus) =>
  renderToString(createElement(OrderLines, { page: { lines: [], order: { ...ORDER, status } } as never }));
const printed = (status: OrderStatus) =>
  sumsOf({ ...ORDER, isFreightToCome: isFreightToCome({ ...ORDER, status }) }, true).map(({ words, instead }) =>
    [words, instead].map((said) => said?.({}, { locale: "en" })).join(),
  );

beforeEach(() => speak("en"));

it("freight is to be agreed while it can be, and no longer once the goods are on their way", () => {
  const stillOpen = ORDER_STATUSES.filter((status) => shown(status).includes(m.orders_freight_open()));
  expect(stillOpen).toEqual(["new", ...FREIGHT_STATUSES]);
  for (const status of stillOpen) expect(shown(status)).toContain(m.orders_total_without_freight());
  expect(shown("completed")).toContain(m.orders_freight_none());
  expect(shown("completed")).not.toContain(m.orders_total_without_freight());
});

it("papers say the same", () => {
  for (const status of ["new", "confirmed"] as const) {
    expect(printed(status).join()).toContain(m.documents_freight_open());
  }
  expect(printed("completed").join()).toContain(m.documents_freight_none());
  expect(printed("completed").join()).not.toContain(m.documents_freight_open());
});
