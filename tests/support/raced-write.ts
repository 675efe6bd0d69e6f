import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#drizzle/client.ts";
import { sqlOf, watchCalls } from "./watch-calls.ts";

/** Has something happen right before the next batch that writes into a table: who looked before is late then. */
export function beforeWriteInto({ $client }: Database, table: SQLiteTable, happen: () => Promise<unknown>): void {
  const { batch } = $client;
  const start = `insert into "${getTableName(table)}"`;
  $client.batch = async (statements, mode) => {
    if (statements.some((statement) => sqlOf(statement).includes(start))) {
      $client.batch = batch;
      // What happens is no call of who is late.
      await watchCalls(async () => {
        await happen();
      });
    }
    return batch.call($client, statements, mode);
  };
}
