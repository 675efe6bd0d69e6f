import { inArray, type SQL, sql } from "drizzle-orm";
import { statusesThatAre } from "#domain/orders/order-facts.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

/** Companies in these states have customers: they must be closed before the account that runs them goes. */
const BUSY_COMPANY = ["approved", "suspended"] as const;
/** Somebody still has to reach whoever ordered. */
const UNDER_WAY = statusesThatAre("open");

/** Holds while an account runs a company with customers. */
export function runsBusyCompany(userId: SQL): SQL {
  return sql`exists (select 1 from ${suppliers}
    where ${suppliers.ownerId} = ${userId} and ${inArray(suppliers.status, [...BUSY_COMPANY])})`;
}

/** Holds while something that an account ordered has not ended. */
export function waitsForOrders(userId: SQL): SQL {
  return sql`exists (select 1 from ${orders}
    where ${orders.buyerId} = ${userId} and ${inArray(orders.status, UNDER_WAY)})`;
}

/** Holds where nobody depends on an account: it may be deleted. */
export function isFree(userId: SQL): SQL {
  return sql`not ${runsBusyCompany(userId)} and not ${waitsForOrders(userId)}`;
}
