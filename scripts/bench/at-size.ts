import { statSync } from "node:fs";
import { openDatabase } from "#drizzle/client.ts";
import { type Bench, CASES_AT_SIZE } from "./cases.ts";
import { Endpoint } from "./endpoint.ts";
import type { BenchOptions } from "./options.ts";
import type { CaseRow, MemoryRow } from "./report.ts";
import { sampleProducts } from "./sample-products.ts";
import { startSite } from "./site.ts";

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
    const products = await sampleProducts(openDatabase({ url: endpoint.url }));
    const site = await startSite(options.dist, endpoint.url);
    const figures = await runCases(size, { file, endpoint, site, products, options }, tell).finally(() => site.close());
    return { ...figures, memory: { ...figures.memory, endpoint: endpoint.peakMemory } };
  } finally {
    await endpoint.close();
  }
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
  const memory = { size, endpoint: 0, workerd: bench.site.use()?.memory, database: statSync(bench.file).size };
  return { rows, broken, memory };
}
