import * as z from "zod";
import { text } from "#domain/kernel/text.ts";
import { orderReferenceField } from "./transition-order.ts";

export const MAX_ORDER_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Documents that each side may add to an order: one can't take the other's room for evidence. */
export const MAX_DOCUMENTS_PER_SIDE = 15;

/** What may be uploaded: scans and what offices write. */
export const ORDER_DOCUMENT_TYPES = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;

export const ORDER_DOCUMENT_KINDS = [
  "invoice",
  "packing_list",
  "transport",
  "origin_certificate",
  "quality_certificate",
  "payment_proof",
  "evidence",
  "other",
] as const;
export type OrderDocumentKind = (typeof ORDER_DOCUMENT_KINDS)[number];

/** What is said of an upload in its address; the body is the file. */
export const uploadOrderDocumentSchema = z.strictObject({
  order: orderReferenceField,
  kind: z.enum(ORDER_DOCUMENT_KINDS),
  name: text(120),
});
export type UploadOrderDocument = z.output<typeof uploadOrderDocumentSchema>;
