import { afterEach, beforeEach, expect, it } from "vitest";
import { comparePrices } from "#domain/catalogue/compare-products.ts";
import type { NamedProduct } from "#domain/catalogue/named-product.ts";
import { comparedRows } from "#src/features/catalogue/compare/compared-rows.tsx";
import { speak } from "../../../support/in-locale.ts";

beforeEach(() => speak("en"));
afterEach(() => speak("ar"));

const SELLER = { nameLocale: "en", ratingAverage: 4.52, ratingCount: 7, answerHours: 5 } as const;
/** As much of a product as its rows are made from. */
const GOODS = {
  id: "prd_a",
  ...{ name: "Goods", nameLocale: "en", priceMinor: 1000, currency: "AED", unit: "carton", moq: 10, orderMultiple: 1 },
  ...{ tiers: [], leadTimeDaysMin: 5, leadTimeDaysMax: 7, origin: "AE", certifications: ["halal", "iso-9001"] },
  ...{ hsCode: null, specs: [["Grade", "A"]], seller: SELLER },
  supplier: { name: "A company", slug: "a-company", verified: true, takesRequests: true },
} as unknown as NamedProduct;

const differingRows = (change: Partial<NamedProduct>): string[] => {
  const products = [GOODS, { ...GOODS, ...change, id: "prd_b" }];
  const { prices } = comparePrices(products, 20);
  const compared = products.flatMap((product, at) => (prices[at] ? [{ product, price: prices[at] }] : []));
  return comparedRows(compared, 20).flatMap(({ key, differs }) => (differs ? [key] : []));
};

it("finds no difference where cells read alike", () => {
  expect(differingRows({})).toEqual([]);
  expect(differingRows({ seller: { ...SELLER, ratingAverage: 4.54 } })).toEqual([]);
  expect(differingRows({ certifications: ["iso-9001", "halal"], specs: [["grade ", "a "]] })).toEqual([]);
});

it("finds one wherever cells read otherwise, though what is kept is the same", () => {
  expect(differingRows({ unit: "box" })).toEqual(["total", "prices", "moq", "unit"]);
  expect(differingRows({ supplier: { ...GOODS.supplier, takesRequests: false } })).toEqual(["supplier"]);
  expect(differingRows({ seller: { ...SELLER, ratingAverage: 4.4 } })).toEqual(["rating"]);
  expect(differingRows({ moq: 30 })).toEqual(["total", "prices", "moq"]);
});

it("says in which language a supplier's label is written", () => {
  const arabic = {
    ...GOODS,
    id: "prd_b",
    nameLocale: "ar" as const,
    specs: [["المنشأ", "العين"]] as [string, string][],
  };
  const { prices } = comparePrices([GOODS, arabic], 20);
  const [first, second] = prices;
  if (!first || !second) throw new Error("no prices");
  const rows = comparedRows(
    [
      { product: GOODS, price: first },
      { product: arabic, price: second },
    ],
    20,
  );
  const written = rows.filter(({ language }) => language).map(({ name, language }) => [name, language]);
  expect(written).toEqual([
    ["Grade", {}],
    ["المنشأ", { lang: "ar", dir: "rtl" }],
  ]);
});
