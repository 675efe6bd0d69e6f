import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { VERIFY_CODE } from "#domain/rfq/verify-code.ts";
import { ORDER_FILTERS, ORDER_QUEUES } from "./order-choices.ts";
import { DOCUMENT_NUMBER } from "./order-reference.ts";

/** A page of one's orders, the newest first. */
export const ownOrdersSchema = z.strictObject({ status: z.enum(ORDER_FILTERS).nullish(), page: pageNumber });
export type OwnOrders = z.output<typeof ownOrdersSchema>;

/** A page of the platform's view: disputes, the longest waiting first, or others, the newest first. */
export const allOrdersSchema = z.strictObject({
  status: z.enum(ORDER_QUEUES).default("disputed"),
  /** An order's number or that of one of its documents, else part of the name of either side. */
  q: optionalText(100),
  page: pageNumber,
});
export type AllOrders = z.output<typeof allOrdersSchema>;

/** The number and the code that stand on a printed order, pro-forma invoice or purchase order. */
export const verifyDocumentSchema = z.strictObject({
  number: z.string().regex(DOCUMENT_NUMBER),
  code: z.string().regex(VERIFY_CODE),
  locale: z.enum(LOCALES),
});
export type VerifyDocument = z.output<typeof verifyDocumentSchema>;
