import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LOCALES } from "#domain/kernel/locale.ts";
import { CLAIM_STATUSES } from "#domain/suppliers/claim-machine.ts";
import { timestamps } from "./columns.ts";
import { users } from "./identity.ts";
import { suppliers } from "./suppliers.ts";

/**
 * Somebody says that a company without an owner is its own (domain/suppliers/claim-machine.ts). One claim of a company and
 * one of an account waits at a time.
 */
export const companyClaims = sqliteTable(
  "company_claims",
  {
    id: text("id").primaryKey(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status", { enum: CLAIM_STATUSES }).notNull(),
    /** What the claimant says for itself. */
    note: text("note"),
    /** Made by the link of an invitation, which an operator sent. */
    isInvited: integer("is_invited", { mode: "boolean" }).notNull().default(false),
    /** Which one: it says whom the operator meant. */
    inviteId: text("invite_id"),
    /** The licence, a private file; an invited owner gives it to the checklist later. */
    fileKey: text("file_key").unique(),
    fileName: text("file_name"),
    mediaType: text("media_type"),
    bytes: integer("bytes"),
    /** The refused claim that this one follows. */
    previousId: text("previous_id"),
    /** The operator who decided, when, and why. */
    decidedBy: text("decided_by"),
    decidedAt: integer("decided_at"),
    decisionNote: text("decision_note"),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("company_claims_one_of_company").on(table.supplierId).where(sql`${table.status} = 'claimed'`),
    uniqueIndex("company_claims_one_of_account").on(table.userId).where(sql`${table.status} = 'claimed'`),
    index("company_claims_queue").on(table.status, table.createdAt, table.id),
    index("company_claims_by_company").on(table.supplierId, table.createdAt),
    index("company_claims_by_account").on(table.userId, table.supplierId, table.createdAt),
  ],
);

/** Every state change of a claim: who did what from which state to which, and why. */
export const companyClaimEvents = sqliteTable(
  "company_claim_events",
  {
    id: text("id").primaryKey(),
    claimId: text("claim_id")
      .notNull()
      .references(() => companyClaims.id, { onDelete: "cascade" }),
    action: text("action").notNull(),
    fromStatus: text("from_status"),
    toStatus: text("to_status").notNull(),
    actorId: text("actor_id"),
    note: text("note"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("company_claim_events_by_claim").on(table.claimId, table.createdAt)],
);

/** The link by which an operator invites a company's owner: its hash alone is kept, one is live at a time. */
export const companyInvites = sqliteTable(
  "company_invites",
  {
    id: text("id").primaryKey(),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
    /** When another one took its place. */
    voidedAt: integer("voided_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("company_invites_one_live")
      .on(table.supplierId)
      .where(sql`${table.usedAt} is null and ${table.voidedAt} is null`),
    index("company_invites_by_email").on(table.email),
    index("company_invites_by_company").on(table.supplierId, table.createdAt),
  ],
);
