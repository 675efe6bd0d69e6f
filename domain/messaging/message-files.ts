import * as z from "zod";
import { text } from "#domain/kernel/text.ts";
import { conversationId } from "./conversation.ts";
import { MESSAGE_FILE_KINDS } from "./message-facts.ts";
import { writtenAs } from "./send-message.ts";

const MB = 1024 * 1024;

/** The largest of each kind, in bytes. */
export const MAX_MESSAGE_FILE_BYTES = { picture: 10 * MB, document: 10 * MB, voice: 2 * MB } as const;
/** What an account may upload in a day, and what both sides of a conversation may put into it. */
export const MAX_BYTES_A_DAY = { account: 200 * MB, conversation: 300 * MB } as const;
export const MAX_VOICE_MS = 3 * 60_000;

/** What is said of an upload in its address; the body is the file. How long a voice message is its recorder says. */
export const uploadMessageFileSchema = z
  .strictObject({
    conversation: conversationId,
    as: writtenAs.optional(),
    name: text(120),
    kind: z.enum(MESSAGE_FILE_KINDS),
    durationMs: z.coerce.number().int().min(1).max(MAX_VOICE_MS).optional(),
  })
  .superRefine(({ kind, durationMs }, context) => {
    if ((kind === "voice") === (durationMs !== undefined)) return;
    context.addIssue({ code: "custom", path: ["durationMs"], params: { code: "required" } });
  });
export type UploadMessageFile = z.output<typeof uploadMessageFileSchema>;
