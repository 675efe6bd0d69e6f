import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Grant } from "#domain/identity/grants.ts";
import { USER_TYPES } from "#domain/identity/user-types.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { timestamps } from "./columns.ts";

/**
 * An account. `avatar_path` is a path of this site; `notices` holds settings per kind and channel
 * (domain/identity/notification-settings.ts). `grants` is what an operator may do, in the order of domain/identity/grants.ts; of
 * all others an empty list. `delete_after` is set while the account waits to be deleted.
 */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    emailVerifiedAt: integer("email_verified_at"),
    passwordHash: text("password_hash").notNull(),
    name: text("name").notNull(),
    phone: text("phone"),
    location: text("location"),
    avatarPath: text("avatar_path"),
    userType: text("user_type", { enum: USER_TYPES }).notNull(),
    grants: text("operator_grants", { mode: "json" }).$type<Grant[]>().notNull().default([]),
    locale: text("locale", { enum: LOCALES }).notNull(),
    notices: text("notices", { mode: "json" }).notNull(),
    suspendedAt: integer("suspended_at"),
    deleteAfter: integer("delete_after"),
    ...timestamps,
  },
  (table) => [
    index("users_to_delete").on(table.deleteAfter),
    index("users_by_type").on(table.userType, table.createdAt),
    index("users_in_time").on(table.createdAt, table.id),
    index("users_suspended").on(table.createdAt, table.id).where(sql`${table.suspendedAt} is not null`),
    index("users_unverified").on(table.createdAt, table.id).where(sql`${table.emailVerifiedAt} is null`),
  ],
);

/**
 * A signed-in browser. `id` is the SHA-256 of the cookie's token (security 3); `handle` names it to its owner.
 * `expires_at` is the idle end; the absolute one counts from `created_at`.
 */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    handle: text("handle").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull(),
    createdAt: integer("created_at").notNull(),
    lastUsedAt: integer("last_used_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("sessions_by_user").on(table.userId, table.lastUsedAt),
    index("sessions_expired").on(table.expiresAt),
  ],
);

/**
 * What proves a mailbox, once: `token_hash` of a link, `code_hash` of a typed code (keyed: eight digits are few). One row
 * per user and purpose, so a new one voids the old (security 6). `email_change_old` and `_new` are the two halves of a
 * change of address; `email` is the address that was written to, `new_email` the one that is to come.
 */
export const EMAIL_PROOF_PURPOSES = ["verify", "reset", "email_change_old", "email_change_new"] as const;

export const emailProofs = sqliteTable(
  "email_proofs",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: EMAIL_PROOF_PURPOSES }).notNull(),
    email: text("email").notNull(),
    newEmail: text("new_email"),
    codeHash: text("code_hash"),
    wrongCodes: integer("wrong_codes").notNull().default(0),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("email_proofs_one_each").on(table.userId, table.purpose),
    index("email_proofs_expired").on(table.expiresAt),
  ],
);

/**
 * The authenticator of an account. `secret` is sealed; until `confirmed_at` it is only being set up. `last_step` is the step of
 * the code that was used last: none before it works again (RFC 6238, 5.2).
 */
export const secondFactors = sqliteTable("second_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text("secret").notNull(),
  confirmedAt: integer("confirmed_at"),
  lastStep: integer("last_step").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** The codes for a lost authenticator, each used once; keyed hashes. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: integer("used_at"),
  },
  (table) => [index("recovery_codes_by_user").on(table.userId)],
);

/** What happened to an account, for its owner and the admins; append-only. It outlives the account, without its data. */
export const accountEvents = sqliteTable(
  "account_events",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    action: text("action").notNull(),
    /** The account that did it; null for the scheduler. */
    actorId: text("actor_id"),
    details: text("details", { mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("account_events_by_user").on(table.userId, table.createdAt)],
);
