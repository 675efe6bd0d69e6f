import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { text } from "#domain/kernel/text.ts";
import { CONTEXT_KINDS } from "./message-facts.ts";
import { ROOM_KINDS } from "./room-token.ts";

/** Conversations of a page of the list, and messages of a page of one. */
export const CONVERSATIONS_PAGE = 30;
export const MESSAGES_PAGE = 50;
/** Files of a page of what two sides sent each other. */
export const FILES_PAGE = 12;
const MAX_SEQ = 2 ** 40;

export const conversationId = z.string().regex(/^cnv_[A-Za-z0-9_-]{1,40}$/);
const id = conversationId;
const seq = z.number().int().min(0).max(MAX_SEQ);

export const conversationSchema = z.strictObject({ id });
export type ConversationId = z.output<typeof conversationSchema>;

/** A conversation as a page shows it, with the names of its language. */
export const readConversationSchema = conversationSchema.safeExtend({ locale: z.enum(LOCALES) });
export type ReadConversation = z.output<typeof readConversationSchema>;

/** A place in the list, as `next` of the page before it said. */
export const listConversationsSchema = z.strictObject({
  locale: z.enum(LOCALES),
  search: text(100, { min: 0 }).optional(),
  /** Those alone in which something waits to be read. */
  unread: z.boolean().optional(),
  before: z
    .string()
    .regex(/^\d{1,15}\.cnv_[A-Za-z0-9_-]{1,40}$/)
    .nullish(),
});
export type ListConversations = z.output<typeof listConversationsSchema>;

/** Words in the messages of one's conversations, or of those alone in which something waits to be read. */
export const searchMessagesSchema = z.strictObject({
  locale: z.enum(LOCALES),
  search: text(100, { min: 0 }),
  unread: z.boolean().optional(),
});
export type SearchMessages = z.output<typeof searchMessagesSchema>;

/** Pictures and documents of a conversation, the newest first; `before` as `next` of the page before it said. */
export const sharedFilesSchema = z.strictObject({
  id,
  before: z
    .string()
    .regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,60}$/)
    .nullish(),
});
export type SharedFiles = z.output<typeof sharedFilesSchema>;

/** Messages below a number (older ones), above one (what was missed), or with neither the newest. */
export const pageOfMessagesSchema = z
  .strictObject({ id, before: seq.nullish(), after: seq.nullish() })
  .refine(({ before, after }) => before == null || after == null, { params: { code: "one_way" }, path: ["after"] });
export type PageOfMessages = z.output<typeof pageOfMessagesSchema>;

/** How far a side has read, or its devices have received. */
export const receiptsSchema = z.strictObject({ id, seq });
export type Receipt = z.output<typeof receiptsSchema>;

/** As {@link receiptsSchema}, or all there is in every conversation: a device has come back. */
export const deliveredSchema = z.union([receiptsSchema, z.strictObject({ all: z.literal(true) })]);
export type Delivered = z.output<typeof deliveredSchema>;

/**
 * What a conversation is opened from. `id`: of a product, a company (or its slug), an invitation to a request, a quote; the
 * reference of an order.
 */
export const startConversationSchema = z.strictObject({
  with: z.strictObject({ kind: z.enum(CONTEXT_KINDS), id: z.string().min(1).max(160) }),
  idempotencyKey: z.uuid(),
});
export type StartConversation = z.output<typeof startConversationSchema>;

/** The room of a conversation, or the caller's own inbox. */
export const roomTokenSchema = z
  .strictObject({ kind: z.enum(ROOM_KINDS), id: id.nullish() })
  .refine(({ kind, id: name }) => (kind === "conversation") === (name != null), {
    params: { code: "required" },
    path: ["id"],
  });
export type RoomTokenFor = z.output<typeof roomTokenSchema>;
