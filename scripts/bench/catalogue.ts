import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { openDatabase } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { seedDemoData } from "#drizzle/seed/seed.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { migrateDatabase } from "../local-stack.ts";
import { Endpoint } from "./endpoint.ts";

/** Where made catalogues are kept. */
export const FOLDER = ".data/bench";
/** Databases of the run itself, which quotes are written to. */
export const RUN_FOLDER = join(FOLDER, `run-${process.pid}`);

const SEED_TIMEOUT_MS = 60_000;
/** A million products on a machine with other work. */
const IMPORT_TIMEOUT_MS = 3 * 3_600_000;
/** What is kept here of ours: the key, the size, the end. */
const OWN = /^[0-9a-f]{12}-\d+\.db/;
/** Products of a company. */
const PRODUCTS_EACH = 100;

/** A database that a run may write to. */
export interface Catalogue {
  file: string;
  /** Products in it: the size asked for, or the demo data's where these are more. */
  size: number;
  /** Seconds that it took to be made. */
  made: number;
}

/**
 * A catalogue of the demo data and as many generated products as are missing, of a company for each hundred; made once
 * with the site's own import in blocks, then copied, so that every run starts from the same file.
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
    if (missing > 0) await generate(missing, file);
    const seconds = (performance.now() - started) / 1000;
    writeFileSync(`${made}.json`, JSON.stringify({ seconds }));
    renameSync(file, made);
    say(`catalogue of ${size} made in ${seconds.toFixed(1)} s, ${Math.round(size / seconds)} products a second`);
  }
  copyFileSync(made, file);
  // Written above, in this run or an earlier one.
  const { seconds }: { seconds: number } = JSON.parse(readFileSync(`${made}.json`, "utf8"));
  return { file, size: await productsIn(file), made: seconds };
}

async function seed(file: string): Promise<number> {
  return withDatabase(file, async (db) => {
    await migrateDatabase(db);
    return (await seedDemoData(db, Date.UTC(2026, 10, 21), reindexProducts)).products;
  });
}

/** The database is a process of its own: one block is written while the next is read. */
async function generate(rows: number, file: string): Promise<void> {
  const csv = `${file}.csv`;
  const endpoint = await Endpoint.start(file);
  const suppliers = String(Math.ceil(rows / PRODUCTS_EACH));
  try {
    runScriptFile("generate-catalogue.ts", ["--rows", String(rows), "--suppliers", suppliers, "--out", csv], endpoint);
    runScriptFile("catalogue-import.ts", [csv, "--apply", "--in-blocks"], endpoint);
  } finally {
    await endpoint.close();
    rmSync(csv, { force: true });
  }
}

function runScriptFile(name: string, args: string[], { url }: Endpoint): void {
  const own: Record<string, string> = { TURSO_DATABASE_URL: url };
  execFileSync(process.execPath, ["--import", "tsx", join("scripts", name), ...args], {
    env: { ...process.env, ...own },
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
    if (OWN.test(name) && !name.startsWith(key)) rmSync(join(FOLDER, name));
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
