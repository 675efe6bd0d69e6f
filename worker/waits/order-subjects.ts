import { eq, type SQL, sql } from "drizzle-orm";
import { statesAwaiting } from "#domain/kernel/turn.ts";
import { FREIGHT_STATUSES } from "#domain/orders/freight.ts";
import { COMPLETE_AFTER_MS, ESCALATE_AT_MS, ORDER_TRANSITIONS } from "#domain/orders/order-machine.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { ORDER_TURNS } from "#domain/orders/order-turns.ts";
import { RATE_WITHIN_MS } from "#domain/reviews/rating-status.ts";
import type { Database } from "#drizzle/client.ts";
import { disputeEntries, orders } from "#drizzle/schema/orders.ts";
import { paymentRecords } from "#drizzle/schema/payments.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { firstGoods } from "#worker/catalogue/goods-names-sql.ts";
import { lastProposal } from "#worker/orders/agree-freight.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { byDeadline, TOTAL, type WaitSubject } from "./subject.ts";

type Party = "buyer" | "supplier";

/** The side that proposed last how to settle the dispute of an order. */
export const lastSettlement = sql<Party | null>`(select entry.side from ${disputeEntries} entry
  where entry.order_id = orders.id and entry.proposal is not null and entry.side <> 'admin'
  order by entry.created_at desc, entry.rowid desc limit 1)`;

/** What the clock of an order looks at. */
export const clocked = {
  status: orders.status,
  answerBy: orders.answerBy,
  deliveredAt: orders.deliveredAt,
  completedAt: orders.completedAt,
  disputedAt: orders.disputedAt,
  escalatedAt: orders.escalatedAt,
};

const shared = {
  reference: orders.reference,
  buyerId: orders.buyerId,
  ownerId: suppliers.ownerId,
  supplierStatus: suppliers.status,
  company: sql<string>`${orders.buyer} ->> '$.companyName'`,
  names: namesOf(),
  about: firstGoods(),
  total: TOTAL,
};

const UNTIL = sql`case ${orders.status} when 'new' then ${orders.answerBy}
  when 'delivered' then ${orders.deliveredAt} + ${COMPLETE_AFTER_MS}
  when 'disputed' then ${orders.disputedAt} + ${ESCALATE_AT_MS} end`;

export function selectOrders(db: Database, where: SQL | undefined) {
  const facts = { ...clocked, cancelAskedBy: orders.cancelAskedBy, freightMinor: orders.freightMinor };
  return db
    .select({ id: orders.id, since: orders.updatedAt, facts, proposed: lastProposal(), lastSettlement, ...shared })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(where)
    .orderBy(byDeadline(UNTIL, sql`${orders.updatedAt}`, sql`${orders.id}`))
    .$dynamic();
}

/** States in which an order may be a side's, as `orderWaits` says it: by itself, or by what stands beside its state. */
const STATES: Record<Party, OrderStatus[]> = {
  supplier: statesAwaiting<OrderStatus>(ORDER_TURNS, "supplier"),
  buyer: [...statesAwaiting<OrderStatus>(ORDER_TURNS, "buyer"), ...FREIGHT_STATUSES],
};

/** Holds for orders whose turn is a side's, as `orderWaits` says it. */
export function ordersAwaiting(side: Party, now: number): SQL {
  const { status, answerBy, deliveredAt, disputedAt, escalatedAt, cancelAskedBy, freightMinor } = orders;
  const other = side === "buyer" ? "supplier" : "buyer";
  const isAgreed = sql`${status} in ${ORDER_TRANSITIONS.cancel_agreed.from}`;
  const isAskedTo = sql`${isAgreed} and ${cancelAskedBy} = ${other}`;
  const goesOn = sql`not (${isAgreed} and ${cancelAskedBy} is not null)`;
  const hasFreight = sql`${freightMinor} is null and ${status} in ${FREIGHT_STATUSES}
    and exists (select 1 from order_events named where named.order_id = orders.id and named.action = 'propose_freight')`;
  const own =
    side === "supplier"
      ? sql`${status} not in ('disputed', 'delivered')`
      : sql`(${status} = 'shipped' or ${hasFreight})`;
  return sql`${status} in ${STATES[side]} and (${isAskedTo}
    or ${goesOn} and ${own} and (${status} <> 'new' or ${answerBy} is null or ${answerBy} > ${now})
    or ${status} = 'delivered' and ${side} = 'buyer' and (${deliveredAt} is null or ${deliveredAt} > ${now - COMPLETE_AFTER_MS})
    or ${status} = 'disputed' and ${escalatedAt} is null and (${disputedAt} is null or ${disputedAt} > ${now - ESCALATE_AT_MS})
      and ${lastSettlement} is not ${side})`;
}

export function orderSubject(row: Awaited<ReturnType<typeof selectOrders>>[number]): WaitSubject {
  const { proposed, lastSettlement: lastProposalBy, facts, supplierStatus } = row;
  const proposedFreightMinor = proposed === null ? null : Number(proposed);
  return {
    machine: "order",
    facts: { ...facts, proposedFreightMinor, lastProposalBy, supplierStatus },
    ...lineOf(row, facts.status),
  };
}

/** Orders whose window for ratings is open, with which of the two were given. */
export function selectRatable(db: Database, where: SQL | undefined) {
  const isDone = sql`iif(${orders.status} = 'delivered', ${orders.deliveredAt} + ${COMPLETE_AFTER_MS}, ${orders.completedAt})`;
  return db
    .select({
      ...{ id: orders.id, since: orders.updatedAt, facts: clocked, ...shared },
      hasOfSupplier: isRated("buyer").mapWith(Boolean),
      hasOfBuyer: isRated("supplier").mapWith(Boolean),
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(where)
    .orderBy(byDeadline(sql`${isDone} + ${RATE_WITHIN_MS}`, sql`${orders.updatedAt}`, sql`${orders.id}`))
    .$dynamic();
}

/** Holds where a side has given its rating: the buyer rates the supplier, and the other way round. */
export function isRated(side: Party): SQL {
  const { table, of } =
    side === "buyer"
      ? { table: supplierRatings, of: supplierRatings.orderId }
      : { table: buyerRatings, of: buyerRatings.orderId };
  return sql`exists (select 1 from ${table} where ${of} = orders.id)`;
}

export function ratingSubject(row: Awaited<ReturnType<typeof selectRatable>>[number]): WaitSubject {
  const { hasOfSupplier, hasOfBuyer, facts, supplierStatus } = row;
  return {
    machine: "rating",
    facts: { ...facts, hasOfSupplier, hasOfBuyer, supplierStatus },
    ...lineOf(row, facts.status),
  };
}

/** Payments that a company has neither confirmed nor refused; oldest first. */
export function selectPayments(db: Database, supplierId: string) {
  const { id, status, createdAt } = paymentRecords;
  return db
    .select({ id, status, since: createdAt, ...shared })
    .from(paymentRecords)
    .innerJoin(orders, eq(orders.id, paymentRecords.orderId))
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(
      sql`${paymentRecords.supplierId} = ${supplierId} and ${status} = 'recorded' and ${suppliers.status} = 'approved'`,
    )
    .orderBy(byDeadline(null, sql`${createdAt}`, sql`${id}`))
    .$dynamic();
}

export function paymentSubject(row: Awaited<ReturnType<typeof selectPayments>>[number]): WaitSubject {
  const { status, supplierStatus } = row;
  return { machine: "payment", facts: { status, supplierStatus }, ...lineOf(row, status) };
}

type Shared = Pick<Awaited<ReturnType<typeof selectPayments>>[number], "id" | "since" | keyof typeof shared>;

/** What the line of an order says, whatever waits in it. Guests' orders go on by the scheduler and the supplier. */
function lineOf({ id, since, reference, about, buyerId, ownerId, names, company }: Shared, state: string) {
  const path = `/orders/${reference}`;
  return {
    ...{ id, since, reference, about, state, guest: null },
    accounts: { buyer: buyerId, supplier: ownerId },
    parties: { buyer: names, supplier: company },
    paths: { buyer: path, supplier: path },
  };
}
