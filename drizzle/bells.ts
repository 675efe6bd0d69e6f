import type { Database } from "./client.ts";

type Client = Database["$client"];

/** Under this name a statement hands over the accounts whose notices it wrote or marked (worker/platform/write/notice-rows.ts). */
export const BELL = "bell_user_id";

type Results = Awaited<ReturnType<Client["batch"]>>;

/**
 * The same client, whose calls tell which accounts' bells are to ring: what their statements return as {@link BELL}. Told once
 * per call, each account once, after the call has succeeded.
 */
export function withBells(client: Client, ring: (userIds: string[]) => void): Client {
  function heard(results: Results) {
    const rows = results.flatMap(({ columns, rows }) => (columns.includes(BELL) ? rows : []));
    if (rows.length > 0) ring([...new Set(rows.map((row) => String(row[BELL])))]);
  }
  const ringing: Pick<Client, "batch"> & {
    execute: (...call: Parameters<Client["execute"]>) => Promise<Results[number]>;
  } = {
    batch: async (...call) => {
      const results = await client.batch(...call);
      heard(results);
      return results;
    },
    execute: async (...call) => {
      const result = await client.execute(...call);
      heard([result]);
      return result;
    },
  };
  // Its own methods read private fields, so they are called on the client itself.
  return new Proxy(client, {
    get(_, name) {
      const value: unknown = Reflect.get(Reflect.has(ringing, name) ? ringing : client, name);
      return typeof value === "function" ? value.bind(client) : value;
    },
    set: (_, name, value) => Reflect.set(ringing, name, value),
  });
}
