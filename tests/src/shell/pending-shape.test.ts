import { expect, it } from "vitest";
import { pendingShape } from "#src/shell/pending-screen.tsx";

it.each([
  ["/auth", "form"],
  ["/rfqs/new", "form"],
  ["/rfqs/RFQ-2026-ABCDEF", "work"],
  ["/orders/sold", "work"],
  ["/admin/products", "work"],
  ["/rfq/RFQ-2026-ABCDEF", "rows"],
  ["/cart", "rows"],
  ["/supplier-dashboard", "work"],
  ["/products/food-products", "cards"],
  ["/products/food-products/khalas", "cards"],
  ["/search", "cards"],
  ["/", "cards"],
])("%s is drawn as %s while it loads", (path, shape) => {
  expect(pendingShape(path)).toBe(shape);
});
