import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#drizzle/client.ts";
import { seedDemoData } from "#drizzle/seed/seed.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { migrateDatabase } from "../local-stack.ts";
import { catalogueKey } from "./catalogue-key.ts";
import { Endpoint } from "./endpoint.ts";

const FOLDER = ".data/bench";
/** Databases of the run itself, which quotes are written to. */
export const RUN_FOLDER = join(FOLDER, `run-${process.pid}`);

const IMPORT_TIMEOUT_MS = 120_000;

/**
 * A database with the demo data and as many generated products as are missing to `size`; made once, then copied, so
 * that every run starts from the same file.
 */
export async function catalogueOf(size: number, say: (line: string) => void): Promise<string> {
  const key = catalogueKey();
  mkdirSync(RUN_FOLDER, { recursive: true });
  dropOthers(key);
  const made = join(FOLDER, `${key}-${size}.db`);
  const copy = join(RUN_FOLDER, `${size}.db`);
  if (!existsSync(made)) {
    const started = performance.now();
    await make(size, copy);
    renameSync(copy, made);
    say(`catalogue of ${size} made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  copyFileSync(made, copy);
  return copy;
}

async function make(_size: number, file: string): Promise<void> {
  const endpoint = await Endpoint.start(file);
  try {
    const db = openDatabase({ url: endpoint.url, timeoutMs: IMPORT_TIMEOUT_MS });
    await migrateDatabase(db);
    await seedDemoData(db, Date.UTC(2026, 10, 21), reindexProducts);
  } finally {
    await endpoint.close();
  }
}

function dropOthers(key: string): void {
  for (const name of readdirSync(FOLDER)) {
    if (name.endsWith(".db") && !name.startsWith(key)) rmSync(join(FOLDER, name));
  }
}
