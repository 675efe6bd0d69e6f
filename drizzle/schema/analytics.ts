import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
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

/** Searches that led to a supplier's product on a day; `term` is folded as the search folds it. */
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
    /** Fils of AED. */
    ordersAedMinor: integer("orders_aed_minor").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.day] })],
);
