import { LOCALES } from "#domain/kernel/locale.ts";
import { type CsvRow, generatedRows } from "../../catalogue/generated-rows.ts";

/** A product as Vendure's importer takes it: one variant, our filters as its facets. */
export interface ImportedRow {
  product: {
    translations: { languageCode: string; name: string; slug: string; description: string; customFields: object }[];
    facets: { translations: { languageCode: string; facet: string; value: string }[] }[];
    assetPaths: string[];
    optionGroups: never[];
  };
  variants: {
    sku: string;
    price: number;
    stockOnHand: number;
    taxCategory: string;
    assetPaths: string[];
    facets: never[];
    translations: { languageCode: string; optionValues: string[]; customFields: object }[];
  }[];
}

/** The facets that hold what we filter by; prices, quantities and licences are none of its facets. */
export const FACETS = ["category", "subcategory", "origin", "certification"] as const;

/** The products that our own generated catalogue begins with, in the same three languages. */
export function* importedRows(rows: number): Generator<ImportedRow> {
  for (const row of generatedRows(rows, 1, ["-"])) yield importedRow(row);
}

export function slugOf(sku: string): string {
  return sku.toLowerCase();
}

function importedRow(row: CsvRow): ImportedRow {
  const values: [(typeof FACETS)[number], string][] = [
    ["category", row.category],
    ["subcategory", row.subcategory],
    ["origin", row.origin],
    ...row.certifications.split("|").map((code): ["certification", string] => ["certification", code]),
  ];
  return {
    product: {
      translations: LOCALES.map((languageCode) => ({
        languageCode,
        name: row[`name_${languageCode}`],
        slug: slugOf(row.sku),
        description: row[`description_${languageCode}`],
        customFields: {},
      })),
      facets: values.map(([facet, value]) => ({ translations: [{ languageCode: "en", facet, value }] })),
      assetPaths: [],
      optionGroups: [],
    },
    variants: [
      {
        sku: row.sku,
        price: Number(row.price),
        stockOnHand: 1000,
        taxCategory: "standard",
        assetPaths: [],
        facets: [],
        translations: LOCALES.map((languageCode) => ({ languageCode, optionValues: [], customFields: {} })),
      },
    ],
  };
}
