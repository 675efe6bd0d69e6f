import { afterEach, expect, it } from "vitest";
import type { CartGoods } from "#src/features/rfq/form/cart-goods.ts";
import { goodsOfChosen, raisedFrom, readChosen } from "#src/features/rfq/form/chosen-goods.ts";
import { draftKeyOf } from "#src/features/rfq/form/draft-key.ts";
import { MAX_LINES } from "#src/features/rfq/form/request-values.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

/** As much of a priced line as a request takes over. */
const line = (id: string, changes = {}): CartLineView => {
  const product = {
    id,
    name: `Goods ${id}`,
    category: "food-products",
    unit: "carton",
    moq: 10,
    multiple: 1,
    ...changes,
  };
  return { productId: id, quantity: 1, product, supplier: null } as unknown as CartLineView;
};
const EMPTY = { productCategory: "", productDescription: "", lines: [] } as CartGoods;
const GONE = { productId: "gone", quantity: 1, product: null } as unknown as CartLineView;

it("reads the products that a list's form names: one or several, each once, and nothing else", () => {
  expect(readChosen("prd_1")).toEqual(["prd_1"]);
  expect(readChosen(["prd_1", "prd_2", "prd_1", "<b>", 7, "x".repeat(41)])).toEqual(["prd_1", "prd_2"]);
  for (const none of [undefined, "", [], "a b"]) expect(readChosen(none)).toBeUndefined();
});

it("asks for the least of each that is on sale still, in its own unit", () => {
  speak("en");
  const goods = goodsOfChosen([line("a"), GONE, line("b", { moq: 10, multiple: 4, unit: "kg" })]);
  expect(goods).toMatchObject({
    productCategory: "food-products",
    productDescription: "Please quote for these products: Goods a and Goods b",
    lines: [
      { description: "Goods a", quantity: "10", unit: "carton", productId: "a" },
      { description: "Goods b", quantity: "12", unit: "kg", productId: "b" },
    ],
  });
  expect(goodsOfChosen([line("a"), line("b", { category: "furniture" })])?.productCategory).toBe("");
  expect(goodsOfChosen([GONE])).toBeUndefined();
  const many = Array.from({ length: MAX_LINES + 4 }, (_, at) => line(String(at)));
  expect(goodsOfChosen(many)?.lines).toHaveLength(MAX_LINES);
});

it("asks for as much as is wanted, or for the next quantity that can be ordered", () => {
  const lines = [line("a"), line("b", { moq: 10, multiple: 48 }), line("c", { moq: 5000 }), GONE];
  const quantities = goodsOfChosen(lines, 100)?.lines.map(({ quantity }) => quantity);
  expect(quantities).toEqual(["100", "144", "5000"]);
  const raised = (wanted?: number) =>
    raisedFrom(goodsOfChosen([line("a"), line("b", { moq: 50 })], wanted) ?? EMPTY, wanted);
  expect([raised(), raised(50), raised(49)]).toEqual([undefined, undefined, 49]);
});

it("keeps what is typed apart for each choice, and for each quantity of it", () => {
  const chosen = ["a", "b"];
  const sources = [
    {},
    { chosen: ["a"] },
    { chosen },
    { chosen, quantity: "90" },
    { chosen, quantity: "900" },
    { q: "dates" },
  ];
  expect(new Set(sources.map(draftKeyOf)).size).toBe(sources.length);
});
