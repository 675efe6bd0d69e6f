import { describe, expect, it } from "vitest";
import { CSV_COLUMNS, importRowSchema } from "#domain/catalogue/import-row.ts";
import { productSlug } from "#domain/catalogue/product-slug.ts";

const ROW = {
  sku: "D-1",
  supplier_slug: "sidrat-al-ain-dates",
  category: "food-products",
  subcategory: "dates",
  name_ar: "تمر خلاص",
  name_en: "Khalas dates",
  name_fr: "",
  description_ar: "معبأ في كرتون",
  description_en: "",
  description_fr: "",
  price: "12.50",
  currency: "AED",
  min_order: "100",
  unit: "carton",
  lead_time_days: "15-20",
  origin: "AE",
  certifications: "halal|ISO 22000",
  specifications: "Grade=A|Brix=a=b",
};

/** `column code` of each issue of a row that differs from a good one in these cells. */
function issuesOf(cells: Partial<Record<keyof typeof ROW, string>>): string[] {
  const parsed = importRowSchema.safeParse({ ...ROW, ...cells });
  return (parsed.error?.issues ?? []).map((issue) => {
    const code = issue.code === "custom" ? issue.params?.code : issue.code;
    return `${issue.path[0]?.toString()} ${code}`;
  });
}

describe("importRowSchema", () => {
  it("reads a row", () => {
    expect(Object.keys(ROW)).toEqual([...CSV_COLUMNS]);
    expect(importRowSchema.parse(ROW)).toEqual({
      sku: "D-1",
      supplierSlug: "sidrat-al-ain-dates",
      category: "food-products",
      subcategory: "dates",
      texts: [
        { locale: "ar", name: "تمر خلاص", description: "معبأ في كرتون" },
        { locale: "en", name: "Khalas dates", description: "" },
      ],
      priceMinor: 1250,
      currency: "AED",
      moq: 100,
      unit: "carton",
      leadTimeDaysMin: 15,
      leadTimeDaysMax: 20,
      origin: "AE",
      certifications: ["halal", "iso-22000"],
      specs: [
        ["Grade", "A"],
        ["Brix", "a=b"],
      ],
    });
  });

  it.each([
    [{ price: "" }, { priceMinor: null }],
    [{ price: "١٢٫٥" }, { priceMinor: 1250 }],
    [{ price: "1 012,5" }, { priceMinor: 101_250 }],
    [{ price: "0.305", currency: "KWD" }, { priceMinor: 305 }],
    [{ min_order: "٥٠٠" }, { moq: 500 }],
    [{ lead_time_days: "" }, { leadTimeDaysMin: null, leadTimeDaysMax: null }],
    [{ lead_time_days: "7" }, { leadTimeDaysMin: 7, leadTimeDaysMax: 7 }],
    [
      { certifications: "", specifications: "" },
      { certifications: [], specs: [] },
    ],
    [{ name_en: "<b>Dates</b>\u202e" }, { texts: [{ name: "تمر خلاص" }, { name: "Dates" }] }],
  ])("takes %o", (cells, expected) => {
    expect(importRowSchema.parse({ ...ROW, ...cells })).toMatchObject(expected);
  });

  it.each([
    [{ sku: "" }, "sku too_small"],
    [{ sku: "x".repeat(65) }, "sku too_big"],
    [{ category: "weapons" }, "category invalid_value"],
    [{ subcategory: "cables" }, "subcategory mismatch"],
    [{ price: "-5" }, "price invalid_format"],
    [{ price: "0" }, "price invalid_format"],
    [{ price: "1,500" }, "price invalid_format"],
    [{ price: "1.005" }, "price precision"],
    [{ price: "99999999999" }, "price invalid_format"],
    [{ currency: "XYZ" }, "currency invalid_value"],
    [{ min_order: "0" }, "min_order too_small"],
    [{ min_order: "1.5" }, "min_order invalid_type"],
    [{ unit: "bushel" }, "unit invalid_value"],
    [{ lead_time_days: "20-15" }, "lead_time_days undefined"],
    [{ lead_time_days: "soon" }, "lead_time_days invalid_format"],
    [{ origin: "XX" }, "origin invalid_value"],
    [{ certifications: "halal|magic" }, "certifications invalid_value"],
    [{ specifications: "Grade" }, "specifications too_small"],
    [{ name_fr: "", description_fr: "Molles" }, "name_fr incomplete"],
    [{ description_ar: "" }, "description_ar incomplete"],
    [{ name_ar: "", name_en: "", description_ar: "" }, "name_ar incomplete"],
    [{ name_en: "x".repeat(201) }, "name_en too_big"],
  ])("refuses %o: %s", (cells, issue) => {
    expect(issuesOf(cells)).toEqual([issue]);
  });

  it("tells all wrong cells of a row", () => {
    expect(issuesOf({ price: "x", unit: "", origin: "" })).toHaveLength(3);
  });
});

describe("productSlug", () => {
  it("is the Latin name and a code that only the product has", () => {
    expect(productSlug("Khalas Dates, 5 kg", "a\nD-1")).toMatch(/^khalas-dates-5-kg-[0-9a-z]{7}$/);
    expect(productSlug("Khalas Dates", "a\nD-1")).toBe(productSlug("Khalas Dates", "a\nD-1"));
    expect(productSlug("Khalas Dates", "a\nD-1")).not.toBe(productSlug("Khalas Dates", "b\nD-1"));
    expect(productSlug("تمر", "x")).toMatch(/^product-[0-9a-z]{7}$/);
    expect(productSlug(undefined, "x")).toMatch(/^product-[0-9a-z]{7}$/);
    expect(productSlug("word ".repeat(60), "x").length).toBeLessThanOrEqual(68);
  });
});
