import * as z from "zod";
import { deliveryPlace } from "#domain/rfq/delivery-place.ts";
import { rfqLinkSchema } from "#domain/rfq/rfq-link.ts";

/** A buyer takes the terms of a quote that stand; what the request does not say of the buyer may be added. */
export const acceptQuoteSchema = z.strictObject({
  id: z.string().min(1).max(60),
  /** Of the quote as the buyer saw it. */
  version: z.number().int().min(1).max(1_000_000_000),
  ...deliveryPlace,
  idempotencyKey: z.uuid(),
});
export type AcceptQuote = z.output<typeof acceptQuoteSchema>;

/** The same by the link of a guest's mails. */
export const guestAcceptSchema = acceptQuoteSchema.extend(rfqLinkSchema.shape);
