import type { Database } from "#drizzle/client.ts";

/** As many as one statement writes well within the endpoint's patience. */
const ROWS = 20_000;

/**
 * Runs statements for the numbers from 0 to `count`, some at a time: each begins with `NUMBERS`, which stands for a table `n` with
 * the column `i`.
 */
export async function writeNumbered({ $client }: Database, count: number, statements: string[]): Promise<void> {
  for (let from = 0; from < count; from += ROWS) {
    const last = Math.min(count, from + ROWS) - 1;
    const numbers = `with recursive n(i) as (values (${from}) union all select i + 1 from n where i < ${last})`;
    for (const statement of statements) await $client.execute(statement.replace("NUMBERS", numbers));
  }
}
