import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { EMPLOYEE_COUNTS } from "#domain/kernel/employee-count.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
import { CHECKLIST_ITEMS, DOCUMENT_ITEMS, ITEM_STATES } from "#domain/suppliers/checklist.ts";
import type { ChecklistAnswer } from "#domain/suppliers/checklist-answer.ts";
import { BUSINESS_TYPES } from "#domain/suppliers/supplier-facts.ts";
import { timestamps } from "./columns.ts";
import { users } from "./identity.ts";

/**
 * A company that sells. `owner_id` is the account that runs it; imported ones have none yet. `products_count`, `orders_count` and the rating are kept by
 * the verbs that change them.
 */
export const suppliers = sqliteTable(
  "suppliers",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id")
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    slug: text("slug").notNull().unique(),
    status: text("status", { enum: SUPPLIER_STATUSES }).notNull(),
    businessType: text("business_type", { enum: BUSINESS_TYPES }).notNull(),
    country: text("country").notNull(),
    city: text("city").notNull(),
    yearEstablished: integer("year_established"),
    employeeCount: text("employee_count", { enum: EMPLOYEE_COUNTS }),
    website: text("website"),
    licenceNumber: text("licence_number"),
    /** 15 digits, once they were accepted or waived. */
    trn: text("trn"),
    /** Its products pass review without a look. */
    isTrusted: integer("is_trusted", { mode: "boolean" }).notNull().default(false),
    appliedAt: integer("applied_at"),
    /** When the platform answered last, and what it said. */
    decidedAt: integer("decided_at"),
    decisionNote: text("decision_note"),
    licenceValidUntil: integer("licence_valid_until"),
    logoPath: text("logo_path"),
    coverPath: text("cover_path"),
    verifiedAt: integer("verified_at"),
    ratingAverage: real("rating_average"),
    ratingCount: integer("rating_count").notNull().default(0),
    productsCount: integer("products_count").notNull().default(0),
    ordersCount: integer("orders_count").notNull().default(0),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index("suppliers_public").on(table.status, table.productsCount, table.id),
    index("suppliers_queue").on(table.status, table.appliedAt),
    index("suppliers_licence_end").on(table.status, table.licenceValidUntil),
    index("suppliers_by_licence").on(table.licenceNumber),
    index("suppliers_by_type").on(table.status, table.businessType, table.productsCount, table.id),
  ],
);

export const supplierTranslations = sqliteTable(
  "supplier_translations",
  {
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    name: text("name").notNull(),
    /** The language that the name is lent from; null where it is this language's own. */
    nameLocale: text("name_locale", { enum: LOCALES }),
    city: text("city").notNull(),
    specialization: text("specialization").notNull(),
    description: text("description").notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.locale] })],
);

/** Where a company stood under its former names: the old address leads on. */
export const supplierAddresses = sqliteTable(
  "supplier_addresses",
  {
    slug: text("slug").primaryKey(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
  },
  (table) => [index("supplier_addresses_of").on(table.supplierId)],
);

/** What a supplier holds as a company (not per product). */
export const supplierCertifications = sqliteTable(
  "supplier_certifications",
  {
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    certification: text("certification").notNull(),
    validUntil: integer("valid_until"),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.certification] })],
);

/** What the platform asks of a company, item by item (domain/suppliers/checklist.ts); items without a row are missing. */
export const supplierChecklist = sqliteTable(
  "supplier_checklist",
  {
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    item: text("item", { enum: CHECKLIST_ITEMS }).notNull(),
    state: text("state", { enum: ITEM_STATES }).notNull(),
    /** Answer in words, of the items that have no file. */
    answer: text("answer", { mode: "json" }).$type<ChecklistAnswer>(),
    /** Why it was rejected or waived. */
    note: text("note"),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.item] }),
    index("supplier_checklist_by_state").on(table.state, table.updatedAt),
    index("supplier_checklist_by_trn").on(sql`(${table.answer} ->> '$.trn')`),
  ],
);

/** A private file of a company; `file_key` names it in R2. */
export const supplierDocuments = sqliteTable(
  "supplier_documents",
  {
    id: text("id").primaryKey(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    item: text("item", { enum: DOCUMENT_ITEMS }).notNull(),
    fileKey: text("file_key").notNull().unique(),
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    validUntil: integer("valid_until"),
    /** What an accepted paper proves, as the platform read it: a name of `supplier_certifications`. */
    certification: text("certification"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("supplier_documents_by_item").on(table.supplierId, table.item, table.createdAt)],
);

/** Every move of a company: who did what from which state to which, and why. */
export const supplierEvents = sqliteTable(
  "supplier_events",
  {
    id: text("id").primaryKey(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    /** The account that moved it; null for the scheduler. */
    actorId: text("actor_id"),
    note: text("note"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("supplier_events_by_supplier").on(table.supplierId, table.createdAt)],
);
