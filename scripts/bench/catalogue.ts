import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { openDatabase } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { seedDemoData } from "#drizzle/seed/seed.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { migrateDatabase } from "../local-stack.ts";
import { Endpoint } from "./endpoint.ts";

const FOLDER = ".data/bench";
/** Databases of the run itself, which quotes are written to. */
export const RUN_FOLDER = join(FOLDER, `run-${process.pid}`);

const SEED_TIMEOUT_MS = 60_000;
const IMPORT_TIMEOUT_MS = 600_000;

/** A database that a run may write to. */
export interface Catalogue {
  file: string;
  /** Products in it: the size asked for, or the demo data's where these are more. */
  size: number;
}

/**
 * A catalogue of the demo data and as many generated products as are missing; made once with the site's own import,
 * then copied, so that every run starts from the same file.
 */
export async function catalogueOf(size: number, say: (line: string) => void): Promise<Catalogue> {
  const key = catalogueKey();
  mkdirSync(RUN_FOLDER, { recursive: true });
  dropOthers(key);
  const made = join(FOLDER, `${key}-${size}.db`);
  const file = join(RUN_FOLDER, `${size}.db`);
  if (!existsSync(made)) {
    const started = performance.now();
    const missing = size - (await seed(file));
    if (missing > 0) generate(missing, file);
    renameSync(file, made);
    say(`catalogue of ${size} made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  copyFileSync(made, file);
  return { file, size: await productsIn(file) };
}

async function seed(file: string): Promise<number> {
  return withDatabase(file, async (db) => {
    await migrateDatabase(db);
    return (await seedDemoData(db, Date.UTC(2026, 10, 21), reindexProducts)).products;
  });
}

function generate(rows: number, file: string): void {
  const csv = `${file}.csv`;
  runScriptFile("generate-catalogue.ts", ["--rows", String(rows), "--out", csv]);
  runScriptFile("catalogue-import.ts", [csv, "--apply"], { DB_FILE: file });
  rmSync(csv);
}

function runScriptFile(name: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync(process.execPath, ["--import", "tsx", join("scripts", name), ...args], {
    env: { ...process.env, TURSO_DATABASE_URL: "", ...env },
    stdio: ["ignore", "inherit", "inherit"],
    timeout: IMPORT_TIMEOUT_MS,
  });
}

function productsIn(file: string): Promise<number> {
  return withDatabase(file, async (db) => (await db.select({ rows: count() }).from(products))[0]?.rows ?? 0);
}

async function withDatabase<T>(file: string, work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const endpoint = await Endpoint.start(file);
  try {
    return await work(openDatabase({ url: endpoint.url, timeoutMs: SEED_TIMEOUT_MS }));
  } finally {
    await endpoint.close();
  }
}

function dropOthers(key: string): void {
  for (const name of readdirSync(FOLDER)) {
    if (name.endsWith(".db") && !name.startsWith(key)) rmSync(join(FOLDER, name));
  }
}

/** Everything that decides what lies in a made catalogue's database. */
const SOURCES = [
  "domain/catalogue",
  "drizzle/migrations",
  "drizzle/schema",
  "drizzle/seed",
  "scripts/bench/catalogue.ts",
  "scripts/catalogue",
  "scripts/catalogue-import.ts",
  "scripts/generate-catalogue.ts",
  "tests/support/terms.csv",
  "worker/catalogue/import",
  "worker/catalogue/search",
];

/** A short hash of the sources of a catalogue: another one when a database made earlier no longer fits. */
export function catalogueKey(paths: readonly string[] = SOURCES): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 12);
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}
