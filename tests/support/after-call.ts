import type { Database } from "#drizzle/client.ts";

/** Does something once the database has answered its nth call from now on: what somebody else does meanwhile. */
export function afterCall({ $client }: Database, nth: number, meanwhile: () => Promise<unknown>): void {
  let calls = 0;
  const { batch, execute } = $client;
  const onAnswer = async <T>(answer: T): Promise<T> => {
    calls += 1;
    if (calls === nth) await meanwhile();
    return answer;
  };
  $client.batch = async (...parameters) => onAnswer(await batch.apply($client, parameters));
  $client.execute = async (...parameters: Parameters<typeof execute>) =>
    onAnswer(await execute.apply($client, parameters));
}
