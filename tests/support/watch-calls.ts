import { AsyncLocalStorage } from "node:async_hooks";
import type { InStatement } from "@libsql/client/web";
import type { Database } from "#drizzle/client.ts";

/** The database calls, i.e. round trips, of one piece of work: the statements of each. */
export type MadeCalls = string[][];

const watching = new AsyncLocalStorage<MadeCalls>();

/** Has a client tell each call to the work that made it, however much runs beside. */
export function makeWatchable<D extends Database>(db: D): D {
  const { $client } = db;
  const { batch, execute } = $client;
  $client.batch = (statements, mode) => {
    watching.getStore()?.push(statements.map(sqlOf));
    return batch.call($client, statements, mode);
  };
  $client.execute = (...parameters: Parameters<typeof execute>) => {
    watching.getStore()?.push([sqlOf(parameters[0])]);
    return execute.apply($client, parameters);
  };
  return db;
}

/** Runs work and hands over the calls that it and what it started have made, also those that are still to come. */
export function watchCalls<T>(work: (made: MadeCalls) => T): T {
  const made: MadeCalls = [];
  return watching.run(made, () => work(made));
}

/** What a statement says, as the client takes it. */
export function sqlOf(statement: InStatement | [string, unknown?]): string {
  if (typeof statement === "string") return statement;
  return Array.isArray(statement) ? statement[0] : statement.sql;
}
