import * as z from "zod";
import { text } from "#domain/kernel/text.ts";
import { conversationId } from "./conversation.ts";
import { phraseSchema } from "./phrases.ts";

export const MAX_MESSAGE = 4000;
export const MAX_FILES_PER_MESSAGE = 10;

/** The account that wrote something: a browser may send it when another is signed in, which is refused. */
export const writtenAs = z.string().min(1).max(64);

/**
 * A message as a browser sends it. `clientId` is made before the first try and stays the same for all of them, so that
 * however often it is sent there is one message (security 26).
 */
export const sendMessageSchema = z
  .strictObject({
    conversationId,
    as: writtenAs.optional(),
    clientId: z.uuid(),
    kind: z.enum(["text", "phrase", "voice"]),
    content: text(MAX_MESSAGE, { min: 0, lines: true }).default(""),
    phrase: phraseSchema.nullish(),
    fileIds: z
      .array(z.string().min(1).max(40))
      .max(MAX_FILES_PER_MESSAGE)
      .refine((ids) => new Set(ids).size === ids.length, { params: { code: "twice" } })
      .default([]),
  })
  .superRefine(({ kind, content, phrase, fileIds }, context) => {
    const refuse = (path: string, code: string) => context.addIssue({ code: "custom", path: [path], params: { code } });
    if (kind === "text" && content === "" && fileIds.length === 0) refuse("content", "required");
    if (kind !== "text" && content !== "") refuse("content", "not_of_this_kind");
    if (kind === "phrase" && !phrase) refuse("phrase", "required");
    if (kind !== "phrase" && phrase) refuse("phrase", "not_of_this_kind");
    if (kind === "phrase" && fileIds.length > 0) refuse("fileIds", "not_of_this_kind");
    if (kind === "voice" && fileIds.length !== 1) refuse("fileIds", "required");
  });
export type SendMessageInput = z.input<typeof sendMessageSchema>;
export type SendMessage = z.output<typeof sendMessageSchema>;
