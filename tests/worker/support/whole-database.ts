import type { Database } from "#drizzle/client.ts";
import { untilNothingRuns } from "./left-running.ts";

/** What counts how often somebody knocked; a refusal may leave its mark there. */
const COUNTERS = new Set(["rate_limits"]);

/** Every row of every table but the counters, for "nothing was written"; what earlier calls left running has ended. */
export async function wholeDatabase(db: Database): Promise<Record<string, unknown[]>> {
  await untilNothingRuns(db);
  const { $client } = db;
  const tables = await $client.execute(
    "select name from sqlite_master where type = 'table' and name not like 'search_index%' and name not like 'sqlite_%'",
  );
  const names = tables.rows.map(({ name }) => String(name)).filter((name) => !COUNTERS.has(name));
  const contents = await $client.batch(names.map((name) => `select * from "${name}" order by 1, 2`));
  return Object.fromEntries(names.map((name, place) => [name, contents[place]?.rows.map((row) => ({ ...row })) ?? []]));
}
