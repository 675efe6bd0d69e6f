import type { Database } from "#drizzle/client.ts";

/** Every row of every table. */
export async function wholeFile({ $client }: Database): Promise<Record<string, unknown[]>> {
  const tables = await $client.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  );
  const names = tables.rows.map(({ name }) => String(name));
  const contents = await $client.batch(names.map((name) => `select * from "${name}"`));
  return Object.fromEntries(names.map((name, place) => [name, contents[place]?.rows.map((row) => ({ ...row })) ?? []]));
}
