import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#drizzle/client.ts";
import { sqlOf } from "./watch-calls.ts";

/** The answer to the next batch that writes into a table is lost: the database has committed, and who asked hears of a timeout. */
export function loseAnswerFrom({ $client }: Database, table: SQLiteTable): void {
  const { batch } = $client;
  const start = `insert into "${getTableName(table)}"`;
  $client.batch = async (statements, mode) => {
    const answer = await batch.call($client, statements, mode);
    if (!statements.some((statement) => sqlOf(statement).includes(start))) return answer;
    $client.batch = batch;
    throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
  };
}
