import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CATEGORY_SLUGS, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES, ORIGINS, PRODUCT_STATUSES, UNITS } from "#domain/catalogue/product-facts.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
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
    origin: text("origin", { enum: ORIGINS }).notNull(),
    priceMinor: integer("price_minor"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    unit: text("unit", { enum: UNITS }).notNull(),
    moq: integer("moq").notNull(),
    leadTimeDaysMin: integer("lead_time_days_min"),
    leadTimeDaysMax: integer("lead_time_days_max"),
    hsCode: text("hs_code"),
    publishedAt: integer("published_at"),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
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
  },
  (table) => [primaryKey({ columns: [table.productNumber, table.certification] })],
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
