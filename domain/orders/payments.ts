import * as z from "zod";
import { machineOf, type Transitions } from "#domain/kernel/machine.ts";
import { typedPrice } from "#domain/kernel/price-field.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { COUNTED_STATUSES } from "./counted-orders.ts";
import { orderReferenceField } from "./transition-order.ts";

/** States of one recorded payment; the platform holds no money, it only keeps what the two sides say of it. */
export const PAYMENT_STATUSES = ["recorded", "confirmed", "refused"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the supplier says of a payment that the buyer recorded (workflows: Order). */
export const PAYMENT_TRANSITIONS = {
  confirm_payment: { from: ["recorded"], to: "confirmed", by: ["supplier"] },
  refuse_payment: { from: ["recorded"], to: "refused", by: ["supplier"], needsReason: true },
} as const satisfies Transitions<PaymentStatus, "supplier">;
export type PaymentAction = keyof typeof PAYMENT_TRANSITIONS;
export const paymentMachine = /* @__PURE__ */ machineOf<PaymentStatus, "buyer" | "supplier", PaymentAction>(
  PAYMENT_TRANSITIONS,
);

/** Orders on which money may be recorded: agreed ones that were not called off. */
export const PAYABLE_STATUSES = COUNTED_STATUSES;

export const PAYMENT_METHODS = ["bank_transfer", "letter_of_credit", "cheque", "cash", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const recordPaymentSchema = z.strictObject({
  reference: orderReferenceField,
  /** In units of the order's currency, as typed; at most what is outstanding. */
  amount: typedPrice.pipe(z.string().min(1)),
  method: z.enum(PAYMENT_METHODS),
  paymentReference: optionalText(100),
  /** A proof that was uploaded to this order. */
  documentId: z.string().min(1).max(40).nullish(),
  paidOn: z.iso.date(),
  idempotencyKey: z.uuid(),
});
export type RecordPayment = z.output<typeof recordPaymentSchema>;

export const confirmPaymentSchema = z.strictObject({
  reference: orderReferenceField,
  id: text(40),
  idempotencyKey: z.uuid(),
});
export type ConfirmPayment = z.output<typeof confirmPaymentSchema>;

const MAX_REASON = 500;
export const refusePaymentSchema = confirmPaymentSchema.extend({ reason: text(MAX_REASON, { lines: true }) });
export type RefusePayment = z.output<typeof refusePaymentSchema>;
