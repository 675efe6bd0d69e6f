import { inArray, sql } from "drizzle-orm";
import { COUNTED_STATUSES } from "#domain/orders/counted-orders.ts";
import type { Database } from "../client.ts";
import {
  buyerRatings,
  disputeEntries,
  orderEvents,
  orderLines,
  orders,
  supplierRatings,
  suppliers,
  users,
} from "../schema/all.ts";
import { demoAccountId } from "./demo-ids.ts";
import { ORDER_DRAFTS } from "./order-drafts.ts";
import { demoOrderRows } from "./order-rows.ts";

/**
 * Writes orders between the demo logins with their history, and two ratings, where there are no orders yet and all whom
 * they name are there: one atomic batch. What is counted of suppliers follows from the rows themselves.
 * @returns how many orders were written
 */
export async function seedOrdersIfNone(db: Database, now: number): Promise<number> {
  const people = [...new Set(ORDER_DRAFTS.map(({ buyer }) => demoAccountId(buyer)))];
  const companies = [...new Set(ORDER_DRAFTS.map(({ supplier }) => supplier))];
  const [known, accounts, sellers] = await db.batch([
    db.select({ id: orders.id }).from(orders).limit(1),
    db.select({ id: users.id }).from(users).where(inArray(users.id, people)),
    db.select({ id: suppliers.id }).from(suppliers).where(inArray(suppliers.id, companies)),
  ]);
  if (known.length > 0 || accounts.length < people.length || sellers.length < companies.length) return 0;
  const rows = ORDER_DRAFTS.map((draft) => demoOrderRows(draft, now));
  const [written] = await db.batch([
    // Two starts at once on one file: the second finds the rows.
    db
      .insert(orders)
      .values(rows.map(({ order }) => order))
      .onConflictDoNothing(),
    db
      .insert(orderLines)
      .values(rows.flatMap(({ lines }) => lines))
      .onConflictDoNothing(),
    db
      .insert(orderEvents)
      .values(rows.flatMap(({ events }) => events))
      .onConflictDoNothing(),
    db
      .insert(disputeEntries)
      .values(rows.flatMap(({ dispute }) => dispute))
      .onConflictDoNothing(),
    db
      .insert(supplierRatings)
      .values(rows.flatMap(({ ofSupplier }) => ofSupplier))
      .onConflictDoNothing(),
    db
      .insert(buyerRatings)
      .values(rows.flatMap(({ ofBuyer }) => ofBuyer))
      .onConflictDoNothing(),
    db.run(sql`update ${suppliers} set
        orders_count = (select count(*) from ${orders} o where o.supplier_id = ${suppliers}.id
          and o.status in (select value from json_each(${JSON.stringify(COUNTED_STATUSES)}))),
        rating_count = (select count(*) from ${supplierRatings} r where r.supplier_id = ${suppliers}.id and r.status = 'published'),
        rating_average = (select avg((r.supplier_rating + r.product_quality + r.delivery_time + r.communication) / 4.0)
          from ${supplierRatings} r where r.supplier_id = ${suppliers}.id and r.status = 'published')
      where ${suppliers}.id in (select value from json_each(${JSON.stringify(companies)}))`),
  ]);
  return written.rowsAffected;
}
