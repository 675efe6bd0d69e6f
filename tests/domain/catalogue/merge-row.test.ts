import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLEAR_WORD, meaningOf, ON_REQUEST_WORD, shieldWord } from "#domain/catalogue/import-words.ts";
import { mergeRow } from "#domain/catalogue/merge-row.ts";
import { OWN_COLUMNS, type OwnCells, type OwnColumn } from "#domain/catalogue/own-columns.ts";
import { cellsOf, type OwnProduct, ownRowSchema } from "#domain/catalogue/own-row.ts";
import { anyProduct } from "./any-product.ts";

const CELLS: OwnCells = {
  sku: "D-1",
  name_ar: "تمر خلاص",
  name_en: "Khalas dates",
  category: "food-products",
  subcategory: "dates",
  price: "12.50",
  currency: "AED",
  min_order: "100",
  unit: "carton",
  price_tiers: "500=11.00|1000=9.75",
  lead_time_days: "15–20",
  origin: "AE",
  hs_code: "080410",
  certifications: "halal|iso-22000",
  description_en: "Soft",
  specifications_en: "Weight=5 kg",
};
const empty = Object.fromEntries(OWN_COLUMNS.map((column) => [column, ""]));
const { product: stored } = ownRowSchema.parse({ ...empty, ...CELLS });

const merged = (cells: OwnCells, onto: OwnProduct | null = stored) => {
  const row = mergeRow(onto, "D-1", { sku: "D-1", ...cells });
  return row.issues ? { issues: row.issues.map(({ column, code }) => `${column} ${code}`) } : row;
};
const cleared = (cells: OwnCells) => {
  const { changes = [] } = { changes: [], ...merged(cells) };
  return changes.filter(({ after }) => after === "").map(({ column }) => column);
};

describe("mergeRow", () => {
  it("changes nothing of any product by empty cells, whichever they are and whatever blank they hold", () => {
    const blank = fc.constantFrom("", " ", "\u00a0", "\u200f", "\t\n", "<b></b>");
    const blanks = fc.dictionary(fc.constantFrom(...OWN_COLUMNS.filter((column) => column !== "sku")), blank);
    fc.assert(
      fc.property(anyProduct, blanks, (product, cells) => {
        const row = mergeRow(product, "X-1", { ...cellsOf("X-1", product), ...cells });
        expect(row).toMatchObject({ product, changes: [] });
        const filled = Object.entries(cellsOf("X-1", product)).filter(([, cell]) => cell !== "");
        expect(row).toMatchObject({ kept: filled.map(([column]) => column).filter((column) => column in cells) });
      }),
      { numRuns: 100 },
    );
  });

  it("takes away what a word of its own clears, in any language, and lists it", () => {
    for (const word of [...Object.values(CLEAR_WORD), " CLEAR "]) {
      const cells = { price: word, price_tiers: word, lead_time_days: word, hs_code: word, certifications: word };
      const row = merged({ ...cells, name_ar: word, description_en: word, specifications_en: word });
      expect(row).toMatchObject({
        product: {
          priceMinor: null,
          tiers: [],
          leadTime: { min: null, max: null },
          hsCode: null,
          certificates: [],
          texts: { ar: { name: "" }, en: { name: "Khalas dates", description: "", specs: [] } },
        },
      });
      expect(cleared(cells).sort()).toEqual(Object.keys(cells).sort());
    }
    expect(merged({ price: "clear", price_tiers: "clear" })).toMatchObject({
      changes: [
        { column: "price", before: "12.50", after: "" },
        { column: "price_tiers", before: "500=11.00|1000=9.75", after: "" },
      ],
    });
  });

  it.each(Object.values(ON_REQUEST_WORD))("reads %s as no price, in the price alone", (word) => {
    expect(merged({ price: word, price_tiers: "clear" })).toMatchObject({ product: { priceMinor: null } });
    expect(merged({ name_en: word })).toMatchObject({ product: { texts: { en: { name: word } } } });
    expect(merged({ hs_code: word })).toEqual({ issues: ["hs_code invalid_hs_code"] });
  });

  it.each<[OwnCells, string[]]>([
    [{ category: "clear" }, ["category not_clearable"]],
    [{ min_order: "مسح", unit: "effacer" }, ["min_order not_clearable", "unit not_clearable"]],
    [{ certifications: "|" }, ["certifications empty_value"]],
    [{ price: "clear" }, ["price_tiers no_base_price"]],
    [{ price: "10.50" }, ["price_tiers not_cheaper"]],
    [{ price: "-", price_tiers: "clear" }, ["price invalid_format"]],
    [{ currency: "KWD" }, ["price currency_changed", "price_tiers currency_changed"]],
    [{ currency: "KWD", price: "1.250" }, ["price_tiers currency_changed"]],
  ])("refuses %o: %j", (cells, issues) => expect(merged(cells)).toEqual({ issues }));

  it("says old and new of what changes, and of nothing else", () => {
    expect(merged({ price: "13", name_en: "Khalas dates", certifications: "iso-22000|Halal" })).toMatchObject({
      changes: [{ column: "price", before: "12.50", after: "13.00" }],
      kept: [],
    });
    expect(merged({ price: "", hs_code: " ", name_fr: "" })).toMatchObject({ changes: [], kept: ["price", "hs_code"] });
  });

  it("reads an empty price of a new product as on request, and still asks for what it can't be without", () => {
    const { price: _, price_tiers: __, ...unpriced } = CELLS;
    expect(merged({ ...unpriced, price: "" }, null)).toMatchObject({ product: { priceMinor: null }, changes: [] });
    expect(merged({ ...CELLS, currency: "", unit: " " }, null)).toEqual({
      issues: ["currency invalid_value", "unit invalid_value"],
    });
  });
});

describe("shieldWord", () => {
  it("keeps a text that is a clearing word through export and import, and every other text as it is", () => {
    const words = ["clear", "Clear", "مسح", "\\effacer", "\\\\clear", "clearly", "\\x", "on request"];
    const columns = fc.constantFrom<OwnColumn>("name_en", "description_ar");
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...words), fc.string({ minLength: 1 })), columns, (text, column) => {
        const meaning = meaningOf(column, shieldWord(text));
        if (meaning.kind !== "keep") expect(meaning).toEqual({ kind: "write", text });
      }),
    );
    expect(shieldWord("clearly")).toBe("clearly");
  });
});
