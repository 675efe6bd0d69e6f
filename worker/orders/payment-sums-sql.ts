import { type SQL, sql } from "drizzle-orm";
import { orders } from "#drizzle/schema/orders.ts";
import { paymentRecords } from "#drizzle/schema/payments.ts";

/** What was recorded and not refused of an order's money, in minor units; found by the index of its payments. */
export function recordedMinor(orderId: string | SQL): SQL<number> {
  return sql<number>`ifnull((select sum(paid.amount_minor) from ${paymentRecords} paid
    where paid.order_id = ${orderId} and paid.status <> 'refused'), 0)`;
}

/**
 * An order's payment as its sums say (domain/orders/payment-schedule.ts, `paymentStateOf`), for the statement that changes
 * the order after its payments or its total.
 */
export function paymentStateSql(orderId: string, totalMinor: SQL | number = sql`${orders.totalMinor}`): SQL {
  const recorded = recordedMinor(orderId);
  return sql`case when ${recorded} <= 0 then 'unpaid' when ${recorded} < ${totalMinor} then 'deposit_recorded'
    else 'paid_recorded' end`;
}
