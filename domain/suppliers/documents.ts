import * as z from "zod";
import { dayEnd } from "#domain/kernel/day-field.ts";
import { text } from "#domain/kernel/text.ts";
import { DOCUMENT_ITEMS } from "./checklist.ts";

/** What may be uploaded: scans and what offices write. A logo is a picture. */
export const DOCUMENT_TYPES = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;

const MAX_FILE_NAME = 120;

/** What is said of an upload in its address; the body is the file. */
export const uploadDocumentSchema = z.strictObject({
  item: z.enum(DOCUMENT_ITEMS),
  name: text(MAX_FILE_NAME),
  /** A licence is good until its last day has ended. */
  validUntil: dayEnd.optional(),
});
export type UploadDocument = z.output<typeof uploadDocumentSchema>;

export const removeDocumentSchema = z.strictObject({ id: z.string().min(1).max(40) });
export type RemoveDocument = z.output<typeof removeDocumentSchema>;
