import { type Client, createClient } from "@libsql/client/web";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";

export type Database = LibSQLDatabase & { $client: Client };

export interface DatabaseAddress {
  /** `libsql://…`, `https://…` or the local endpoint's `http://127.0.0.1:…/`. */
  url: string;
  authToken?: string | undefined;
  /** Longest wait for one call in milliseconds; the libSQL client itself would wait for ever (security.md 24). */
  timeoutMs?: number;
}

/**
 * Opens a client over HTTP: the same one in the Worker, in scripts and in tests.
 * Each call is one request; a `batch` is one call too. Drizzle gets no schema: only its relational queries need one,
 * nothing here uses them, and reading it costs every request 75 µs.
 */
export function openDatabase({ url, authToken, timeoutMs = 4000 }: DatabaseAddress): Database {
  const client = createClient({
    url,
    ...(authToken ? { authToken } : {}),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
  return drizzle(client);
}
