import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../../faults/free-port.ts";
import { catalogueKey, FOLDER } from "../catalogue.ts";
import { Child } from "../child.ts";
import { measure } from "../measure.ts";
import type { BenchOptions } from "../options.ts";
import type { BesideRow, CaseRow } from "../report.ts";
import type { VendureOrder, VendureStatus } from "./process.ts";
import { nextProduct, nextSearch, readFacetIds } from "./shots.ts";

/** What stands beside us in the benchmark, with the database that its own starter offers without a server. */
const PINNED = { "@vendure/core": "3.7.3", "better-sqlite3": "12.11.1" };
/** What they compile or unpack for themselves when they are installed. */
const MAY_RUN = { "@apollo/protobufjs": true, bcrypt: true, "better-sqlite3": true };
const LONGEST_INSTALL_MS = 20 * 60_000;

/** What decides which products lie in its database. */
const SOURCES = [
  "scripts/bench/vendure/beside.ts",
  "scripts/bench/vendure/imported-rows.ts",
  "scripts/bench/vendure/process.ts",
  "scripts/catalogue",
  "tests/support/terms.csv",
];
/** Beyond it, filling its catalogue takes a day. */
const MOST_PRODUCTS = 100_000;

export interface VendureFigures {
  rows: CaseRow[];
  beside: BesideRow;
}

/** Vendure over the same generated products, running; installed and filled before where it was not. */
export async function vendureOf(size: number, say: (line: string) => void): Promise<VendureCatalogue | undefined> {
  if (size > MOST_PRODUCTS) return undefined;
  const kept = resolve(FOLDER);
  const folder = installVendure(kept, say);
  const file = join(kept, `vendure-${catalogueKey(SOURCES)}-${size}.db`);
  if (!existsSync(file)) await fill({ folder, file, size, say });
  // Written by `fill` beside it.
  const { imported, indexed }: { imported: number; indexed: number } = JSON.parse(readFileSync(`${file}.json`, "utf8"));
  return { folder, file, size, imported, indexed };
}

interface VendureCatalogue {
  folder: string;
  file: string;
  size: number;
  /** Seconds that its products and its index took. */
  imported: number;
  indexed: number;
}

/** Its search with facets and its product read, under the load that ours is put under. */
export async function measureVendure(
  { folder, file, size, imported, indexed }: VendureCatalogue,
  options: BenchOptions,
  tell: (row: CaseRow) => void,
): Promise<VendureFigures> {
  const { shop, child } = await start(folder, file);
  const rows: CaseRow[] = [];
  let memory = 0;
  const count = async () => {
    const status = await child.ask("status");
    memory = Math.max(memory, status.memory);
    return { worker: status.cpu };
  };
  try {
    const ids = await readFacetIds(shop);
    const cases = [
      { name: "vendure search", label: "Vendure: search with facets (GraphQL)", shot: nextSearch(ids) },
      { name: "vendure read", label: "Vendure: product read (GraphQL)", shot: nextProduct(size) },
    ];
    for (const { name, label, shot } of cases) {
      const row = { name, label, size, ...(await measure(shop, shot, options, count)) };
      rows.push(row);
      tell(row);
    }
  } finally {
    await child.end("close");
  }
  return { rows, beside: { size, imported, indexed, memory, database: statSync(file).size } };
}

async function fill({ folder, file, size, say }: Omit<VendureCatalogue, "imported" | "indexed"> & Says): Promise<void> {
  const unfinished = `${file}.new`;
  for (const end of ["", "-wal", "-shm"]) rmSync(unfinished + end, { force: true });
  const { child } = await start(folder, unfinished, "new");
  const { seeded } = await child.ask({ seed: size }).finally(() => child.end("close"));
  if (!seeded) throw new Error("Vendure did not tell how long its catalogue took");
  writeFileSync(`${file}.json`, JSON.stringify(seeded));
  renameSync(unfinished, file);
  say(
    `Vendure's catalogue of ${size} made in ${seeded.imported.toFixed(0)} s, its index in ${seeded.indexed.toFixed(0)} s`,
  );
}

interface Says {
  say: (line: string) => void;
}

async function start(folder: string, file: string, isNew = ""): Promise<{ shop: URL; child: VendureChild }> {
  const port = await freePort();
  const child: VendureChild = new Child("./vendure/process.ts", [folder, file, String(port), isNew]);
  await child.ask();
  return { shop: new URL(`http://127.0.0.1:${port}/`), child };
}

type VendureChild = Child<VendureOrder, VendureStatus>;

/**
 * Installs Vendure into a folder of its own, which Git ignores, unless it is there: it is no package of ours.
 * @param folder where made catalogues are kept
 * @returns the folder
 */
function installVendure(folder: string, say: (line: string) => void): string {
  const own = join(folder, `vendure-${PINNED["@vendure/core"]}`);
  if (Object.entries(PINNED).every(([name, version]) => installedVersion(own, name) === version)) return own;
  const started = performance.now();
  mkdirSync(own, { recursive: true });
  const manifest = { name: "bench-vendure", private: true, dependencies: PINNED, allowScripts: MAY_RUN };
  writeFileSync(join(own, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: own,
    stdio: ["ignore", "inherit", "inherit"],
    timeout: LONGEST_INSTALL_MS,
  });
  say(`Vendure ${PINNED["@vendure/core"]} installed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return own;
}

function installedVersion(folder: string, name: string): string | undefined {
  const manifest = join(folder, "node_modules", name, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  return version;
}
