import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import Papa from "papaparse";
import { CSV_COLUMNS } from "#domain/catalogue/import-row.ts";
import { SUPPLIERS } from "../drizzle/seed/suppliers/all.ts";
import { writeCompanies } from "./catalogue/companies.ts";
import { generatedRows } from "./catalogue/generated-rows.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Writes a catalogue of made-up products for tests and measurements, as a file for catalogue:import.
The same rows and seed give the same file. Terms: Open Food Facts (ODbL), see tests/support/terms.md.

  npx tsx scripts/generate-catalogue.ts --rows 10000 --seed 1 --out FILE

Options
  --rows N       how many products (10000)
  --seed N       another seed, other products (1)
  --suppliers N  spreads them over N made-up companies, which are written into the database first where they are
                 missing; without it over the demo's
  --out FILE     where to write

Environment, with --suppliers
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

runScript("generate-catalogue", HELP, async () => {
  const { values } = parseArgs({
    options: {
      rows: { type: "string", default: "10000" },
      seed: { type: "string", default: "1" },
      suppliers: { type: "string" },
      out: { type: "string" },
    },
  });
  const rows = Number(values.rows);
  const seed = Number(values.seed);
  const count = Number(values.suppliers ?? 0);
  if (!values.out || ![rows, seed, count].every(Number.isInteger) || rows < 1 || count < 0) {
    throw new Error("needs --out FILE, and whole numbers for --rows, --seed and --suppliers");
  }
  const suppliers = count > 0 ? await madeUpSuppliers(count) : approvedSuppliers();
  const file = createWriteStream(values.out);
  file.write(`${CSV_COLUMNS.join(",")}\n`);
  for (const row of generatedRows(rows, seed, suppliers)) {
    const line = Papa.unparse([CSV_COLUMNS.map((column) => row[column])], { newline: "\n" });
    if (!file.write(`${line}\n`)) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
  console.log(`${rows} products in ${values.out}`);
});

async function madeUpSuppliers(count: number): Promise<[string, ...string[]]> {
  const { db, close } = await openScriptDatabase();
  try {
    await migrateDatabase(db);
    return await writeCompanies(db, count, Date.now());
  } finally {
    await close();
  }
}

/** Demo suppliers that may sell: what is imported is seen. */
function approvedSuppliers(): [string, ...string[]] {
  const slugs = Object.values(SUPPLIERS).flatMap(({ slug, status }) => (status === undefined ? [slug] : []));
  const [first, ...others] = slugs;
  if (!first) throw new Error("The demo data has no approved supplier");
  return [first, ...others];
}
