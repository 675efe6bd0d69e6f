import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CATEGORY_SLUGS, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { INCOTERMS } from "#domain/rfq/incoterms.ts";
import { DECLINE_REASONS, INVITATION_STATUSES } from "#domain/rfq/invitation-machine.ts";
import { QUESTION_ASKERS } from "#domain/rfq/own-rfqs.ts";
import { REFUSED_KINDS } from "#domain/rfq/refused-kinds.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import { timestamps } from "./columns.ts";
import { users } from "./identity.ts";
import { suppliers } from "./suppliers.ts";

/**
 * A request for quotation (spec §3 Quote request). `access_hash` is the SHA-256 of the link key a guest holds. Category,
 * description and quantity are the headline, as typed; what is priced are its lines, of which there is at least one.
 */
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
    subcategory: text("subcategory", { enum: SUBCATEGORY_SLUGS }),
    /** Where the goods go: ISO 3166-1 alpha-2 and a city. */
    destinationCountry: text("destination_country"),
    destinationCity: text("destination_city"),
    incoterm: text("incoterm", { enum: INCOTERMS }),
    /** Of the target prices of the lines. */
    targetCurrency: text("target_currency", { enum: CURRENCIES }),
    openedAt: integer("opened_at"),
    /** When no quote had come and more suppliers were asked; once. */
    widenedAt: integer("widened_at"),
    /** When the buyer extended the deadline; once. */
    extendedAt: integer("extended_at"),
    /** Quotes that hold or held a slot. */
    quotesCount: integer("quotes_count").notNull().default(0),
    /** The closed request that this one clones. */
    resubmitOf: text("resubmit_of"),
    /** When its guest asked for no more mails of it. */
    mailsStoppedAt: integer("mails_stopped_at"),
    /** How often its guest has ended the links that were out: the keys of its mails are of one generation. */
    linkGeneration: integer("link_generation").notNull().default(0),
    /** Why it was cancelled or removed. */
    closingNote: text("closing_note"),
    locale: text("locale", { enum: LOCALES }).notNull(),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index("rfqs_by_email").on(table.email, table.createdAt),
    index("rfqs_by_buyer").on(table.buyerId, table.createdAt),
    index("rfqs_by_buyer_status").on(table.buyerId, table.status),
    index("rfqs_by_status").on(table.status, table.confirmBy),
    index("rfqs_in_time").on(table.status, table.createdAt),
    index("rfqs_by_deadline").on(table.status, table.deadlineAt),
    index("rfqs_to_widen").on(table.status, table.widenedAt, table.openedAt),
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

/** What is to be priced. Quantities are in thousandths of the unit; a target price is of one unit, in minor units. */
export const rfqLines = sqliteTable(
  "rfq_lines",
  {
    rfqId: text("rfq_id")
      .notNull()
      .references(() => rfqs.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    productNumber: integer("product_number"),
    description: text("description").notNull(),
    /** As typed. */
    quantity: text("quantity").notNull(),
    quantityMilli: integer("quantity_milli"),
    unit: text("unit"),
    targetPriceMinor: integer("target_price_minor"),
  },
  (table) => [primaryKey({ columns: [table.rfqId, table.position] })],
);

/**
 * A private file of a request, seen by its buyer and the invited. `file_key` names it in R2; a repeated request has rows of
 * its own for the same files.
 */
export const rfqFiles = sqliteTable(
  "rfq_files",
  {
    id: text("id").primaryKey(),
    /** Null until the request it was uploaded for is sent. */
    rfqId: text("rfq_id").references(() => rfqs.id, { onDelete: "cascade" }),
    uploaderId: text("uploader_id").notNull(),
    fileKey: text("file_key").notNull(),
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("rfq_files_by_rfq").on(table.rfqId, table.createdAt),
    index("rfq_files_by_uploader").on(table.uploaderId, table.createdAt),
    index("rfq_files_by_key").on(table.fileKey),
  ],
);

/**
 * A supplier asked to quote. `reasons` are codes that both sides read; `responded_at` is the first quote, refusal or
 * question. `deadline_at` follows the request's.
 */
export const rfqInvitations = sqliteTable(
  "rfq_invitations",
  {
    id: text("id").primaryKey(),
    rfqId: text("rfq_id")
      .notNull()
      .references(() => rfqs.id, { onDelete: "cascade" }),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    status: text("status", { enum: INVITATION_STATUSES }).notNull(),
    score: integer("score").notNull(),
    reasons: text("reasons", { mode: "json" }).$type<string[]>().notNull(),
    /** 1 at the opening, 2 when the request was widened. */
    wave: integer("wave").notNull(),
    deadlineAt: integer("deadline_at").notNull(),
    viewedAt: integer("viewed_at"),
    respondedAt: integer("responded_at"),
    declineReason: text("decline_reason", { enum: DECLINE_REASONS }),
    declineNote: text("decline_note"),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("rfq_invitations_once").on(table.rfqId, table.supplierId),
    index("rfq_invitations_inbox").on(table.supplierId, table.status, table.deadlineAt),
    index("rfq_invitations_in_time").on(table.supplierId, table.createdAt, table.respondedAt),
    index("rfq_invitations_overdue").on(table.status, table.deadlineAt),
  ],
);

/** What a company said is not its line when it was asked; matching asks it no more for that (domain/rfq/refused-lines.ts). */
export const refusedLines = sqliteTable(
  "refused_lines",
  {
    id: text("id").primaryKey(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    /** Whose decline taught it; nothing where that was before it was noted, and where the request is gone. */
    invitationId: text("invitation_id").references(() => rfqInvitations.id, { onDelete: "set null" }),
    kind: text("kind", { enum: REFUSED_KINDS }).notNull(),
    value: text("value").notNull(),
    /** The words of the goods as they were asked for, without the rest of the request. */
    label: text("label").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("refused_lines_once").on(table.supplierId, table.kind, table.value),
    index("refused_lines_taught").on(table.invitationId),
    index("refused_lines_in_time").on(table.createdAt),
  ],
);

/** What a supplier asked about a request before quoting, or a guest about a quote; and the other side's answer. */
export const rfqQuestions = sqliteTable(
  "rfq_questions",
  {
    id: text("id").primaryKey(),
    invitationId: text("invitation_id")
      .notNull()
      .references(() => rfqInvitations.id, { onDelete: "cascade" }),
    /** The company that was asked, or asks. */
    supplierId: text("supplier_id"),
    asker: text("asker", { enum: QUESTION_ASKERS }).notNull().default("supplier"),
    question: text("question").notNull(),
    answer: text("answer"),
    answeredAt: integer("answered_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("rfq_questions_by_invitation").on(table.invitationId, table.createdAt),
    index("rfq_questions_to_answer")
      .on(table.supplierId, table.createdAt)
      .where(sql`${table.asker} = 'buyer' and ${table.answer} is null`),
  ],
);
