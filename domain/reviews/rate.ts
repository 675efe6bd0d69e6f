import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { orderReferenceField } from "#domain/orders/transition-order.ts";
import { BUYER_RATING_STATUSES, RATING_STATUSES } from "./rating-status.ts";

const stars = z.number().int().min(1).max(5);
const review = optionalText(1000, { lines: true });

export const rateSupplierSchema = z.strictObject({
  reference: orderReferenceField,
  supplierRating: stars,
  productQuality: stars,
  deliveryTime: stars,
  communication: stars,
  review,
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
});
export type RateSupplier = z.output<typeof rateSupplierSchema>;

export const rateBuyerSchema = z.strictObject({
  reference: orderReferenceField,
  rating: stars,
  review,
  idempotencyKey: z.uuid(),
});
export type RateBuyer = z.output<typeof rateBuyerSchema>;

export const replyToRatingSchema = z.strictObject({
  reference: orderReferenceField,
  reply: text(1000, { lines: true }),
});
export type ReplyToRating = z.output<typeof replyToRatingSchema>;

/**
 * Hides a rating or puts a hidden one back, both with a reason. `of`: whose rating it is, the supplier's or what the
 * supplier gave to the buyer.
 */
export const moderateRatingSchema = z.strictObject({
  reference: orderReferenceField,
  of: z.enum(["supplier", "buyer"]).default("supplier"),
  version: z.number().int().min(1).max(1_000_000_000),
  reason: text(500, { lines: true }),
});
export type ModerateRating = z.output<typeof moderateRatingSchema>;

/** Published ratings of a supplier, the newest first. */
export const supplierRatingsSchema = z.strictObject({ slug: z.string().min(1).max(120), page: pageNumber });
export type SupplierRatings = z.output<typeof supplierRatingsSchema>;

export const receivedRatingsSchema = z.strictObject({ page: pageNumber });
export type ReceivedRatings = z.output<typeof receivedRatingsSchema>;

/** An order's number, else part of the name of either side. */
const q = optionalText(100);

/** A page of the platform's view of what buyers gave, by state; `low`: one of the criteria got one or two stars. */
export const allRatingsSchema = z.strictObject({
  status: z.enum(RATING_STATUSES).default("published"),
  low: z.boolean().default(false),
  q,
  page: pageNumber,
});
export type AllRatings = z.output<typeof allRatingsSchema>;

/** A page of what suppliers gave to buyers, by state. */
export const ratingsOfBuyersSchema = z.strictObject({
  status: z.enum(BUYER_RATING_STATUSES).default("given"),
  q,
  page: pageNumber,
});
export type RatingsOfBuyers = z.output<typeof ratingsOfBuyersSchema>;
