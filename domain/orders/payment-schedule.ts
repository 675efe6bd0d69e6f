import { toLatinDigits } from "#domain/kernel/digits.ts";
import { splitByWeights } from "#domain/kernel/money.ts";
import type { PaymentState } from "./order-machine.ts";
import type { PaymentStatus } from "./payments.ts";

/** A part of an order's total that the payment terms name, in minor units, and how much of it was recorded. */
export interface Instalment {
  /** Hundredths of the total, as the terms name it; 100 where they name no parts. */
  percent: number;
  dueMinor: number;
  recordedMinor: number;
}

/** What is counted from an order's payments, in minor units of its currency. Refused payments count nowhere. */
export interface PaymentSums {
  recordedMinor: number;
  confirmedMinor: number;
  /** What nobody has recorded yet; never below zero. */
  outstandingMinor: number;
}

interface Payment {
  amountMinor: number;
  status: PaymentStatus;
}

/** Whole percentages, with their sign on either side; decimals are no parts. */
export const PERCENT = /(?<![\d.,٫])(?:(\d{1,3}) ?[%٪]|[%٪] ?(\d{1,3})(?![.,٫]?\d))/g;
/** Spaces that do not break, as French writes before the sign. */
const NARROW_SPACES = /[\u00a0\u202f]/g;
const WHOLE = 100;

/**
 * The parts that payment terms divide a total into: "30% advance, 70% before shipment" is 30 and 70. Terms whose figures do
 * not add up to the whole, or that name none ("letter of credit at sight"), make one part.
 * @param terms as the supplier wrote them, in any of the three languages and either digits; null where there are none
 */
export function partsOfTerms(terms: string | null): number[] {
  const plain = toLatinDigits(terms ?? "").replace(NARROW_SPACES, " ");
  const found = [...plain.matchAll(PERCENT)].map(([, before, after]) => Number(before ?? after));
  const parts = found.filter((percent) => percent > 0);
  return parts.reduce((sum, percent) => sum + percent, 0) === WHOLE ? parts : [WHOLE];
}

/** The schedule of an order: each part of its total in the terms' order, filled by what was recorded. */
export function paymentSchedule(terms: string | null, totalMinor: number, payments: readonly Payment[]): Instalment[] {
  const parts = partsOfTerms(terms);
  const dues = splitByWeights(totalMinor, parts);
  let left = paymentSums(totalMinor, payments).recordedMinor;
  return dues.map((dueMinor, at) => {
    const recordedMinor = Math.min(left, dueMinor);
    left -= recordedMinor;
    return { percent: parts[at] ?? WHOLE, dueMinor, recordedMinor };
  });
}

export function paymentSums(totalMinor: number, payments: readonly Payment[]): PaymentSums {
  const sumOf = (counts: (payment: Payment) => boolean) =>
    payments.filter(counts).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const recordedMinor = sumOf(({ status }) => status !== "refused");
  const confirmedMinor = sumOf(({ status }) => status === "confirmed");
  return { recordedMinor, confirmedMinor, outstandingMinor: Math.max(0, totalMinor - recordedMinor) };
}

/** What the sums say of an order's payment, never what somebody typed (workflows: Order). */
export function paymentStateOf(totalMinor: number, recordedMinor: number): PaymentState {
  if (recordedMinor <= 0) return "unpaid";
  return recordedMinor < totalMinor ? "deposit_recorded" : "paid_recorded";
}
