import { OWN_COLUMNS, type OwnColumn } from "#domain/catalogue/own-columns.ts";
import { EMPTY_CELLS } from "#domain/catalogue/own-row.ts";
import { columnName } from "#src/features/import/column-names.ts";
import { cellInNames } from "#src/features/import/value-names.ts";
import { writeXlsx } from "#src/features/import/xlsx-file.ts";
import { generatedRows } from "../../scripts/catalogue/generated-rows.ts";
import { Random } from "../../scripts/catalogue/random.ts";

/** Ways in which a supplier gets a row wrong, and where that is told. */
const SLIPS: readonly [OwnColumn, string][] = [
  ["price", "غير محدد"],
  ["price", "-4"],
  ["min_order", "0"],
  ["min_order", "عشرة"],
  ["unit", "زنبيل"],
  ["category", "أسلحة"],
  ["origin", "المريخ"],
  ["sku", ""],
  ["hs_code", "12"],
  ["lead_time_days", "قريبًا"],
  ["certifications", "ISO 99999"],
  ["price_tiers", "1=0.01"],
  ["name_ar", "ت".repeat(201)],
];

export interface BigCatalogue {
  table: string[][];
  /** Rows as a spreadsheet counts, with the column that is wrong. */
  wrong: { row: number; column: OwnColumn }[];
}

/** A supplier's file with Arabic headings and names, the same for the same seed; some of its rows are wrong. */
export function bigCatalogue({ rows, wrong, seed }: { rows: number; wrong: number; seed: number }): BigCatalogue {
  const random = new Random(seed);
  const slips = new Map<number, (typeof SLIPS)[number]>();
  while (slips.size < wrong) {
    slips.set(random.between(2, rows + 1), SLIPS[slips.size % SLIPS.length] ?? ["price", "x"]);
  }
  const table = [...generatedRows(rows, seed, ["own"])].map((cells, place) => {
    const { specifications, supplier_slug: _, ...others } = cells;
    const slip = slips.get(place + 2);
    const row = { ...EMPTY_CELLS, ...others, specifications_en: specifications };
    if (slip) row[slip[0]] = slip[1];
    return OWN_COLUMNS.map((column) => cellInNames(column, row[column], "ar"));
  });
  const found = [...slips].map(([row, [column]]) => ({ row, column }));
  return {
    table: [OWN_COLUMNS.map((column) => columnName(column, "ar")), ...table],
    wrong: found.sort((one, other) => one.row - other.row),
  };
}

/** The file itself. */
export async function bigCatalogueFile({ table }: BigCatalogue): Promise<Buffer> {
  const file = await writeXlsx([{ name: "المنتجات", rows: table, isHeaded: true, rightToLeft: true }]);
  return Buffer.from(await file.arrayBuffer());
}
