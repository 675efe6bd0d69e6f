import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { CartSummary } from "#src/features/cart/cart-summary.tsx";
import { SAMPLE_LINES } from "#src/features/cart/sample-lines.ts";

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));

const shown = (...ids: string[]) => {
  const lines = ids.map((productId) => ({ productId, quantity: 1, product: null, problem: null }));
  return renderToString(createElement(CartSummary, { lines: lines as never }));
};

it("promises no delivery that the order does not know: it is agreed with the supplier, for the samples too", () => {
  for (const ids of [SAMPLE_LINES.map(({ productId }) => productId), ["prd_other"]]) {
    expect(shown(...ids)).toContain(m.checkout_freight_open());
  }
});

it("names no sum while a line has no price for its quantity, and says why there is no checkout", () => {
  const product = { currency: "AED" };
  const lines = [
    { productId: "prd_1", quantity: 2, product, problem: null, amountMinor: 77_700 },
    { productId: "prd_2", quantity: 3, product, problem: null, amountMinor: null },
  ];
  const drawn = renderToString(createElement(CartSummary, { lines: lines as never }));
  expect(drawn).toContain(m.cart_stale());
  expect(drawn).not.toContain("777");
});
