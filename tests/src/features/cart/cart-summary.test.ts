import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { CartSummary } from "#src/features/cart/cart-summary.tsx";
import { SAMPLE_LINES } from "#src/features/cart/sample-lines.ts";

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));

// The note below the sums says "free" too: a whole element is the row's own answer.
const free = `>${m.cart_shipping_free()}<`;

const shown = (...ids: string[]) => {
  const lines = ids.map((productId) => ({ productId, quantity: 1, product: null, problem: null }));
  return renderToString(createElement(CartSummary, { lines: lines as never }));
};

it("delivery is free where it is part of every price, and agreed with the supplier otherwise", () => {
  const samples = SAMPLE_LINES.map(({ productId }) => productId);
  expect(shown(...samples)).toContain(free);
  expect(shown(...samples)).not.toContain(m.checkout_freight_open());
  for (const ids of [["prd_other"], [...samples, "prd_other"]]) {
    expect(shown(...ids)).toContain(m.checkout_freight_open());
    expect(shown(...ids)).not.toContain(free);
  }
});
