import * as z from "zod";
import { type Moves, machineOf } from "#domain/kernel/machine.ts";
import { typedPrice } from "#domain/kernel/price.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { orderReferenceField } from "./move-order.ts";
import type { OrderStatus, PaymentState } from "./order-machine.ts";

export const PAYMENT_KINDS = ["deposit", "balance", "full"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What a record of money makes of an order's payment. Records say what was sent; the house holds none of it. */
export const PAYMENT_MOVES = {
  deposit: { from: ["unpaid"], to: "deposit_recorded", by: ["buyer"] },
  balance: { from: ["deposit_recorded"], to: "paid_recorded", by: ["buyer"] },
  full: { from: ["unpaid"], to: "paid_recorded", by: ["buyer"] },
} as const satisfies Moves<PaymentState, "buyer"> & Record<PaymentKind, unknown>;
export const paymentMachine = machineOf<PaymentState, "buyer", PaymentKind>(PAYMENT_MOVES);

/** Orders on which money may be recorded: agreed ones that were not called off. */
export const PAYABLE_STATUSES = [
  "confirmed",
  "in_production",
  "ready_to_ship",
  "shipped",
  "delivered",
  "completed",
  "disputed",
] as const satisfies OrderStatus[];

export const PAYMENT_METHODS = ["bank_transfer", "letter_of_credit", "cheque", "cash", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const recordPaymentSchema = z.strictObject({
  reference: orderReferenceField,
  kind: z.enum(PAYMENT_KINDS),
  /** In units of the order's currency, as typed. */
  amount: typedPrice.pipe(z.string().min(1)),
  method: z.enum(PAYMENT_METHODS),
  paymentReference: optionalText(100),
  /** A proof that was uploaded to this order. */
  documentId: z.string().min(1).max(40).nullish(),
  paidOn: z.iso.date(),
  idempotencyKey: z.uuid(),
});
export type RecordPayment = z.output<typeof recordPaymentSchema>;

export const confirmPaymentSchema = z.strictObject({ reference: orderReferenceField, id: text(40) });
export type ConfirmPayment = z.output<typeof confirmPaymentSchema>;
