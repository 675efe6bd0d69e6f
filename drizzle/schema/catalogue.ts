import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CATEGORY_SLUGS, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES, PRODUCT_STATUSES, UNITS } from "#domain/catalogue/product-facts.ts";
import type { ProductForm } from "#domain/catalogue/product-form.ts";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { REVISION_STATUSES } from "#domain/kernel/revision-machine.ts";
import { timestamps } from "./columns.ts";
import { suppliers } from "./suppliers.ts";

/**
 * A product of a supplier. `number` is the row's integer identity: the search index and its facets refer to it,
 * since full-text tables know integers only. `price_minor` is null for "price on request".
 */
export const products = sqliteTable(
  "products",
  {
    number: integer("number").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    sku: text("sku").notNull(),
    slug: text("slug").notNull(),
    category: text("category", { enum: CATEGORY_SLUGS }).notNull(),
    subcategory: text("subcategory", { enum: SUBCATEGORY_SLUGS }).notNull(),
    status: text("status", { enum: PRODUCT_STATUSES }).notNull(),
    origin: text("origin", { enum: COUNTRIES }).notNull(),
    priceMinor: integer("price_minor"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    unit: text("unit", { enum: UNITS }).notNull(),
    moq: integer("moq").notNull(),
    /** It is ordered in steps of so many units. */
    orderMultiple: integer("order_multiple").notNull().default(1),
    leadTimeDaysMin: integer("lead_time_days_min"),
    leadTimeDaysMax: integer("lead_time_days_max"),
    hsCode: text("hs_code"),
    publishedAt: integer("published_at"),
    /** What the reviewer asked for or gave as the reason. */
    reviewNote: text("review_note"),
    submittedAt: integer("submitted_at"),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index("products_in_review").on(table.status, table.submittedAt),
    uniqueIndex("products_supplier_sku").on(table.supplierId, table.sku),
    uniqueIndex("products_address").on(table.category, table.slug),
    index("products_by_category").on(table.status, table.category, table.subcategory, table.number),
    index("products_by_supplier").on(table.supplierId, table.status, table.number),
  ],
);

/** `specs` is an ordered list of [label, value] pairs in the row's language. */
export const productTranslations = sqliteTable(
  "product_translations",
  {
    productNumber: integer("product_number")
      .notNull()
      .references(() => products.number, { onDelete: "cascade" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    specs: text("specs", { mode: "json" }).$type<[string, string][]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productNumber, table.locale] })],
);

/** Pictures in order; `path` is a path of this site (`/pictures/…` drawn, `/files/…` uploaded). */
export const productImages = sqliteTable(
  "product_images",
  {
    productNumber: integer("product_number")
      .notNull()
      .references(() => products.number, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    path: text("path").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** What is seen, by language, for those who can't see it. */
    alt: text("alt", { mode: "json" }).$type<Partial<Record<Locale, string>>>(),
  },
  (table) => [primaryKey({ columns: [table.productNumber, table.position] })],
);

export const productCertifications = sqliteTable(
  "product_certifications",
  {
    productNumber: integer("product_number")
      .notNull()
      .references(() => products.number, { onDelete: "cascade" }),
    certification: text("certification", { enum: CERTIFICATION_CODES }).notNull(),
    validUntil: integer("valid_until"),
  },
  (table) => [
    primaryKey({ columns: [table.productNumber, table.certification] }),
    index("product_certifications_by_end").on(table.validUntil),
  ],
);

/** From `min_quantity` units on, a unit costs `price_minor` in the product's currency; the deepest reached wins. */
export const priceTiers = sqliteTable(
  "price_tiers",
  {
    productNumber: integer("product_number")
      .notNull()
      .references(() => products.number, { onDelete: "cascade" }),
    minQuantity: integer("min_quantity").notNull(),
    priceMinor: integer("price_minor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productNumber, table.minQuantity] })],
);

/** Where a product stood before its name or category changed: the old address leads on. */
export const productAddresses = sqliteTable(
  "product_addresses",
  {
    category: text("category", { enum: CATEGORY_SLUGS }).notNull(),
    slug: text("slug").notNull(),
    productNumber: integer("product_number")
      .notNull()
      .references(() => products.number, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.category, table.slug] }),
    index("product_addresses_of").on(table.productNumber),
  ],
);

/** Every move of a product, and why. */
export const productEvents = sqliteTable(
  "product_events",
  {
    id: text("id").primaryKey(),
    productNumber: integer("product_number")
      .notNull()
      .references(() => products.number, { onDelete: "cascade" }),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actorId: text("actor_id"),
    note: text("note"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("product_events_by_product").on(table.productNumber, table.createdAt)],
);

/** Changes of a live product that wait for a look; one at a time (workflows: Product). */
export const productRevisions = sqliteTable(
  "product_revisions",
  {
    id: text("id").primaryKey(),
    productNumber: integer("product_number")
      .notNull()
      .references(() => products.number, { onDelete: "cascade" }),
    status: text("status", { enum: REVISION_STATUSES }).notNull(),
    /** The whole product as it is to become. */
    content: text("content", { mode: "json" }).$type<ProductForm>().notNull(),
    note: text("note"),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index("product_revisions_queue").on(table.status, table.createdAt),
    uniqueIndex("product_revisions_one_pending").on(table.productNumber).where(sql`${table.status} = 'pending'`),
  ],
);
