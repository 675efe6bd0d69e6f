import { sql } from "drizzle-orm";
import { companyRevisionEvents, companyRevisions } from "#drizzle/schema/company-revisions.ts";
import type { Context } from "#worker/platform/context.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { idBySql } from "#worker/platform/tell-accounts.ts";

/** Ends what waits of a company whose life is over, for the batch that ends it: nobody decides on it any more. */
export function endRevisions({ now }: Pick<Context, "now">, supplierId: string): InsertedRow[] {
  const waits = sql`${companyRevisions.supplierId} = ${supplierId} and ${companyRevisions.status} = 'pending'`;
  return [
    (
      condition,
    ) => sql`insert into ${companyRevisionEvents} (id, revision_id, action, from_status, to_status, created_at)
      select ${idBySql("evt")}, ${companyRevisions.id}, 'terminate', 'pending', 'withdrawn', ${now()}
      from ${companyRevisions} where ${waits} and ${condition}`,
    (condition) => sql`update ${companyRevisions} set status = 'withdrawn', version = version + 1, updated_at = ${now()}
      where ${waits} and ${condition}`,
  ];
}
