import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";

/** Kinds of staged rows; `products` is read by take-over.ts, the others by `writeIndex`. */
export type StageKind = "products" | "docs" | "texts" | "words";

/** The constraint that {@link refuseChanged} breaks, which ends the batch. */
export const BROKEN = "import_stage.run";

/** The statement that stages rows of a kind: `import_stage` lies beside the catalogue, and nobody reads it yet. */
export function stageRows(db: Database, run: string, kind: StageKind, place: number, rows: unknown[], now: number) {
  return db.run(sql`INSERT INTO import_stage (run, kind, place, payload, created_at)
    VALUES (${run}, ${kind}, ${place}, ${JSON.stringify(rows)}, ${now})`);
}

/** What a run staged of a kind: a table whose column `value` holds the rows. */
export function staged(run: string, kind: StageKind): SQL {
  return sql`(
    SELECT j.value FROM import_stage st CROSS JOIN json_each(st.payload) j
    WHERE st.run = ${run} AND st.kind = ${kind})`;
}

/** A row without a run can't be written: where there is one to write, the batch ends. */
export function refuseChanged(db: Database, products: SQL) {
  return db.run(sql`INSERT INTO import_stage (run, kind, place, payload, created_at)
    SELECT NULL, 'changed', 0, v.value ->> 'sku', 0 FROM ${products} v
    LEFT JOIN products p ON p.supplier_id = v.value ->> 'supplierId' AND p.sku = v.value ->> 'sku'
    WHERE p.version IS NOT v.value ->> 'version' LIMIT 1`);
}

/** Clears what a run staged. */
export function clearRun(db: Database, run: string) {
  return db.run(sql`DELETE FROM import_stage WHERE run = ${run}`);
}

/** Clears what broken imports left there before a time, in milliseconds since 1970. */
export function clearAbandoned(db: Database, before: number) {
  return db.run(sql`DELETE FROM import_stage WHERE created_at < ${before}`);
}
