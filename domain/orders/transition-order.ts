import * as z from "zod";
import { text } from "#domain/kernel/text.ts";
import { rfqLinkSchema } from "#domain/rfq/rfq-link.ts";
import type { OrderAction } from "./order-machine.ts";
import { ORDER_REFERENCE } from "./order-reference.ts";

export const orderReferenceField = z.string().regex(ORDER_REFERENCE);
const MAX_REASON = 500;
const reason = text(MAX_REASON, { lines: true });

/** An order as its mover saw it. */
const seen = { reference: orderReferenceField, version: z.number().int().min(1).max(1_000_000_000) };

export const orderSchema = z.strictObject({ reference: orderReferenceField });
export type OrderAsked = z.output<typeof orderSchema>;

export const transitionOrderSchema = z.strictObject(seen);
export type TransitionOrder = z.output<typeof transitionOrderSchema>;

export const transitionWithReasonSchema = z.strictObject({ ...seen, reason });
export type TransitionWithReason = z.output<typeof transitionWithReasonSchema>;

/** A guest says it of its request's order, by the link of its mails. */
const guestOrder = rfqLinkSchema.extend({ order: orderReferenceField, version: seen.version });
export const guestTransitionOrderSchema = guestOrder;
export type GuestTransitionOrder = z.output<typeof guestTransitionOrderSchema>;

export const guestAskToCancelSchema = guestOrder.extend({ reason });
export type GuestAskToCancel = z.output<typeof guestAskToCancelSchema>;

export const shipOrderSchema = z.strictObject({ ...seen, carrier: text(100), trackingReference: text(100) });
export type ShipOrder = z.output<typeof shipOrderSchema>;

/** What the platform may do with an order (workflows: Order). */
export const RULINGS = ["settle_completed", "settle_cancelled", "cancel_agreed"] as const satisfies OrderAction[];
export const ruleOnOrderSchema = z.strictObject({ ...seen, action: z.enum(RULINGS), reason });
export type RuleOnOrder = z.output<typeof ruleOnOrderSchema>;

/** How a side of a dispute would settle it. */
export const SETTLEMENTS = ["completed", "cancelled"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export const addToDisputeSchema = z.strictObject({
  reference: orderReferenceField,
  text: text(2000, { lines: true }),
  proposal: z.enum(SETTLEMENTS).nullish(),
  idempotencyKey: z.uuid(),
});
export type AddToDispute = z.output<typeof addToDisputeSchema>;

/** `entryId` names the other side's proposal, which must still be its last. */
export const agreeToSettleSchema = z.strictObject({ ...seen, entryId: z.string().min(1).max(40) });
export type AgreeToSettle = z.output<typeof agreeToSettleSchema>;
