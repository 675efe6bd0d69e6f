import { sql } from "drizzle-orm";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";

const { supplierId, state, updatedAt } = supplierChecklist;

/** Companies that were let in and provided something again: found by the index of what is provided. */
const RENEWED = sql`from ${supplierChecklist} inner join ${suppliers} on ${suppliers.id} = ${supplierId}
  where ${state} = 'provided' and ${suppliers.status} in ('approved', 'suspended')`;

export const isRenewal = {
  count: sql`select count(distinct ${supplierId}) as count, min(${updatedAt}) as "oldestAt" ${RENEWED}`,
  /** Ids with the time of what waits longest. */
  list: sql`(select ${supplierId} as id, min(${updatedAt}) as since ${RENEWED} group by ${supplierId})`,
};
