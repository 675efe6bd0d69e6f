import { describe, expect, it } from "vitest";
import {
  missingForReview,
  type ProductFormInput,
  partlyWritten,
  productFormSchema,
  untranslated,
} from "#domain/catalogue/product-form.ts";

const empty = { name: "", description: "", specs: [] };

const form = (changes: Partial<ProductFormInput> = {}): ProductFormInput => ({
  category: "food-products",
  subcategory: "dates",
  origin: "AE",
  unit: "carton",
  moq: "١٠",
  orderMultiple: 1,
  currency: "KWD",
  price: "١٢٫٥٠٠",
  tiers: [{ minQuantity: "100", price: "11.750" }],
  leadTime: "7-12",
  hsCode: "0804.10",
  certificates: [{ code: "halal", validUntil: null }],
  pictures: [{ path: "/files/products/a.webp", alt: { ar: "تمر", en: "", fr: "" } }],
  texts: { ar: { name: "تمر مجدول", description: "درجة أولى", specs: [["الوزن", "5 كغ"]] }, en: empty, fr: empty },
  ...changes,
});

const issuesOf = (changes: Partial<ProductFormInput>) =>
  productFormSchema
    .safeParse(form(changes))
    .error?.issues.map(
      ({ path, ...issue }) => `${path.join(".")}:${"params" in issue ? issue.params?.code : issue.code}`,
    );

describe("productFormSchema", () => {
  it("reads what is typed: digits of both scripts, prices in the currency's minor units", () => {
    const product = productFormSchema.parse(form());
    expect([product.moq, product.priceMinor, product.hsCode]).toEqual([10, 12_500, "080410"]);
    expect(product.tiers).toEqual([{ minQuantity: 100, priceMinor: 11_750 }]);
    expect(product.leadTime).toEqual({ min: 7, max: 12 });
  });

  it("names each fault at its field", () => {
    expect(issuesOf({ subcategory: "ceramics" })).toEqual(["subcategory:mismatch"]);
    expect(issuesOf({ currency: "AED", tiers: [], price: "1.125" })).toEqual(["price:precision"]);
    expect(issuesOf({ price: "" })).toEqual(["tiers.0.price:no_base_price"]);
    expect(issuesOf({ tiers: [{ minQuantity: 5, price: "11" }] })).toEqual(["tiers.0.price:below_moq"]);
    expect(issuesOf({ moq: "100", orderMultiple: "12", tiers: [] })).toEqual(["moq:not_a_multiple"]);
    expect(issuesOf({ moq: "108", orderMultiple: "12", tiers: [] })).toBeUndefined();
    expect(issuesOf({ tiers: [{ minQuantity: 50, price: "" }] })).toEqual(["tiers.0.price:too_small"]);
    const twice = { code: "halal", validUntil: null } as const;
    expect(issuesOf({ certificates: [twice, twice] })).toEqual(["certificates.1.code:twice"]);
    expect(
      issuesOf({ pictures: [{ path: "https://elsewhere.example/a.png", alt: { ar: "", en: "", fr: "" } }] }),
    ).toEqual(["pictures.0.path:invalid_format"]);
  });

  it("takes a draft that is hardly begun", () => {
    const draft = form({ price: "", tiers: [], pictures: [], texts: { ar: empty, en: empty, fr: empty } });
    const product = productFormSchema.parse(draft);
    expect(missingForReview(product)).toEqual(["texts", "picture"]);
    expect(product.priceMinor).toBeNull();
  });

  it("asks a review for one language and a picture, and hints at the others", () => {
    const product = productFormSchema.parse(form());
    expect(missingForReview(product)).toEqual([]);
    expect(untranslated(product)).toEqual(["en", "fr"]);
  });

  it("names the languages that are partly written beside a whole one", () => {
    const { texts } = productFormSchema.parse(form());
    const named = { ...empty, name: "Dates" };
    expect(partlyWritten({ texts })).toEqual([]);
    expect(partlyWritten({ texts: { ...texts, en: { ...named, description: "Soft" }, fr: named } })).toEqual(["fr"]);
    expect(partlyWritten({ texts: { ...texts, en: { ...empty, description: "Soft" } } })).toEqual(["en"]);
    expect(partlyWritten({ texts: { ...texts, ar: named, en: named } })).toEqual([]);
  });
});
