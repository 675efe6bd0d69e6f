import Database from "libsql";
import { openDatabase } from "#drizzle/client.ts";
import { reindexEverything } from "#worker/catalogue/search/index-again.ts";
import { Endpoint } from "./endpoint.ts";

/** What work on a whole catalogue takes, in seconds. */
export interface UpkeepRow {
  size: number;
  /** Making the catalogue, its index with it: when that was done. */
  made: number;
  /** Writing the whole search index again, and the processor time of both processes. */
  reindexed: number;
  reindexedCpu: number;
  /** The two longest things that a migration does: an index over all products, and their table written again. */
  indexed: number;
  copied: number;
}

/** One step writes some hundred products, and the last packs the index. */
const STEP_TIMEOUT_MS = 600_000;

/**
 * Writes the search index again as `npm run search:reindex` does, then does what migrations do.
 * @param file a database that may be written to, which nothing has open
 */
export async function measureUpkeep(file: string): Promise<Omit<UpkeepRow, "size" | "made">> {
  const endpoint = await Endpoint.start(file);
  const own = process.cpuUsage();
  const started = performance.now();
  try {
    await reindexEverything(openDatabase({ url: endpoint.url, timeoutMs: STEP_TIMEOUT_MS }));
    const reindexed = secondsSince(started);
    const { user, system } = process.cpuUsage(own);
    const { endpoint: served } = await endpoint.count();
    await endpoint.close();
    return { reindexed, reindexedCpu: (user + system) / 1_000_000 + served / 1000, ...migrated(file) };
  } finally {
    await endpoint.close();
  }
}

function migrated(file: string): Pick<UpkeepRow, "indexed" | "copied"> {
  const native = new Database(file);
  const timed = (statement: string) => {
    const started = performance.now();
    native.exec(statement);
    return secondsSince(started);
  };
  try {
    return {
      indexed: timed("CREATE INDEX bench_upkeep ON products (created_at, number)"),
      copied: timed("CREATE TABLE bench_products AS SELECT * FROM products"),
    };
  } finally {
    native.close();
  }
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
