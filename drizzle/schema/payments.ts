import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAYMENT_STATUSES } from "#domain/orders/payments.ts";
import { orders } from "./orders.ts";

/** Money that a buyer says was sent; the supplier confirms its receipt. */
export const paymentRecords = sqliteTable(
  "payment_records",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Whom it was paid to: who has to answer it. */
    supplierId: text("supplier_id"),
    status: text("status", { enum: PAYMENT_STATUSES }).notNull().default("recorded"),
    amountMinor: integer("amount_minor").notNull(),
    method: text("method").notNull(),
    reference: text("reference"),
    documentId: text("document_id"),
    paidOn: text("paid_on").notNull(),
    recordedBy: text("recorded_by").notNull(),
    confirmedAt: integer("confirmed_at"),
    /** Why the supplier refused it. */
    refusalReason: text("refusal_reason"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull().default(0),
  },
  (table) => [
    index("payment_records_by_order").on(table.orderId, table.createdAt),
    index("payment_records_to_answer").on(table.supplierId, table.createdAt).where(sql`${table.status} = 'recorded'`),
  ],
);

/** What the supplier said of a payment. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => paymentRecords.id, { onDelete: "cascade" }),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actorId: text("actor_id").notNull(),
    note: text("note"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("payment_events_by_payment").on(table.paymentId, table.createdAt),
    index("payment_events_by_actor").on(table.actorId),
  ],
);
