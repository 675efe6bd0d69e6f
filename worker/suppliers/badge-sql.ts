import { type SQL, sql } from "drizzle-orm";
import { LICENCE_GRACE_MS } from "#domain/suppliers/supplier-machine.ts";
import { type AcceptedCheck, PUBLIC_CHECKS } from "#domain/suppliers/verification.ts";
import { supplierChecklist, supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";

/**
 * `isBadged` of domain/suppliers/verification.ts as the text of an SQL condition: the one place that asks the database who
 * carries the badge. Whether the company is public is the statement's own matter.
 * @param alias under which a row of suppliers stands
 * @param now an SQL expression: milliseconds
 */
export function badgeHolds(alias: string, now: string): string {
  return `(${alias}.verified_at IS NOT NULL AND ifnull(${alias}.licence_valid_until > ${now} - ${LICENCE_GRACE_MS}, 1))`;
}

/**
 * {@link badgeHolds} of a row of suppliers in a drizzle query.
 * @param now milliseconds
 */
export function badgeOf(now: number, alias = "suppliers"): SQL {
  return sql.raw(badgeHolds(alias, now.toFixed()));
}

/**
 * A query of the numbers of products whose company has lost its badge only because its licence ended, until the scheduler's job
 * suspends it: the search index can't know. A seek in an index that finds nobody at most times.
 * @param now an SQL expression: milliseconds
 */
export function lapsedProducts(now: string): string {
  return `SELECT p.number FROM suppliers s CROSS JOIN products p ON p.supplier_id = s.id
    WHERE s.status = 'approved' AND s.licence_valid_until <= ${now} - ${LICENCE_GRACE_MS}`;
}

const ITEMS = sql.raw(PUBLIC_CHECKS.map((item) => `'${item}'`).join(", "));

/**
 * What was looked at and accepted, of a supplier that carries the badge; waived items were not. An item that was provided
 * again keeps its acceptance until the platform decides again: the document that was seen still holds.
 */
export function checksOf(now: number) {
  const { supplierId, item, state, updatedAt } = supplierChecklist;
  const { createdAt, action, note } = supplierEvents;
  const lastDecision = sql`(select iif(${action} = 'item_accepted', ${createdAt}, null) from ${supplierEvents}
    where ${supplierEvents.supplierId} = ${supplierId} and ${note} = ${item}
      and ${action} in ('item_accepted', 'item_rejected', 'item_waived')
    order by ${createdAt} desc limit 1)`;
  const checkedAt = sql`case ${state} when 'accepted' then ${updatedAt} when 'provided' then ${lastDecision} end`;
  return sql`iif(${badgeOf(now)}, (select json_group_array(json_object('item', ${item}, 'checkedAt', ${checkedAt}))
    from ${supplierChecklist} where ${supplierId} = ${suppliers.id} and ${item} in (${ITEMS})
      and ${checkedAt} is not null), '[]')`.mapWith(readChecks);
}

/** In the order of the page. */
function readChecks(json: string): AcceptedCheck[] {
  const checks: AcceptedCheck[] = JSON.parse(json);
  return checks.sort((one, other) => PUBLIC_CHECKS.indexOf(one.item) - PUBLIC_CHECKS.indexOf(other.item));
}
