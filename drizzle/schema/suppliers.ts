import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { EMPLOYEE_COUNTS } from "#domain/kernel/employee-count.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
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
    city: text("city").notNull(),
    specialization: text("specialization").notNull(),
    description: text("description").notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.locale] })],
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
