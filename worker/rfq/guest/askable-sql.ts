import { type SQL, sql } from "drizzle-orm";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

/**
 * What ends the conversation of a guest and a supplier about a quote, by name: the state of the request, or of the quote, that is over, or a
 * supplier who may not sell; null while it can still be accepted, or became an order. Of a query with all three.
 */
export function overAt(now: number): SQL {
  return sql`(case when ${rfqs.status} not in ('open', 'closed', 'awarded') then ${rfqs.status}
    when ${quotes.status} not in ('sent', 'countered', 'accepted') then ${quotes.status}
    when ${quotes.status} <> 'accepted' and ${quotes.validUntil} <= ${now} then 'expired'
    when ${suppliers.status} <> 'approved' then 'supplier_not_approved' end)`;
}
