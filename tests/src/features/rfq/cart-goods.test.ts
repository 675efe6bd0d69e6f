import { afterEach, describe, expect, it } from "vitest";
import { type CartGoods, goodsAfterCart, goodsInCart } from "#src/features/rfq/form/cart-goods.ts";
import { EMPTY_LINE, type LineValues } from "#src/features/rfq/form/request-values.ts";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

const line = (productId: string, quantity: string, more: Partial<LineValues> = {}): LineValues => ({
  ...EMPTY_LINE,
  description: productId,
  unit: "carton",
  ...more,
  quantity,
  productId,
});
const goods = (...lines: LineValues[]): CartGoods => ({
  productCategory: "food-products",
  productDescription: `For ${lines.map(({ productId }) => productId).join()}`,
  lines,
});
const NOTHING: CartGoods = { productCategory: "", productDescription: "", lines: [EMPTY_LINE] };

describe("a request from the cart", () => {
  it("shows the cart as it is now, not as it was", () => {
    const [before, now] = [goods(line("dates", "500")), goods(line("honey", "20"))];
    expect(goodsAfterCart(before, before, now)).toEqual(now);
    expect(goodsAfterCart(NOTHING, null, now)).toEqual(now);
    const mixed: CartGoods = { ...now, productCategory: "" };
    expect(goodsAfterCart(before, before, mixed)).toEqual(mixed);
  });

  it("keeps what was typed about goods that are still there, and the buyer's own lines and words", () => {
    const before = goods(line("dates", "500"), line("honey", "20"), line("oil", "9"));
    const typed = line("dates", "650", { description: "dates of this harvest", targetPrice: "12.50" });
    const own = { ...EMPTY_LINE, description: "pallets", quantity: "4" };
    // The oil was taken out of the request.
    const written = { ...before, productDescription: "All for Eid", lines: [typed, line("honey", "20"), own] };
    const now = goods(line("dates", "500"), line("oil", "9"), line("salt", "3"));
    expect(goodsAfterCart(written, before, now)).toEqual({
      ...now,
      productDescription: "All for Eid",
      lines: [typed, line("salt", "3"), own],
    });
  });

  it("takes the cart's new quantity, with the price that was wished", () => {
    const before = goods(line("dates", "500"));
    const written = goods(line("dates", "500", { targetPrice: "12.50" }));
    const { lines } = goodsAfterCart(written, before, goods(line("dates", "900")));
    expect(lines).toEqual([line("dates", "900", { targetPrice: "12.50" })]);
  });
});

it("joins the names as the reader's language does", () => {
  const priced = (name: string) =>
    ({ product: { id: name, name, category: "food-products", unit: "kg" }, quantity: 1 }) as never;
  const described = () => goodsInCart([priced("Dates"), priced("Honey"), priced("Oil")])?.productDescription;
  speak("en");
  expect(described()).toContain("Dates, Honey, and Oil");
  speak("fr");
  expect(described()).toContain("Dates, Honey et Oil");
});
