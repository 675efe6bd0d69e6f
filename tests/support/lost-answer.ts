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

const WRITES = /^\s*(insert|update|delete|replace)\b/i;

/**
 * The answer to the nth call from now on that writes anything is lost, as {@link loseAnswerFrom} loses it; later ones come.
 * @returns how many calls have written since
 */
export function loseNthAnswer({ $client }: Database, nth: number): () => number {
  let writes = 0;
  const { batch, execute } = $client;
  const afterWrite = <T>(statements: Parameters<typeof sqlOf>[0][], answer: T): T => {
    if (!statements.some((statement) => WRITES.test(sqlOf(statement)))) return answer;
    writes += 1;
    if (writes === nth) throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
    return answer;
  };
  $client.batch = async (statements, mode) => afterWrite(statements, await batch.call($client, statements, mode));
  $client.execute = async (...parameters: Parameters<typeof execute>) =>
    afterWrite([parameters[0]], await execute.apply($client, parameters));
  return () => writes;
}
