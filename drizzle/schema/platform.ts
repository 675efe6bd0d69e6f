import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { NOTICE_KINDS } from "#domain/identity/notification-settings.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { timestamps } from "./columns.ts";

/** Mails to send, written in the batch of what they tell (security 25). `template` names a mail of worker/platform/mails. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    template: text("template").notNull(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    locale: text("locale", { enum: LOCALES }).notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    status: text("status", { enum: ["waiting", "sent", "parked", "discarded"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    leasedUntil: integer("leased_until").notNull().default(0),
    sentAt: integer("sent_at"),
    lastError: text("last_error"),
    /** When a parked mail was given all its tries again; null for one that never was. */
    requeuedAt: integer("requeued_at"),
    ...timestamps,
  },
  (table) => [
    index("outbox_due").on(table.status, table.nextAttemptAt),
    // Each session asks whether a mail to its account came back.
    index("outbox_parked_to").on(table.recipient).where(sql`"status" = 'parked'`),
  ],
);

/** Where mails land when no mail service is configured; read at /__dev/mailbox in development builds. */
export const devMailbox = sqliteTable("dev_mailbox", {
  id: text("id").primaryKey(),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  html: text("html").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Fixed-window counters that survive a restart (security 8). Times in milliseconds. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    windowEndsAt: integer("window_ends_at").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [index("rate_limits_expired").on(table.windowEndsAt)],
);

/** One row per intent of a client (security 23). */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    actor: text("actor").notNull(),
    procedure: text("procedure").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    response: text("response", { mode: "json" }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.procedure, table.key] }),
    index("idempotency_keys_old").on(table.createdAt),
  ],
);

/**
 * What an account is told on the site; written in the batch of what it tells. `template` names a text of the screens,
 * `path` the page of this site that it leads to.
 */
export const notices = sqliteTable(
  "notices",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind", { enum: NOTICE_KINDS }).notNull(),
    template: text("template").notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, string>>().notNull(),
    path: text("path").notNull(),
    readAt: integer("read_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("notices_by_user").on(table.userId, table.createdAt),
    index("notices_unread").on(table.userId, table.readAt),
  ],
);

/** What an admin did, with the state before and after; append-only: triggers refuse changes (0004_suppliers.sql). */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text("id").primaryKey(),
    actorId: text("actor_id").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    before: text("before", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    after: text("after", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    reason: text("reason"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("audit_log_in_time").on(table.createdAt),
    index("audit_log_by_entity").on(table.entity, table.entityId, table.createdAt),
    index("audit_log_by_actor").on(table.actorId, table.createdAt),
    index("audit_log_by_kind").on(table.entity, table.createdAt),
    index("audit_log_by_action").on(table.action, table.createdAt),
  ],
);

/**
 * Deadlines that somebody was reminded of, or did not want to be: once for each state of a thing and each deadline
 * (worker/waits/remind-deadlines.ts). They go when the deadline has passed.
 */
export const deadlineReminders = sqliteTable(
  "deadline_reminders",
  {
    machine: text("machine").notNull(),
    subjectId: text("subject_id").notNull(),
    state: text("state").notNull(),
    until: integer("until").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.machine, table.subjectId, table.state, table.until] }),
    index("deadline_reminders_over").on(table.until),
  ],
);
