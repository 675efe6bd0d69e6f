import type { Client } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import type { Database } from "./client.ts";

/**
 * Reads in one read transaction: what `work` reads is the state of one moment, whatever is written meanwhile.
 * @throws what `work` does, and where the server ends the transaction, which it may after some seconds
 */
export async function inOneMoment<Result>(
  { $client }: Database,
  work: (reader: Database) => Promise<Result>,
): Promise<Result> {
  const transaction = await $client.transaction("read");
  try {
    // Of a client the builder asks `execute` and `batch` alone, which a transaction has too.
    return await work(drizzle(transaction as unknown as Client));
  } finally {
    transaction.close();
  }
}
