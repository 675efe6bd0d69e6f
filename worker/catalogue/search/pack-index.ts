import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";

/** Pages of the index that one round of tidying writes at most: some ten milliseconds. */
const PAGES_A_ROUND = 256;

/** Makes one segment of the index, which searches walk fastest: behind bulk writes. A second for 100,000 products. */
export function packIndex(db: Database) {
  return db.run(sql`INSERT INTO search_index (search_index) VALUES ('optimize')`);
}

/** Merges a bounded part of what single writes left behind: for the scheduler. Returns nothing moved: FTS5 does not tell. */
export async function tidyIndex({ db }: { db: Database }): Promise<number> {
  await db.run(sql`INSERT INTO search_index (search_index, rank) VALUES ('merge', ${PAGES_A_ROUND})`);
  return 0;
}
