import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { searchState } from "#drizzle/schema/search.ts";
import type { Context } from "#worker/platform/context.ts";
import { CHUNK, reindexCompanies } from "./index-products.ts";

/** Steps that one tick takes: 5,000 products in some seconds. The next takes the rest. */
const STEPS_A_TICK = 20;
/** How far the products of the oldest change are written. */
const KEY = "renamed";

interface Renamed {
  id: string;
  supplierId: string;
  /** Number of the last product that was written. */
  product: number;
}

/**
 * Lets the search follow companies whose changed names an operator applied: their suggestions and all their products, the
 * oldest change first. What is broken off goes on where it stood, however much a company sells.
 * @returns how many changes it followed to their end
 */
export async function indexRenamed({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  let followed = 0;
  for (let steps = 0; steps < STEPS_A_TICK; steps += 1) {
    const [due] = await db.all<Renamed>(oldestDue);
    if (!due) break;
    if (await followStep(db, due, now())) followed += 1;
  }
  return followed;
}

// Named, since the planner takes the queue of all changes that were ever applied otherwise; bounded, so that it seeks.
const oldestDue: SQL = sql`SELECT r.id, r.supplier_id AS supplierId, ifnull((SELECT value ->> 'product' FROM ${searchState}
    WHERE key = ${KEY} AND value ->> 'id' = r.id), -1) AS product
  FROM ${companyRevisions} r INDEXED BY company_revisions_to_index
  WHERE r.status = 'applied' AND r.indexed_at IS NULL AND r.updated_at > 0 ORDER BY r.updated_at LIMIT 1`;

/** Writes the next products of a company. @returns whether they were the last */
async function followStep(db: Database, { id, supplierId, product }: Renamed, now: number): Promise<boolean> {
  // The plus keeps the walk to the company's own products, whose index is not in the order of their numbers.
  const rows = await db.all<{ number: number }>(sql`SELECT number FROM products
    WHERE supplier_id = ${supplierId} AND +number > ${product} ORDER BY +number LIMIT ${CHUNK}`);
  const numbers = rows.map(({ number }) => number);
  await reindexCompanies(db, [supplierId], numbers, now);
  if (numbers.length === CHUNK) {
    const value = JSON.stringify({ id, product: numbers.at(-1) });
    await db
      .insert(searchState)
      .values({ key: KEY, value })
      .onConflictDoUpdate({ target: searchState.key, set: { value } });
    return false;
  }
  await db.batch([
    db.update(companyRevisions).set({ indexedAt: now }).where(eq(companyRevisions.id, id)),
    db.delete(searchState).where(eq(searchState.key, KEY)),
  ]);
  return true;
}
