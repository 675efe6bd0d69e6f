import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { rfqLines, rfqs } from "#drizzle/schema/rfq.ts";
import { presentSynonyms } from "#worker/catalogue/search/known-synonyms.ts";
import type { Wanted } from "./invite-suppliers.ts";

export interface StoredWanted extends Wanted {
  /** It was asked from the page of a product or of a company. */
  isDirect: boolean;
}

/** Headline and lines of the row of requests, in this order. */
export const textsOfRequest = sql`(select json_group_array(text) from (
    select "rfqs"."description" as text union all
    select * from (select l.description from ${rfqLines} as l where l.rfq_id = "rfqs"."id" order by l.position)))`.mapWith(
  (json: string): string[] => JSON.parse(json),
);

/** Whether a request names its supplier: nobody else is ever asked for it (workflows: Matching). */
export const IS_DIRECT = sql`${rfqs.supplierId} is not null`.mapWith(Boolean);

/** The query of what matching asks, of requests that are stored already. */
export function selectWanted(db: Database, where: SQL | undefined) {
  return db
    .select({
      rfqId: rfqs.id,
      category: rfqs.category,
      texts: textsOfRequest,
      added: presentSynonyms(),
      isDirect: IS_DIRECT,
    })
    .from(rfqs)
    .where(where)
    .$dynamic();
}
