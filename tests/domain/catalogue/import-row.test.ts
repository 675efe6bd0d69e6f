import { describe, expect, it } from "vitest";
import { CSV_COLUMNS, mergeCsvRow } from "#domain/catalogue/import-row.ts";
import type { OwnProduct } from "#domain/catalogue/own-row.ts";
import { productSlug, slugOfTexts } from "#domain/catalogue/product-slug.ts";

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

type Changes = Partial<typeof ROW>;
/** What becomes of a row that differs from a good one in these cells. */
function merged(cells: Changes, stored: OwnProduct | null = null) {
  const row = mergeCsvRow(stored, { ...ROW, ...cells });
  if (row.issues) throw new Error(JSON.stringify(row.issues));
  return row;
}

/** `column code` of each of its issues. */
function issuesOf(cells: Changes, stored: OwnProduct | null = null): string[] {
  const { issues = [] } = mergeCsvRow(stored, { ...ROW, ...cells });
  return issues.map(({ column, code }) => `${column} ${code}`);
}

describe("mergeCsvRow", () => {
  it("reads a row of a new product", () => {
    expect(Object.keys(ROW)).toEqual([...CSV_COLUMNS]);
    const specs = [
      ["Grade", "A"],
      ["Brix", "a=b"],
    ];
    expect(merged({})).toEqual({
      sku: "D-1",
      changes: [],
      kept: [],
      product: {
        category: "food-products",
        subcategory: "dates",
        texts: {
          ar: { name: "تمر خلاص", description: "معبأ في كرتون", specs },
          en: { name: "Khalas dates", description: "", specs },
          fr: { name: "", description: "", specs: [] },
        },
        priceMinor: 1250,
        tiers: [],
        currency: "AED",
        moq: 100,
        unit: "carton",
        leadTime: { min: 15, max: 20 },
        origin: "AE",
        hsCode: null,
        certificates: [
          { code: "halal", validUntil: null },
          { code: "iso-22000", validUntil: null },
        ],
      },
    });
  });

  it.each([
    [{ price: "" }, { priceMinor: null }],
    [{ price: "١٢٫٥" }, { priceMinor: 1250 }],
    [{ price: "1 012,5" }, { priceMinor: 101_250 }],
    [{ price: "0.305", currency: "KWD" }, { priceMinor: 305 }],
    [{ min_order: "٥٠٠" }, { moq: 500 }],
    [{ lead_time_days: "" }, { leadTime: { min: null, max: null } }],
    [{ lead_time_days: "7" }, { leadTime: { min: 7, max: 7 } }],
    [
      { certifications: "", specifications: "" },
      { certificates: [], texts: { ar: { specs: [] }, en: { specs: [] } } },
    ],
    [{ name_en: "<b>Dates</b>\u202e" }, { texts: { ar: { name: "تمر خلاص" }, en: { name: "Dates" } } }],
  ])("takes %o", (cells, expected) => {
    expect(merged(cells).product).toMatchObject(expected);
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
    [{ lead_time_days: "20-15" }, "lead_time_days custom"],
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

describe("mergeCsvRow over what is stored", () => {
  const until = Date.parse("2027-05-31T23:59:59.999+04:00");
  const stored: OwnProduct = {
    ...merged({ name_fr: "Dattes Khalas", description_fr: "Molles" }).product,
    hsCode: "080410",
    tiers: [{ minQuantity: 500, priceMinor: 1100 }],
    certificates: [{ code: "halal", validUntil: until }],
  };
  const empty = Object.fromEntries(CSV_COLUMNS.map((column) => [column, ""])) as typeof ROW;
  const named = { ...empty, sku: ROW.sku, supplier_slug: ROW.supplier_slug };

  it("keeps all of it where cells are empty, and what the file has no column for", () => {
    const row = merged(named, stored);
    expect([row.product, row.changes]).toEqual([stored, []]);
    expect(row.kept).toContain("price");
    const { product } = merged({ certifications: "Halal|iso-22000", specifications: "", price: "12" }, stored);
    expect(product).toMatchObject({
      ...{ hsCode: "080410", priceMinor: 1200, tiers: stored.tiers },
      certificates: [
        { code: "halal", validUntil: until },
        { code: "iso-22000", validUntil: null },
      ],
    });
    expect(product.texts.fr).toEqual(stored.texts.fr);
  });

  it("clears by the word alone, and writes specifications in each language of the product", () => {
    const { product, changes } = merged({ ...named, lead_time_days: "clear", specifications: "Grade=B" }, stored);
    expect(product.leadTime).toEqual({ min: null, max: null });
    expect(product.texts.fr.specs).toEqual([["Grade", "B"]]);
    expect(changes[0]).toEqual({ column: "lead_time_days", before: "15–20", after: "" });
    expect(changes.map(({ column }) => column).slice(1)).toEqual([
      "specifications_ar",
      "specifications_en",
      "specifications_fr",
    ]);
  });

  it("refuses a price that the stored quantity prices contradict, and a currency without its price", () => {
    expect(issuesOf({ ...named, price: "10" }, stored)).toEqual(["price not_cheaper"]);
    expect(issuesOf({ ...named, price: "on request" }, stored)).toEqual(["price no_base_price"]);
    expect(issuesOf({ ...named, currency: "KWD" }, stored)).toEqual(["price currency_changed"]);
  });
});

describe("productSlug", () => {
  it("is the Latin name and a code that only the product has", () => {
    expect(productSlug("Khalas Dates, 5 kg", "a\nD-1")).toMatch(/^khalas-dates-5-kg-[0-9a-z]{7}$/);
    expect(productSlug("Khalas Dates", "a\nD-1")).toBe(productSlug("Khalas Dates", "a\nD-1"));
    expect(productSlug("Khalas Dates", "a\nD-1")).not.toBe(productSlug("Khalas Dates", "b\nD-1"));
    expect(productSlug("word ".repeat(60), "x").length).toBeLessThanOrEqual(68);
  });

  it("is the Arabic name in Latin letters where there is no other, and says nothing of a name that has no letters", () => {
    expect(productSlug("تمر سكري 5 كغ", "x")).toMatch(/^tamr-sakri-5-kagh-[0-9a-z]{7}$/);
    const texts = { ar: { name: "تمر" }, en: { name: "" }, fr: { name: "Dattes séchées" } };
    expect(slugOfTexts(texts, "x")).toMatch(/^dattes-sechees-[0-9a-z]{7}$/);
    expect(slugOfTexts({ ...texts, fr: { name: "" } }, "x")).toMatch(/^tamr-[0-9a-z]{7}$/);
    for (const name of ["", "枣", "—"]) expect(productSlug(name, "x")).toMatch(/^product-[0-9a-z]{7}$/);
  });
});
