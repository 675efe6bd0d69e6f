import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type CONTEXT_KINDS, MESSAGE_FILE_KINDS, MESSAGE_KINDS } from "#domain/messaging/message-facts.ts";
import { users } from "./identity.ts";
import { suppliers } from "./suppliers.ts";

/** What a message is about, as it was when it was said: names by language, or the reference that all languages share. */
export interface StoredContext {
  kind: (typeof CONTEXT_KINDS)[number];
  id: string;
  reference?: string;
  names?: Partial<Record<"ar" | "en" | "fr", string>>;
  /** The page of this site that it leads to. */
  path: string;
}

/** A phrase of domain/messaging/phrases with what was filled in; each side reads it in its own language. */
export interface StoredPhrase {
  key: string;
  params: Record<string, string>;
}

/**
 * A conversation of one buyer with one company. `last_seq` numbers its messages from 1 without a gap; a deleted account leaves its
 * side empty.
 */
export const conversations = sqliteTable(
  "conversations",
  {
    id: text("id").primaryKey(),
    buyerId: text("buyer_id").references(() => users.id, { onDelete: "set null" }),
    supplierId: text("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    lastSeq: integer("last_seq").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("conversations_one_each").on(table.buyerId, table.supplierId),
    index("conversations_by_supplier").on(table.supplierId, table.updatedAt),
  ],
);

/**
 * A side of a conversation. `unread` counts the other side's messages after `read_seq`, kept in the batch that changes it;
 * `unread_since` is when the oldest of them came, `digested_at` when a mail told of them (once until read).
 */
export const conversationMembers = sqliteTable(
  "conversation_members",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    side: text("side", { enum: ["buyer", "supplier"] }).notNull(),
    deliveredSeq: integer("delivered_seq").notNull().default(0),
    readSeq: integer("read_seq").notNull().default(0),
    unread: integer("unread").notNull().default(0),
    unreadSince: integer("unread_since"),
    digestedAt: integer("digested_at"),
    /** This side wants to hear nothing more from the other. */
    blockedAt: integer("blocked_at"),
    /** When the last message came or went: the order of the list. */
    lastAt: integer("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index("conversation_members_list").on(table.userId, table.lastAt, table.conversationId),
    index("conversation_members_unread").on(table.userId).where(sql`${table.unread} > 0`),
    index("conversation_members_to_digest")
      .on(table.unreadSince)
      .where(sql`${table.unread} > 0 and ${table.digestedAt} is null`),
  ],
);

/** A message, never changed. `client_id` is made by the sender's browser before it is sent: a second try is the same row. */
export const messages = sqliteTable(
  "messages",
  {
    id: text("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    /** Stays when the account is deleted, like the words that were sent. */
    senderId: text("sender_id").notNull(),
    side: text("side", { enum: ["buyer", "supplier"] }).notNull(),
    clientId: text("client_id").notNull(),
    kind: text("kind", { enum: MESSAGE_KINDS }).notNull(),
    content: text("content").notNull(),
    phrase: text("phrase", { mode: "json" }).$type<StoredPhrase>(),
    context: text("context", { mode: "json" }).$type<StoredContext>(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("messages_in_order").on(table.conversationId, table.seq),
    uniqueIndex("messages_once").on(table.conversationId, table.senderId, table.clientId),
    index("messages_about").on(table.conversationId, table.seq).where(sql`${table.kind} = 'context'`),
  ],
);

/** A private file of a conversation; `message_id` is null until the message it was uploaded for is sent. */
export const messageFiles = sqliteTable(
  "message_files",
  {
    id: text("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    uploaderId: text("uploader_id").notNull(),
    messageId: text("message_id").references(() => messages.id, { onDelete: "cascade" }),
    position: integer("position").notNull().default(0),
    kind: text("kind", { enum: MESSAGE_FILE_KINDS }).notNull(),
    fileKey: text("file_key").notNull().unique(),
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    /** Pixels of a picture. */
    width: integer("width"),
    height: integer("height"),
    /** Milliseconds of a voice message. */
    durationMs: integer("duration_ms"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("message_files_by_message").on(table.messageId, table.position),
    index("message_files_unsent").on(table.createdAt).where(sql`${table.messageId} is null`),
    index("message_files_by_uploader").on(table.uploaderId, table.createdAt),
    index("message_files_by_conversation").on(table.conversationId, table.createdAt),
  ],
);
