import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { PAYMENT_STATES } from "#domain/orders/order-machine.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { INCOTERMS } from "#domain/rfq/incoterms.ts";
import { timestamps } from "./columns.ts";
import { users } from "./identity.ts";
import { quotes } from "./quotes.ts";
import { suppliers } from "./suppliers.ts";

/** Who buys and where it goes, as it was when the order was made. */
export interface OrderParty {
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  country: string;
  city: string;
  address: string;
  trn: string | null;
}

/**
 * An order of one buyer at one supplier (workflows: Order). Its terms are frozen: money in minor units of `currency`, VAT
 * in hundredths of a percent. Payment is a record beside it; the platform holds no money.
 */
export const orders = sqliteTable(
  "orders",
  {
    id: text("id").primaryKey(),
    reference: text("reference").notNull().unique(),
    buyerId: text("buyer_id").references(() => users.id, { onDelete: "set null" }),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    status: text("status", { enum: ORDER_STATUSES }).notNull(),
    payment: text("payment", { enum: PAYMENT_STATES }).notNull(),
    /** The accepted quote with its version, or the checkout that made this and its sisters. */
    quoteId: text("quote_id").references(() => quotes.id),
    quoteVersion: integer("quote_version"),
    checkoutId: text("checkout_id"),
    buyer: text("buyer", { mode: "json" }).$type<OrderParty>().notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    incoterm: text("incoterm", { enum: INCOTERMS }),
    place: text("place"),
    leadTimeDaysMin: integer("lead_time_days_min"),
    leadTimeDaysMax: integer("lead_time_days_max"),
    paymentTerms: text("payment_terms"),
    goodsMinor: integer("goods_minor").notNull(),
    discountMinor: integer("discount_minor").notNull(),
    /** Null until the two sides agree on it. */
    freightMinor: integer("freight_minor"),
    insuranceMinor: integer("insurance_minor").notNull(),
    vatRate: integer("vat_rate").notNull(),
    vatMinor: integer("vat_minor").notNull(),
    /** Nobody knew the VAT as it was made: none is in the total, and the supplier says it. */
    isVatOpen: integer("is_vat_open", { mode: "boolean" }).notNull().default(false),
    totalMinor: integer("total_minor").notNull(),
    /** The total in fils of AED at the frozen rate, for sums over currencies. */
    totalAedMinor: integer("total_aed_minor").notNull(),
    notes: text("notes"),
    locale: text("locale", { enum: LOCALES }).notNull(),
    /** A new order that nobody answers until then is cancelled. */
    answerBy: integer("answer_by"),
    carrier: text("carrier"),
    trackingReference: text("tracking_reference"),
    shippedAt: integer("shipped_at"),
    deliveredAt: integer("delivered_at"),
    completedAt: integer("completed_at"),
    closingReason: text("closing_reason"),
    /** Who asked to cancel a confirmed order, and why; the other side consents. */
    cancelAskedBy: text("cancel_asked_by", { enum: ["buyer", "supplier"] }),
    cancelNote: text("cancel_note"),
    disputedAt: integer("disputed_at"),
    escalatedAt: integer("escalated_at"),
    verifyCode: text("verify_code").notNull(),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("orders_one_of_a_quote").on(table.quoteId),
    uniqueIndex("orders_one_of_a_checkout").on(table.checkoutId, table.supplierId),
    index("orders_by_supplier").on(table.supplierId, table.createdAt),
    index("orders_by_supplier_status").on(table.supplierId, table.status, table.createdAt),
    index("orders_by_buyer").on(table.buyerId, table.createdAt),
    index("orders_by_buyer_status").on(table.buyerId, table.status, table.createdAt),
    index("orders_by_status").on(table.status, table.createdAt),
    index("orders_in_time").on(table.createdAt),
    index("orders_to_answer").on(table.status, table.answerBy),
    index("orders_delivered").on(table.status, table.deliveredAt),
    index("orders_disputed").on(table.status, table.disputedAt),
    index("orders_sold_done").on(table.supplierId, table.completedAt),
    index("orders_bought_done").on(table.buyerId, table.completedAt),
    index("orders_done").on(table.status, table.completedAt),
  ],
);

/** What was ordered; quantities in thousandths of the unit. */
export const orderLines = sqliteTable(
  "order_lines",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    productNumber: integer("product_number"),
    sku: text("sku"),
    description: text("description").notNull(),
    quantityMilli: integer("quantity_milli").notNull(),
    unit: text("unit", { enum: UNITS }).notNull(),
    unitPriceMinor: integer("unit_price_minor").notNull(),
    amountMinor: integer("amount_minor").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index("order_lines_by_product").on(table.productNumber),
  ],
);

/** Every move of an order, and what was recorded beside it. */
export const orderEvents = sqliteTable(
  "order_events",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actor: text("actor").notNull(),
    actorId: text("actor_id"),
    note: text("note"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("order_events_by_order").on(table.orderId, table.createdAt)],
);

/** A private document of an order: invoice, packing list, certificate, proof of payment, evidence. */
export const orderDocuments = sqliteTable(
  "order_documents",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    uploaderId: text("uploader_id").notNull(),
    side: text("side", { enum: ["buyer", "supplier"] }).notNull(),
    fileKey: text("file_key").notNull().unique(),
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("order_documents_by_order").on(table.orderId, table.createdAt)],
);

/** What the sides of a dispute say, propose and settle. */
export const disputeEntries = sqliteTable(
  "dispute_entries",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    side: text("side", { enum: ["buyer", "supplier", "admin"] }).notNull(),
    authorId: text("author_id").notNull(),
    /** A proposal of how to settle, which the other side may agree to. */
    proposal: text("proposal", { enum: ["completed", "cancelled"] }),
    text: text("text").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("dispute_entries_by_order").on(table.orderId, table.createdAt)],
);

/** The cart of an account, merged from its browsers. */
export const cartItems = sqliteTable(
  "cart_items",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productNumber: integer("product_number").notNull(),
    quantity: integer("quantity").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productNumber] })],
);
