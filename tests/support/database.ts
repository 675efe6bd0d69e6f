import { inject } from "vitest";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { makeWatchable } from "./watch-calls.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the libSQL endpoint; a path behind it is a database of its own, with a slash at the end. */
    endpointUrl: string;
    /** A folder of this run alone, which goes with it. */
    scratchFolder: string;
    /** How often each race is run: RACE_ROUNDS, else 3. */
    raceRounds: number;
    /** How many operations a random run makes: RANDOM_OPERATIONS, else 600; and its seed: RANDOM_SEED, else any. */
    randomOperations: number;
    randomSeed: number;
  }
}

/** Address of a fresh, migrated database that no other test file sees. */
export async function freshDatabaseUrl(): Promise<string> {
  return `${inject("endpointUrl")}t${crypto.randomUUID().replaceAll("-", "")}/`;
}

/**
 * A client for what a test does itself: it waits out what else the endpoint is busy with, where the Worker gives up. workerd
 * keeps the time limit of each call to its end, and at most 10,000 of them.
 */
export function databaseAt(url: string, timeoutMs = 15_000): Database {
  return openDatabase({ url, timeoutMs });
}

/** A client of a fresh, migrated database. */
export async function freshDatabase(): Promise<Database> {
  return makeWatchable(databaseAt(await freshDatabaseUrl()));
}
