import type { Database } from "#drizzle/client.ts";

/** Counts the database calls, i.e. round trips, that a client makes from now on. */
export function countCalls({ $client }: Database): () => number {
  let calls = 0;
  const { batch, execute } = $client;
  $client.batch = (...parameters) => {
    calls += 1;
    return batch.apply($client, parameters);
  };
  $client.execute = (...parameters: Parameters<typeof execute>) => {
    calls += 1;
    return execute.apply($client, parameters);
  };
  return () => calls;
}
