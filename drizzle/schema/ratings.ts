import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LOCALES } from "#domain/kernel/locale.ts";
import { BUYER_RATING_STATUSES, RATING_STATUSES } from "#domain/reviews/rating-status.ts";
import { timestamps } from "./columns.ts";
import { users } from "./identity.ts";
import { orders } from "./orders.ts";
import { suppliers } from "./suppliers.ts";

/** A buyer's rating of a completed order (spec §3 Supplier rating): four criteria of 1 to 5. */
export const supplierRatings = sqliteTable(
  "supplier_ratings",
  {
    orderId: text("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    buyerId: text("buyer_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: RATING_STATUSES }).notNull(),
    supplierRating: integer("supplier_rating").notNull(),
    productQuality: integer("product_quality").notNull(),
    deliveryTime: integer("delivery_time").notNull(),
    communication: integer("communication").notNull(),
    review: text("review"),
    locale: text("locale", { enum: LOCALES }).notNull(),
    reply: text("reply"),
    repliedAt: integer("replied_at"),
    /** When it is unsealed at the latest. */
    opensAt: integer("opens_at").notNull(),
    publishedAt: integer("published_at"),
    hiddenReason: text("hidden_reason"),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index("supplier_ratings_public").on(table.supplierId, table.status, table.publishedAt),
    index("supplier_ratings_sealed").on(table.status, table.opensAt),
    index("supplier_ratings_by_buyer").on(table.buyerId, table.createdAt),
  ],
);

/** The supplier's one rating of the buyer of an order; when it opens follows from the other one and the window. */
export const buyerRatings = sqliteTable(
  "buyer_ratings",
  {
    orderId: text("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    buyerId: text("buyer_id").references(() => users.id, { onDelete: "set null" }),
    supplierId: text("supplier_id").notNull(),
    status: text("status", { enum: BUYER_RATING_STATUSES }).notNull().default("given"),
    rating: integer("rating").notNull(),
    review: text("review"),
    hiddenReason: text("hidden_reason"),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("buyer_ratings_by_buyer").on(table.buyerId, table.createdAt),
    index("buyer_ratings_by_supplier").on(table.supplierId, table.createdAt),
    index("buyer_ratings_in_time").on(table.status, table.createdAt),
  ],
);
