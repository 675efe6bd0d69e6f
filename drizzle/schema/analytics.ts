import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LEAST_PEOPLE } from "#domain/analytics/searched-words.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { products } from "./catalogue.ts";
import { suppliers } from "./suppliers.ts";

// Days are yyyy-mm-dd in Asia/Dubai. Counters say how many, never who: they hold no personal data.

/** Views of a product's page on a day. */
export const productViews = sqliteTable(
  "product_views",
  {
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    day: text("day").notNull(),
    productNumber: integer("product_number")
      .notNull()
      .references(() => products.number, { onDelete: "cascade" }),
    views: integer("views").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.day, table.productNumber] }),
    index("product_views_by_product").on(table.productNumber),
  ],
);

/**
 * Not written or read any more (a text may be one person's): the scheduler deletes what an older Worker still wrote, and the table goes
 * with the first migration after the next deployment.
 */
export const searchArrivals = sqliteTable(
  "search_arrivals",
  {
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    day: text("day").notNull(),
    term: text("term").notNull(),
    arrivals: integer("arrivals").notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.day, table.term] })],
);

/**
 * What happened to a supplier on a day, counted by triggers on the tables themselves (0007_trade.sql), so that no verb can forget
 * it and a period costs as many rows as it has days.
 */
export const supplierDays = sqliteTable(
  "supplier_days",
  {
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    day: text("day").notNull(),
    views: integer("views").notNull().default(0),
    rfqs: integer("rfqs").notNull().default(0),
    quotes: integer("quotes").notNull().default(0),
    orders: integer("orders").notNull().default(0),
    /** Fils of AED, with tax and the freight that was agreed (0036_days_follow_totals.sql). */
    ordersAedMinor: integer("orders_aed_minor").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.day] })],
);

/** Terms that too few people searched for to be shown to anybody. A constant of the text, as a partial index needs it. */
export const ofFewPeople = sql.raw(`people < ${LEAST_PEOPLE}`);

/**
 * What was searched for, as it was understood (domain/analytics/searched-words.ts). Terms of fewer than five people are
 * shown to nobody and go after a week, with all that was counted of them (worker/analytics/searches).
 */
export const searchTerms = sqliteTable(
  "search_terms",
  {
    id: integer("id").primaryKey(),
    words: text("words").notNull(),
    asks: text("asks").notNull(),
    firstDay: text("first_day").notNull(),
    /** Network addresses that searched for it, counted as far as five. */
    people: integer("people").notNull().default(0),
  },
  (table) => [
    uniqueIndex("search_terms_by_words").on(table.words, table.asks),
    index("search_terms_of_few").on(table.firstDay).where(ofFewPeople),
  ],
);

/**
 * Who searched for a term, so that each counts once a day: four bytes of a keyed hash of term and network address, which
 * tell nothing without the key, are different for every term, and go after a week.
 */
export const searchPeople = sqliteTable(
  "search_people",
  {
    termId: integer("term_id")
      .notNull()
      .references(() => searchTerms.id, { onDelete: "cascade" }),
    mark: integer("mark").notNull(),
    /** Of the latest search, which the steps after it belong to. */
    day: text("day").notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    opened: integer("opened").notNull().default(0),
    carted: integer("carted").notNull().default(0),
    requested: integer("requested").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.termId, table.mark] }), index("search_people_by_day").on(table.day)],
);

/** Searches for a term on a day in a language of the site, and how many of them led to each step. */
export const searchDays = sqliteTable(
  "search_days",
  {
    termId: integer("term_id")
      .notNull()
      .references(() => searchTerms.id, { onDelete: "cascade" }),
    day: text("day").notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    searches: integer("searches").notNull(),
    /** Those of them that no product met in full. */
    unmet: integer("unmet").notNull(),
    /** Products that the latest of them found: with all that was asked for, and near to it. */
    full: integer("full").notNull(),
    near: integer("near").notNull(),
    opened: integer("opened").notNull().default(0),
    carted: integer("carted").notNull().default(0),
    requested: integer("requested").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.day, table.locale] }),
    index("search_days_by_day").on(table.day),
  ],
);

/** Views of a supplier's products on a day that a search for a term led to. Shown where the term may be. */
export const termArrivals = sqliteTable(
  "term_arrivals",
  {
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    day: text("day").notNull(),
    termId: integer("term_id")
      .notNull()
      .references(() => searchTerms.id, { onDelete: "cascade" }),
    arrivals: integer("arrivals").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.day, table.termId] }),
    index("term_arrivals_by_term").on(table.termId),
  ],
);
