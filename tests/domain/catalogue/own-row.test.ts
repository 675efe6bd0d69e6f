import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { joinPairs, splitEntries, splitHalves } from "#domain/catalogue/cell-lists.ts";
import { OWN_COLUMNS, type OwnCells } from "#domain/catalogue/own-columns.ts";
import { cellsOf, EMPTY_CELLS, issuesOfRow, type OwnProduct, ownRowSchema } from "#domain/catalogue/own-row.ts";
import { CERTIFICATION_CODES, ORIGINS, UNITS } from "#domain/catalogue/product-facts.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { cleanText } from "#domain/kernel/text.ts";

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

const text = (most: number) =>
  fc.string({ unit: "binary", maxLength: most }).map((raw) => settled(raw).slice(0, most).trim());
const marked = fc
  .string({ unit: fc.constantFrom(..."\\|= '=+-@0a7ب–\n\t\""), maxLength: 30 })
  .map((raw) => settled(raw));
const written = fc.oneof(text(60), marked);
const required = written.filter((value) => value !== "" && settled(value) === value);

/** As the house stores it: cleaning may take several steps to come to rest. */
function settled(raw: string): string {
  const clean = cleanText(raw);
  return clean === raw ? clean : settled(clean);
}

const localized = fc.record({
  name: written.filter((value) => settled(value) === value),
  description: written.filter((value) => settled(value) === value),
  specs: fc.array(fc.tuple(required, required), { maxLength: 4 }),
});

/** Any product that its form would take. */
const product = fc
  .record({
    category: fc.constantFrom(...CATEGORY_SLUGS),
    place: fc.nat(3),
    origin: fc.constantFrom(...ORIGINS),
    unit: fc.constantFrom(...UNITS),
    currency: fc.constantFrom(...CURRENCIES),
    moq: fc.integer({ min: 1, max: 1_000_000 }),
    price: fc.option(fc.integer({ min: 100, max: 1_000_000_000 })),
    steps: fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 6 }),
    leadTime: fc.oneof(
      fc.constant({ min: null, max: null }),
      fc
        .tuple(fc.nat(730), fc.nat(730))
        .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
    ),
    hsCode: fc.option(fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 6, maxLength: 13 })),
    certificates: fc.uniqueArray(
      fc.record({
        code: fc.constantFrom(...CERTIFICATION_CODES),
        validUntil: fc.option(
          fc.oneof(
            fc.integer({ min: 1, max: 4_000_000_000_000 }),
            fc.integer({ min: 20_000, max: 30_000 }).map((day) => day * 86_400_000 - 4 * 3_600_000 - 1),
          ),
        ),
      }),
      { selector: ({ code }) => code, maxLength: 5 },
    ),
    texts: fc.record({ ar: localized, en: localized, fr: localized }),
  })
  .map(
    ({ place, price, steps, ...others }): OwnProduct => ({
      ...others,
      subcategory: CATEGORIES[others.category][place] ?? CATEGORIES[others.category][0],
      priceMinor: price,
      tiers:
        price === null
          ? []
          : steps.map((step, at) => ({
              minQuantity: others.moq + steps.slice(0, at + 1).reduce((sum, one) => sum + one, 0) + step * 0,
              priceMinor: price - at - 1,
            })),
    }),
  );

describe("cellsOf", () => {
  it("is undone by the schema: what is exported comes back as it was", () => {
    fc.assert(
      fc.property(product, (made) => {
        expect(ownRowSchema.parse(cellsOf("X-1", made))).toEqual({ sku: "X-1", product: made });
      }),
      { numRuns: 300 },
    );
  });

  it("keeps pairs whatever signs are in them", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(required, required)), (pairs) => {
        expect(splitEntries(joinPairs(pairs)).map(splitHalves)).toEqual(pairs);
      }),
    );
  });
});
