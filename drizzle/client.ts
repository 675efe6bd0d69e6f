import { type Client, createClient } from "@libsql/client/web";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";
import { withBells } from "./bells.ts";
import { fetchForReads } from "./read-breaker.ts";

const WRITE_TIMEOUT_MS = 4000;

export type Database = LibSQLDatabase & { $client: Client };

export interface DatabaseAddress {
  /** `libsql://…`, `https://…` or the local endpoint's `http://127.0.0.1:…/`. */
  url: string;
  authToken?: string | undefined;
  /** Longest wait for one call in milliseconds; the libSQL client itself would wait for ever (security 24). */
  timeoutMs?: number;
  /** Calls only read: they wait this many milliseconds, and not at all while the database keeps silent. */
  readWithinMs?: number | undefined;
  /** Hears which accounts' notices a call wrote or marked. */
  onNotices?: (userIds: string[]) => void;
  /** Hears of each call, when it has ended, how many milliseconds it took, and whether an answer came. */
  onCall?: OnCall;
  /** Whole numbers are read as bigint, so that a copy tells them from those with a fraction. */
  readsBigints?: boolean;
}

type OnCall = (ms: number, isAnswered: boolean) => void;
type Fetch = (request: Request) => Promise<Response>;

/**
 * Opens a client over HTTP: the same one in the Worker, in scripts and in tests.
 * Each call is one request; a `batch` is one call too. Drizzle gets no schema: only its relational queries need one,
 * nothing here uses them, and reading it costs every request 75 µs.
 */
export function openDatabase({
  url,
  authToken,
  timeoutMs = WRITE_TIMEOUT_MS,
  readWithinMs,
  onNotices,
  onCall,
  readsBigints = false,
}: DatabaseAddress): Database {
  const ask: Fetch = readWithinMs
    ? fetchForReads(url, readWithinMs)
    : (request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
  const client = createClient({
    url,
    ...(authToken ? { authToken } : {}),
    ...(readsBigints ? { intMode: "bigint" as const } : {}),
    fetch: withNamedRubbish(onCall ? timed(ask, onCall) : ask),
  });
  return drizzle(onNotices ? withBells(client, onNotices) : client);
}

/**
 * An answer that is no JSON is the transport's fault, as one that never came: what was asked may have happened. Unnamed it would
 * read like an error of our own in parsing.
 */
function withNamedRubbish(ask: Fetch): Fetch {
  return async (request) => {
    const answer = await ask(request);
    const { json } = answer;
    answer.json = () =>
      json.call(answer).catch((cause: unknown) => {
        throw cause instanceof SyntaxError ? new Error("HRANA_RUBBISH: the answer is no JSON", { cause }) : cause;
      });
    return answer;
  };
}

function timed(ask: Fetch, onCall: OnCall): Fetch {
  return async (request) => {
    const startedAt = Date.now();
    let isAnswered = false;
    try {
      const answer = await ask(request);
      isAnswered = true;
      return answer;
    } finally {
      onCall(Date.now() - startedAt, isAnswered);
    }
  };
}

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
