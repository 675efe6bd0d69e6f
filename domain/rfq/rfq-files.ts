import * as z from "zod";
import { text } from "#domain/kernel/text.ts";

export const MAX_RFQ_FILES = 5;
export const MAX_RFQ_FILE_BYTES = 10 * 1024 * 1024;

/** A guest attaches less: nobody answers for it until the mail is confirmed. */
export const MAX_GUEST_FILES = 3;
export const MAX_GUEST_FILE_BYTES = 5 * 1024 * 1024;

/** What may go along with a request: drawings, specifications, pictures. */
export const RFQ_FILE_TYPES = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;

/** What is said of an upload in its address; the body is the file. */
export const uploadRfqFileSchema = z.strictObject({ name: text(120) });
export type UploadRfqFile = z.output<typeof uploadRfqFileSchema>;

/** The platform looks at a request's file, and says why. */
export const openRfqFileSchema = z.strictObject({
  id: z.string().min(1).max(60),
  reason: text(500, { lines: true }),
});
export type OpenRfqFile = z.output<typeof openRfqFileSchema>;
