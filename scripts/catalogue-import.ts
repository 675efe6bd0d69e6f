import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Database } from "#drizzle/client.ts";
import { importBlocks } from "#worker/catalogue/import/import-blocks.ts";
import { type ImportError, type ImportRefusal, ImportRefused } from "#worker/catalogue/import/import-error.ts";
import { type ImportReport, importProducts, type ProductChange } from "#worker/catalogue/import/import-products.ts";
import { MAX_IMPORT_BYTES } from "#worker/catalogue/import/parse-import.ts";
import { cutCsv } from "./catalogue/cut-csv.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Imports products from a CSV file (UTF-8, with or without BOM): all of them, or none if any row is wrong.
Products are told apart by supplier and SKU, so that importing a file again changes nothing. An empty cell keeps what is
stored; the word “clear” (مسح, effacer) takes a value away, and so does “on request” in the price. In a new product an
empty price is “on request”.

  npm run catalogue:import -- FILE.csv           says what it would do: each change, and apart what would be cleared
  npm run catalogue:import -- FILE.csv --apply   does it

  --in-blocks   for a file of any length: some thousand products at a time, each block all or none. The first one with an
                error ends the import; what stands before it is written, and importing the file again changes nothing of it

Columns
  sku, supplier_slug, category, subcategory, name_ar, name_en, name_fr, description_ar, description_en,
  description_fr, price, currency, min_order, unit, lead_time_days (15 or 15-20), origin,
  certifications separated by |, specifications as key=value separated by |

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

const MOST_SHOWN = 100;

const REFUSALS: Record<ImportRefusal, string> = {
  too_large: `the file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB; split it`,
  too_many_rows: "the file has more than 100,000 products; split it",
  not_utf8: "the file is not UTF-8; save it as “CSV UTF-8”",
  header: "the first row must hold the columns of --help; missing or unknown",
  quotes: "a quoted cell is never closed",
  empty: "the file has no products",
  changed: "products of the file were changed while it was read; nothing is written, import it again",
};

const REASONS: Record<string, string> = {
  columns: "has too few or too many cells",
  duplicate: "stands in the file before, for the same supplier",
  unknown_supplier: "is no supplier of this site",
  mismatch: "belongs to another category",
  precision: "has more decimals than the currency",
  incomplete: "is missing: a language needs name and description, and one language has to be complete",
  invalid_value: "is none of the known values",
  invalid_format: "can't be read",
  invalid_type: "can't be read",
  too_big: "is too long or too large",
  too_small: "is missing or too small",
  not_clearable: "can't be cleared: a product needs it",
  empty_value: "holds signs alone; write “clear” to take the value away",
  currency_changed: "must be written too, since the currency changes",
  no_base_price: "is needed by the product's quantity prices",
  below_moq: "contradicts the product's quantity prices",
  not_a_multiple: "is no multiple of the step that the product is ordered in",
  not_cheaper: "contradicts the product's quantity prices",
};

runScript("catalogue:import", HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { apply: { type: "boolean", default: false }, "in-blocks": { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error("needs a file; see --help");
  const { db, place, close } = await openScriptDatabase();
  try {
    await migrateDatabase(db);
    const order = { db, file, apply: values.apply, now: Date.now() };
    const started = performance.now();
    const report = await (values["in-blocks"] ? importInBlocks(order) : importWhole(order)).catch(explain);
    tellErrors(report.errors, report.isApplied ? "what stands before them is written" : `${place} is untouched`);
    notifyOfChanges(report);
    const { products, created, unpriced, isApplied } = report;
    const counts = `${products} products, ${created} of them new (${unpriced} without a price: on request)`;
    console.log(
      isApplied
        ? `Imported ${counts}, into ${place}${pace(products, started)}.`
        : `${counts}. Nothing written: add --apply.`,
    );
  } finally {
    await close();
  }
});

interface Order {
  db: Database;
  file: string;
  apply: boolean;
  now: number;
}

async function importWhole({ db, file, apply, now }: Order): Promise<ImportReport> {
  return importProducts(db, await read(file), { apply, now });
}

/** Tells how far it is after each block; of what changes only so much is kept as is shown. */
async function importInBlocks({ db, file, apply, now }: Order): Promise<ImportReport> {
  const started = performance.now();
  const sum: ImportReport = {
    products: 0,
    created: 0,
    unpriced: 0,
    changes: [],
    kept: 0,
    errors: [],
    isApplied: false,
  };
  const onBlock = ({ products, created, unpriced, changes, kept, errors, isApplied }: ImportReport) => {
    sum.errors = errors;
    if (errors.length > 0) return;
    sum.products += products;
    sum.created += created;
    sum.unpriced += unpriced;
    sum.kept += kept;
    sum.changes.push(...changes);
    sum.isApplied ||= isApplied;
    console.log(`${sum.products} products${pace(sum.products, started)}`);
  };
  await importBlocks(db, cutCsv(createReadStream(file)), { apply, now, onBlock });
  return sum;
}

function pace(products: number, started: number): string {
  const seconds = (performance.now() - started) / 1000;
  return ` in ${seconds.toFixed(1)} s, ${Math.round(products / seconds)} a second`;
}

/** @throws Error when there is one */
function tellErrors(errors: ImportError[], state: string): void {
  for (const error of errors.slice(0, MOST_SHOWN)) console.error(inWords(error));
  if (errors.length > MOST_SHOWN) console.error(`… and ${errors.length - MOST_SHOWN} more`);
  if (errors.length > 0) throw new Error(`${errors.length} errors; ${state}`);
}

/** What would be cleared stands apart and first. */
function notifyOfChanges({ changes, kept, isApplied }: ImportReport): void {
  const cleared = changes.filter(({ after }) => after === "");
  notifySome(isApplied ? "Cleared" : "Would be cleared", cleared);
  notifySome(
    isApplied ? "Changed" : "Would change",
    changes.filter(({ after }) => after !== ""),
  );
  console.log(`${kept} empty cells keep what is stored.`);
}

function notifySome(title: string, changes: ProductChange[]): void {
  console.log(`${title}: ${changes.length}`);
  for (const { row, sku, column, before, after } of changes.slice(0, MOST_SHOWN)) {
    console.log(`  row ${row}, ${sku}, ${column}: ${before || "(none)"} → ${after || "(none)"}`);
  }
  if (changes.length > MOST_SHOWN) console.log(`  … and ${changes.length - MOST_SHOWN} more`);
}

async function read(file: string): Promise<Uint8Array> {
  const { size } = await stat(file);
  if (size > MAX_IMPORT_BYTES) throw new Error(REFUSALS.too_large);
  return readFile(file);
}

function explain(error: unknown): never {
  if (!(error instanceof ImportRefused)) throw error;
  throw new Error([REFUSALS[error.reason], error.detail].filter((part) => part !== "").join(": "));
}

function inWords({ row, column, code }: ImportError): string {
  return `row ${row}${column ? `, column ${column}` : ""}: ${REASONS[code] ?? code}`;
}
