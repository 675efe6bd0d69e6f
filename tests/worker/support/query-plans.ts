import type { InStatement } from "@libsql/client/web";
import type { Database } from "#drizzle/client.ts";

/** Editors' tables: a page of them is all there will ever be; operators' words are read whole only where they changed. */
const SMALL_TABLES = [
  ...["tips", "partners", "partner_translations", "claims", "claim_translations", "statistics"],
  "synonym_groups",
];

/** Names of derived tables, which are bounded by their own limits. */
const DERIVED_TABLES = ["c", "reader", "wanted", "saved", "bought", "n", "looked", "hit", "CONSTANT"];

/** Steps of a plan that walk through what the statement of matching itself holds, all of it bounded. */
export const OF_MATCHING =
  /^SCAN (\(|(asked|asked_already|quantities|sold|sold_whole|sold_parts|best_readings|goods_sellers|stock|named|sellers|longlist|shortlist|known|scored|chosen|lookups|ranges|ranged|json_each|[abfgklmnoqr])\b)/;

/** Each step of each statement that some work runs, as the planner tells it. */
export async function planOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const steps: string[] = [];
  for (const statement of await statementsOf(db, work)) {
    for (const { detail } of await planSteps(db, statement)) steps.push(detail);
  }
  return steps;
}

/** What a statement reads from end to end although it grows with the business. */
export async function fullScans(db: Database, work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (const statement of await statementsOf(db, work)) {
    for (const { detail, sql } of await planSteps(db, statement)) {
      const table = /^SCAN (\S+)/.exec(detail)?.[1];
      if (table && !isHarmless(table, detail)) found.push(`${detail} in ${sql}`);
    }
  }
  return found;
}

async function planSteps(db: Database, statement: InStatement): Promise<{ detail: string; sql: string }[]> {
  const { sql, args } = typeof statement === "string" ? { sql: statement, args: [] } : statement;
  const plan = await db.$client.execute({ sql: `explain query plan ${sql}`, args: args ?? [] });
  return plan.rows.map(({ detail }) => ({ detail: String(detail), sql }));
}

/** Constant rows and sub-queries that the plan names are bounded by their own limits. */
function isHarmless(table: string, detail: string): boolean {
  return (
    SMALL_TABLES.includes(table) ||
    DERIVED_TABLES.includes(table) ||
    table.startsWith("(") ||
    detail.includes("VIRTUAL TABLE")
  );
}

async function statementsOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<InStatement[]> {
  const { $client } = db;
  const { batch, execute } = $client;
  const seen: InStatement[] = [];
  $client.batch = (statements, mode) => {
    for (const statement of statements)
      seen.push(Array.isArray(statement) ? { sql: statement[0], args: statement[1] } : statement);
    return batch.call($client, statements, mode);
  };
  $client.execute = (...parameters: Parameters<typeof execute>) => {
    const [statement, args] = parameters as [InStatement, undefined];
    seen.push(typeof statement === "string" ? { sql: statement, args: args ?? [] } : statement);
    return execute.apply($client, parameters);
  };
  await work(db);
  Object.assign($client, { batch, execute });
  return seen;
}
