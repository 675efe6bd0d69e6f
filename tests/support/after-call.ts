import type { Database } from "#drizzle/client.ts";
import { watchCalls } from "./watch-calls.ts";

/** Does something once the database has answered its nth call from now on: what somebody else does meanwhile. */
export function afterCall({ $client }: Database, nth: number, meanwhile: () => Promise<unknown>): void {
  let calls = 0;
  const { batch, execute } = $client;
  const onAnswer = async <T>(answer: T): Promise<T> => {
    calls += 1;
    // Its calls are not those of the work that waits.
    if (calls === nth) await watchCalls(async () => await meanwhile());
    return answer;
  };
  $client.batch = async (...parameters) => onAnswer(await batch.apply($client, parameters));
  $client.execute = async (...parameters: Parameters<typeof execute>) =>
    onAnswer(await execute.apply($client, parameters));
}
