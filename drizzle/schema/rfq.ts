import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import { timestamps } from "./columns.ts";
import { users } from "./identity.ts";

/** A request for quotation (spec §3 Quote request). `access_hash` is the SHA-256 of the link key a guest holds. */
export const rfqs = sqliteTable(
  "rfqs",
  {
    id: text("id").primaryKey(),
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: RFQ_STATUSES }).notNull(),
    accessHash: text("access_hash").notNull(),
    confirmBy: integer("confirm_by"),
    deadlineAt: integer("deadline_at").notNull(),
    productNumber: integer("product_number"),
    supplierId: text("supplier_id"),
    /** The account it belongs to: its sender's, or the one that proved the e-mail later. */
    buyerId: text("buyer_id").references(() => users.id, { onDelete: "set null" }),
    companyName: text("company_name").notNull(),
    contactName: text("contact_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    category: text("category", { enum: CATEGORY_SLUGS }).notNull(),
    description: text("description").notNull(),
    quantity: text("quantity").notNull(),
    quantityValue: integer("quantity_value"),
    quantityUnit: text("quantity_unit"),
    notes: text("notes"),
    locale: text("locale", { enum: LOCALES }).notNull(),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index("rfqs_by_email").on(table.email, table.createdAt),
    index("rfqs_by_buyer").on(table.buyerId, table.createdAt),
    index("rfqs_by_status").on(table.status, table.confirmBy),
    index("rfqs_by_deadline").on(table.status, table.deadlineAt),
  ],
);

/** Every move of a request: who did what from which state to which. */
export const rfqEvents = sqliteTable(
  "rfq_events",
  {
    id: text("id").primaryKey(),
    rfqId: text("rfq_id")
      .notNull()
      .references(() => rfqs.id, { onDelete: "cascade" }),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actor: text("actor").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("rfq_events_by_rfq").on(table.rfqId, table.createdAt)],
);
