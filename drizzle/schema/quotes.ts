import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import type { DeliveryPlace } from "#domain/rfq/delivery-place.ts";
import { INCOTERMS } from "#domain/rfq/incoterms.ts";
import { QUOTE_SIDES, QUOTE_STATUSES } from "#domain/rfq/quote-machine.ts";
import { timestamps } from "./columns.ts";
import { users } from "./identity.ts";
import { rfqInvitations, rfqs } from "./rfq.ts";
import { suppliers } from "./suppliers.ts";

/**
 * A supplier's quote to a request: the head of a thread of versions (workflows: Quote). `current_version` is the one that
 * stands; `last_mover` who moved last. Parties are copied from the request, so that every read is scoped by its own row.
 */
export const quotes = sqliteTable(
  "quotes",
  {
    id: text("id").primaryKey(),
    reference: text("reference").notNull().unique(),
    rfqId: text("rfq_id")
      .notNull()
      .references(() => rfqs.id),
    invitationId: text("invitation_id")
      .notNull()
      .references(() => rfqInvitations.id),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    buyerId: text("buyer_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: QUOTE_STATUSES }).notNull(),
    lastMover: text("last_mover", { enum: QUOTE_SIDES }).notNull(),
    /** Counter-offers so far. */
    rounds: integer("rounds").notNull().default(0),
    /** Zero while it is a draft; the version that stands otherwise. */
    currentVersion: integer("current_version").notNull().default(0),
    /** The buyer's counter that waits for an answer. */
    counterVersion: integer("counter_version"),
    /** Until when that counter binds the buyer; null where it does not. */
    bindingUntil: integer("binding_until"),
    /** Where the goods of that counter go. */
    deliveryPlace: text("delivery_place", { mode: "json" }).$type<DeliveryPlace>(),
    validUntil: integer("valid_until"),
    /** What the supplier's form holds before it is sent. */
    draft: text("draft", { mode: "json" }).$type<Record<string, unknown>>(),
    /** Why it was rejected or withdrawn. */
    closingReason: text("closing_reason"),
    closingNote: text("closing_note"),
    sentAt: integer("sent_at"),
    /** Shown at the printed quote's verify page. */
    verifyCode: text("verify_code").notNull(),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("quotes_one_live")
      .on(table.rfqId, table.supplierId)
      .where(sql`${table.status} in ('draft', 'sent', 'countered', 'accepted')`),
    index("quotes_by_rfq").on(table.rfqId, table.status),
    index("quotes_by_supplier").on(table.supplierId, table.status, table.updatedAt),
    index("quotes_sent").on(table.supplierId, table.sentAt),
    index("quotes_by_buyer").on(table.buyerId, table.status, table.updatedAt),
    index("quotes_overdue").on(table.status, table.validUntil),
    index("quotes_binding").on(table.status, table.bindingUntil),
    index("quotes_by_invitation").on(table.invitationId),
  ],
);

/**
 * Terms as one side put them: never edited, triggers refuse it. Money in minor units of `currency`; VAT in hundredths of
 * a percent; `rate_to_aed` is AED for one unit of the currency in millionths, frozen with its source and date.
 */
export const quoteVersions = sqliteTable(
  "quote_versions",
  {
    quoteId: text("quote_id")
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    side: text("side", { enum: QUOTE_SIDES }).notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    incoterm: text("incoterm", { enum: INCOTERMS }).notNull(),
    place: text("place").notNull(),
    leadTimeDaysMin: integer("lead_time_days_min").notNull(),
    leadTimeDaysMax: integer("lead_time_days_max").notNull(),
    paymentTerms: text("payment_terms").notNull(),
    validUntil: integer("valid_until").notNull(),
    freightMinor: integer("freight_minor").notNull(),
    insuranceMinor: integer("insurance_minor").notNull(),
    discountMinor: integer("discount_minor").notNull(),
    vatRate: integer("vat_rate").notNull(),
    goodsMinor: integer("goods_minor").notNull(),
    vatMinor: integer("vat_minor").notNull(),
    totalMinor: integer("total_minor").notNull(),
    rateToAed: integer("rate_to_aed").notNull(),
    rateSource: text("rate_source").notNull(),
    rateDate: text("rate_date").notNull(),
    notes: text("notes"),
    /** Until when a counter-offer was to bind the buyer; null of those that did not, and of a supplier's terms. */
    bindingUntil: integer("binding_until"),
    authorId: text("author_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.version] })],
);

/**
 * A priced line of a version. `line` is the request's line; several `offer`s may stand beside each other, of which number
 * 1 is the one that counts in the total. Quantities in thousandths of the unit.
 */
export const quoteLines = sqliteTable(
  "quote_lines",
  {
    quoteId: text("quote_id")
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    line: integer("line").notNull(),
    offer: integer("offer").notNull(),
    isSubstitute: integer("is_substitute", { mode: "boolean" }).notNull(),
    productNumber: integer("product_number"),
    description: text("description").notNull(),
    quantityMilli: integer("quantity_milli").notNull(),
    unit: text("unit", { enum: UNITS }).notNull(),
    unitPriceMinor: integer("unit_price_minor").notNull(),
    amountMinor: integer("amount_minor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.version, table.line, table.offer] })],
);

/** Every move of a quote. */
export const quoteEvents = sqliteTable(
  "quote_events",
  {
    id: text("id").primaryKey(),
    quoteId: text("quote_id")
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actor: text("actor").notNull(),
    actorId: text("actor_id"),
    /** The version it made or spoke of. */
    ofVersion: integer("of_version"),
    note: text("note"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("quote_events_by_quote").on(table.quoteId, table.createdAt)],
);

/** A form of a quote that a supplier keeps for the next one. */
export const quoteTemplates = sqliteTable(
  "quote_templates",
  {
    id: text("id").primaryKey(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    content: text("content", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [index("quote_templates_by_supplier").on(table.supplierId, table.updatedAt)],
);

/** AED for one unit of a currency, in millionths, from a day on (yyyy-mm-dd, Asia/Dubai); kept by the admins. */
export const exchangeRates = sqliteTable(
  "exchange_rates",
  {
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    fromDay: text("from_day").notNull(),
    rateToAed: integer("rate_to_aed").notNull(),
    source: text("source").notNull(),
    createdBy: text("created_by"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.fromDay] })],
);
