import * as z from "zod";
import { optionalText } from "#domain/kernel/text.ts";
import { rfqLinkSchema } from "#domain/rfq/rfq-link.ts";
import { country, optionalTrn } from "./order-party.ts";

/** A buyer takes the terms of a quote that stand; what the request does not say of the buyer may be added. */
export const acceptQuoteSchema = z.strictObject({
  id: z.string().min(1).max(60),
  /** Of the quote as the buyer saw it. */
  version: z.number().int().min(1).max(1_000_000_000),
  country: country.nullish(),
  city: optionalText(100),
  address: optionalText(300, { lines: true }),
  trn: optionalTrn,
  idempotencyKey: z.uuid(),
});
export type AcceptQuote = z.output<typeof acceptQuoteSchema>;

/** The same by the link of a guest's mails. */
export const guestAcceptSchema = acceptQuoteSchema.extend(rfqLinkSchema.shape);
export type GuestAccept = z.output<typeof guestAcceptSchema>;
