import * as z from "zod";
import { text } from "#domain/kernel/text.ts";
import { HOUR_MS } from "#domain/kernel/time.ts";
import { conversationId } from "#domain/messaging/conversation.ts";

/** A conversation stays open to who gave a reason for so many milliseconds. */
export const CONVERSATION_OPEN_MS = HOUR_MS;
/** Letters and digits that a reason has at least: a dot is none. */
const MIN_OPENING_REASON = 10;
const MAX_OPENING_REASON = 1000;

const LETTERS = /[\p{L}\p{N}]/gu;
const reason = text(MAX_OPENING_REASON, { lines: true }).superRefine((written, context) => {
  if ((written.match(LETTERS)?.length ?? 0) >= MIN_OPENING_REASON) return;
  context.addIssue({
    ...{ code: "too_small", minimum: MIN_OPENING_REASON, origin: "string", inclusive: true, input: written },
  });
});

/** Why somebody of the platform reads what two sides said to each other. */
export const openingReasonSchema = z.strictObject({ reason });

/** A conversation is opened for a report of it. */
export const openConversationSchema = z.strictObject({
  id: conversationId,
  reportId: z.string().min(1).max(60),
  reason,
});
export type OpenConversation = z.output<typeof openConversationSchema>;

/** A conversation is closed again before its hour is over. */
export const closeConversationSchema = z.strictObject({ id: conversationId });
export type CloseConversation = z.output<typeof closeConversationSchema>;

/** The newest messages of a conversation that was opened, or those below a number. */
export const openedConversationSchema = z.strictObject({
  id: conversationId,
  before: z
    .number()
    .int()
    .min(0)
    .max(2 ** 40)
    .nullish(),
});
export type OpenedConversation = z.output<typeof openedConversationSchema>;
