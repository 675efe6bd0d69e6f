import { expect, it } from "vitest";
import { type ProductForm, productFormSchema } from "#domain/catalogue/product-form.ts";
import { fieldOf, productOf, valuesOf } from "#src/features/products/editor-values.ts";

const texts = (name: string): ProductForm["texts"]["ar"] => ({
  name,
  description: `${name} وصف`,
  specs: [["الوزن", "5 كجم"]],
});

const content: ProductForm = {
  category: "food-products",
  subcategory: "dates",
  origin: "SA",
  unit: "carton",
  moq: 10,
  orderMultiple: 1,
  currency: "KWD",
  priceMinor: 12_500,
  tiers: [
    { minQuantity: 100, priceMinor: 11_250 },
    { minQuantity: 500, priceMinor: 10_000 },
  ],
  leadTime: { min: 7, max: 12 },
  hsCode: "080410",
  certificates: [
    { code: "halal", validUntil: Date.parse("2027-03-31T23:59:59.999+04:00") },
    { code: "haccp", validUntil: null },
  ],
  pictures: [{ path: "/files/products/a.640x480.x.webp", alt: { ar: "تمر", en: "", fr: "" } }],
  texts: { ar: texts("تمر"), en: texts("Dates"), fr: { name: "", description: "", specs: [] } },
};
const stored = { sku: "D-5", version: 4, content, revision: null };

it("brings a product through its fields unchanged", () => {
  expect(productFormSchema.parse(productOf(valuesOf(stored)))).toEqual(content);
});

it("types what is stored as somebody would", () => {
  const values = valuesOf(stored);
  expect([values.price, values.tiers[0]?.price, values.leadTime]).toEqual(["12.500", "11.250", "7-12"]);
  expect(values.certificates.map(({ validUntil }) => validUntil)).toEqual(["2027-03-31", ""]);
  expect(valuesOf({ ...stored, content: { ...content, leadTime: { min: 5, max: 5 } } }).leadTime).toBe("5");
});

it("shows a staged change with the terms that hold now", () => {
  const staged = { ...content, moq: 99, priceMinor: 1, texts: { ...content.texts, ar: texts("تمر جديد") } };
  const values = valuesOf({ ...stored, revision: { content: staged } });
  expect([values.texts.ar.name, values.moq, values.price]).toEqual(["تمر جديد", "10", "12.500"]);
});

it("asks for the price of what was just begun, and knows what is on request", () => {
  const unpriced = { ...content, priceMinor: null, tiers: [] };
  expect(valuesOf({ ...stored, version: 1, content: unpriced }).onRequest).toBe(false);
  expect(valuesOf({ ...stored, version: 2, content: unpriced }).onRequest).toBe(true);
});

it("sends no price and no steps on request, whatever stands in the fields", () => {
  const product = productOf({ ...valuesOf(stored), onRequest: true });
  expect([product.price, product.tiers]).toEqual(["", []]);
});

it("leaves empty rows out, and names the row that a refusal means", () => {
  const values = valuesOf(stored);
  values.tiers.splice(1, 0, { minQuantity: " ", price: "" });
  values.texts.en.specs = [
    { label: "", value: "" },
    { label: "Weight", value: "" },
  ];
  expect(productOf(values).tiers).toHaveLength(2);
  expect(productOf(values).texts.en.specs).toEqual([["Weight", ""]]);
  expect(fieldOf(values, ["tiers", 1, "price"])).toBe("tiers.2.price");
  expect(fieldOf(values, ["texts", "en", "specs", 0, 1])).toBe("texts.en.specs.1.value");
  expect(fieldOf(values, ["texts", "en", "name"])).toBe("texts.en.name");
  expect(fieldOf(values, ["pictures", 0, "alt", "fr"])).toBe("pictures.0.alt.fr");
});
