import { statSync } from "node:fs";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { type Bench, CASES_AT_SIZE } from "./cases.ts";
import { Endpoint } from "./endpoint.ts";
import type { BenchOptions } from "./options.ts";
import type { CaseRow, MemoryRow } from "./report.ts";
import { sampleProducts } from "./sample-products.ts";
import { startSite } from "./site.ts";

/** Samples and sizes are read from the whole file. */
const SAMPLE_TIMEOUT_MS = 120_000;

export interface SizeFigures {
  rows: CaseRow[];
  memory: MemoryRow;
  /** Cases that could not be measured, and why. */
  broken: string[];
}

/**
 * Measures the chosen cases over one catalogue.
 * @param file a database that may be written to
 * @param tell is called with every row as soon as it is known
 */
export async function measureAtSize(
  size: number,
  file: string,
  options: BenchOptions,
  tell: (row: CaseRow) => void,
): Promise<SizeFigures> {
  const endpoint = await Endpoint.start(file);
  try {
    const db = openDatabase({ url: endpoint.url, timeoutMs: SAMPLE_TIMEOUT_MS });
    const [products, index] = [await sampleProducts(db), await searchBytes(db)];
    const site = await startSite(options.dist, endpoint.url);
    const figures = await runCases(size, { file, endpoint, site, products, options }, tell).finally(() => site.close());
    return { ...figures, memory: { ...figures.memory, index, endpoint: endpoint.peakMemory } };
  } finally {
    await endpoint.close();
  }
}

/** Bytes of the tables and indexes of search. */
async function searchBytes(db: Database): Promise<number> {
  const [row] = await db.all<{ bytes: number }>(sql`select sum(pgsize) as bytes from dbstat
    where name glob 'search_*'`);
  return row?.bytes ?? 0;
}

async function runCases(size: number, bench: Bench, tell: (row: CaseRow) => void): Promise<SizeFigures> {
  const rows: CaseRow[] = [];
  const broken: string[] = [];
  for (const { group, name, label, run } of CASES_AT_SIZE) {
    if (!bench.options.only.has(group)) continue;
    try {
      const row = { name, label, size, ...(await run(bench)) };
      rows.push(row);
      tell(row);
    } catch (error) {
      broken.push(`${label} at ${size}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const memory = {
    size,
    index: 0,
    endpoint: 0,
    workerd: bench.site.use()?.memory,
    database: statSync(bench.file).size,
  };
  return { rows, broken, memory };
}
