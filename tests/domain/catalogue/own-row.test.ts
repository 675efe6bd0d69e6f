import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinPairs, splitEntries, splitHalves } from "#domain/catalogue/cell-lists.ts";
import { OWN_COLUMNS, type OwnCells } from "#domain/catalogue/own-columns.ts";
import { cellsOf, EMPTY_CELLS, issuesOfRow, ownRowSchema } from "#domain/catalogue/own-row.ts";
import { anyLabel, anyProduct } from "./any-product.ts";

const ROW: OwnCells = {
  ...EMPTY_CELLS,
  sku: "D-1",
  name_ar: "تمر خلاص",
  category: "food-products",
  subcategory: "dates",
  price: "12.50",
  currency: "AED",
  min_order: "100",
  unit: "carton",
  price_tiers: "500=11|1000=9.75",
  lead_time_days: "15–20",
  origin: "AE",
  hs_code: "0804.10",
  certifications: "halal|ISO 22000=2027-05-31",
  specifications_ar: "الوزن=5 كغ|أ\\|ب=\\=",
};

const issuesIn = (cells: OwnCells) => {
  const parsed = ownRowSchema.safeParse({ ...ROW, ...cells });
  return parsed.success ? [] : issuesOfRow(parsed.error).map(({ column, code }) => `${column} ${code}`);
};

describe("ownRowSchema", () => {
  it("reads a row", () => {
    expect(ownRowSchema.parse(ROW)).toMatchObject({
      sku: "D-1",
      product: {
        priceMinor: 1250,
        moq: 100,
        tiers: [
          { minQuantity: 500, priceMinor: 1100 },
          { minQuantity: 1000, priceMinor: 975 },
        ],
        leadTime: { min: 15, max: 20 },
        hsCode: "080410",
        certificates: [
          { code: "halal", validUntil: null },
          { code: "iso-22000", validUntil: Date.parse("2027-05-31T23:59:59.999+04:00") },
        ],
        texts: {
          ar: {
            name: "تمر خلاص",
            specs: [
              ["الوزن", "5 كغ"],
              ["أ|ب", "="],
            ],
          },
          fr: { name: "", description: "", specs: [] },
        },
      },
    });
  });

  it.each([
    [{ price: "١٢٫٥", min_order: "١٠٠", price_tiers: "٥٠٠=١١" }, []],
    [{ name_ar: "", hs_code: "" }, []],
    [{ price: "abc", unit: "bushel", sku: " " }, ["sku too_small", "price invalid_format", "unit invalid_value"]],
    [{ subcategory: "cables" }, ["subcategory mismatch"]],
    [{ price: "" }, ["price_tiers no_base_price"]],
    [{ price_tiers: "50=11" }, ["price_tiers below_moq"]],
    [{ price_tiers: "500=11|400=9" }, ["price_tiers not_ascending"]],
    [{ price_tiers: "500=13" }, ["price_tiers not_cheaper"]],
    [{ price_tiers: "many" }, ["price_tiers invalid_type"]],
    [{ price: "12.505" }, ["price precision"]],
    [{ certifications: "halal|Halal" }, ["certifications twice"]],
    [{ certifications: "magic" }, ["certifications invalid_value"]],
    [{ certifications: "halal=5" }, ["certifications invalid_type"]],
    [{ certifications: "halal=soon" }, ["certifications invalid_type"]],
    [{ hs_code: "12" }, ["hs_code invalid_hs_code"]],
    [{ specifications_fr: "Poids" }, ["specifications_fr too_small"]],
    [{ description_en: "x".repeat(4001) }, ["description_en too_big"]],
  ])("%o: %j", (cells, issues) => expect(issuesIn(cells).sort()).toEqual([...issues].sort()));

  it("has a cell for each column", () => {
    expect(Object.keys(cellsOf("D-1", ownRowSchema.parse(ROW).product)).sort()).toEqual([...OWN_COLUMNS].sort());
  });
});

describe("cellsOf", () => {
  it("is undone by the schema: what is exported comes back as it was", () => {
    fc.assert(
      fc.property(anyProduct, (made) => {
        expect(ownRowSchema.parse(cellsOf("X-1", made))).toEqual({ sku: "X-1", product: made });
      }),
      { numRuns: 300 },
    );
  });

  it("keeps pairs whatever signs are in them", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyLabel, anyLabel)), (pairs) => {
        expect(splitEntries(joinPairs(pairs)).map(splitHalves)).toEqual(pairs);
      }),
    );
  });
});
