import { describe, expect, it } from "vitest";
import { planAgain, wantedAgain } from "#src/features/orders/again-plan.ts";
import type { OpenOrder } from "#src/features/orders/order-labels.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";

type Line = OpenOrder["lines"][number];

const line = (position: number, productId: string | null, quantity = 100, unit = "carton") =>
  ({ position, productId, quantityMilli: quantity * 1000, unit }) as Line;
const view = (productId: string, more: Partial<CartLineView> = {}) =>
  ({ productId, quantity: 100, product: { unit: "carton" }, amountMinor: 500, problem: null, ...more }) as CartLineView;
const positions = (lines: readonly Line[]) => lines.map(({ position }) => position);

describe("ordering again", () => {
  it("asks for each product once, and for none that is not sold", () => {
    expect(wantedAgain([line(1, "a", 10), line(2, null), line(3, "a", 5), line(4, "b", 1.5)])).toEqual([
      { productId: "a", quantity: 15 },
      { productId: "b", quantity: 2 },
    ]);
  });

  it("sorts the lines by what can be done with them, and raises to what is sold at least", () => {
    const lines = [line(1, "a"), line(2, "b"), line(3, null), line(4, "c"), line(5, "d"), line(6, "e")];
    const priced = [
      view("a"),
      view("b", { problem: { code: "below_moq", next: 240 } }),
      view("c", { amountMinor: null, problem: { code: "on_request" } }),
      view("d", { product: { unit: "kg" } as never }),
      view("e", { product: null, amountMinor: null, problem: { code: "not_available" } }),
    ];
    const plan = planAgain(lines, priced, []);
    expect(plan.cart).toEqual([
      { productId: "a", quantity: 100 },
      { productId: "b", quantity: 240 },
    ]);
    expect(plan.added.map(({ quantity }) => quantity)).toEqual([100, 240]);
    expect([plan.gone, plan.onRequest, plan.inOtherUnit].map(positions)).toEqual([[3, 6], [4], [5]]);
    expect(plan.hasOthers).toBe(false);
  });

  it("keeps what lies in the cart, and adds nothing at a second tap", () => {
    const kept = [
      { productId: "z", quantity: 7 },
      { productId: "a", quantity: 300 },
    ];
    const once = planAgain([line(1, "a"), line(2, "b")], [view("a"), view("b")], kept);
    expect(once.cart).toEqual([...kept, { productId: "b", quantity: 100 }]);
    expect(once.hasOthers).toBe(true);
    expect(planAgain([line(1, "a"), line(2, "b")], [view("a"), view("b")], once.cart).cart).toEqual(once.cart);
  });

  it("names what a full cart has no room for", () => {
    const full = Array.from({ length: 50 }, (_, at) => ({ productId: `p${at}`, quantity: 1 }));
    const plan = planAgain([line(1, "a")], [view("a")], full);
    expect(plan.cart).toEqual(full);
    expect(positions(plan.leftOut)).toEqual([1]);
  });
});
