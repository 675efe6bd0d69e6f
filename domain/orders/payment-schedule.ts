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

/** A part of the total as payment terms name it. */
interface TermsPart {
  /** Hundredths of the total. */
  percent: number;
  /** What the terms say of it, in small letters. */
  words: string;
}

/** Whole percentages, with their sign on either side; decimals are no parts. */
const PERCENT = /(?<![\d.,٫])(?:(\d{1,3}) ?[%٪]|[%٪] ?(\d{1,3})(?![.,٫]?\d))/g;
/** What is left of the total, by no figure of its own. */
const REST = /balance|remain(?:der|ing)|\bthe rest\b|solde|le reste|باقي|متبقي/;
/** Percentages of these are no parts of the total. */
const NO_PART =
  /discount|rebate|\blate\b|penalt|interest|remise|escompte|retard|pénalité|intérêt|خصم|تأخير|غرامة|فائدة/;
/** Marks of direction, as Arabic writes beside the sign. */
const MARKS = /[\u200e\u200f]/g;
/** Spaces that do not break, as French writes before the sign. */
const NARROW_SPACES = /[\u00a0\u202f]/g;
const WHOLE = 100;

/**
 * The parts that payment terms divide a total into: "30% advance, 70% before shipment" and "30% advance, the balance before
 * shipment" are 30 and 70. Terms whose figures do not add up to the whole, or that name none ("letter of credit at sight"), make
 * one part; where there are figures, nobody can tell what they say of it.
 * @param terms as the supplier wrote them, in any of the three languages and either digits; null where there are none
 */
export function readTerms(terms: string | null): TermsPart[] {
  const plain = toLatinDigits(terms ?? "")
    .replace(MARKS, "")
    .replace(NARROW_SPACES, " ")
    .toLowerCase();
  const named = [...plain.matchAll(PERCENT)].map((found) => ({
    at: found.index,
    percent: Number(found[1] ?? found[2]),
  }));
  const parts = withRest(
    named.filter(({ percent }) => percent > 0),
    NO_PART.test(plain) ? -1 : plain.search(REST),
  );
  if (sumOf(parts) !== WHOLE) return [{ percent: WHOLE, words: named.length === 0 ? plain : "" }];
  // Each part is said from its figure up to the next one; what stands before the first figure is the first part's.
  return parts.map(({ percent, at }, place) => ({
    percent,
    words: plain.slice(place === 0 ? 0 : at, parts[place + 1]?.at),
  }));
}

type Named = readonly { percent: number; at: number }[];

/** The figures with what is left of the whole where the terms speak of it; -1 where they don't. */
function withRest(named: Named, restAt: number): Named {
  const left = WHOLE - sumOf(named);
  if (restAt < 0 || named.length === 0 || left <= 0) return named;
  return [...named, { percent: left, at: restAt }].sort((one, other) => one.at - other.at);
}

function sumOf(parts: readonly { percent: number }[]): number {
  return parts.reduce((sum, { percent }) => sum + percent, 0);
}

/** The schedule of an order: each part of its total in the terms' order, filled by what was recorded. */
export function paymentSchedule(terms: string | null, totalMinor: number, payments: readonly Payment[]): Instalment[] {
  const parts = readTerms(terms).map(({ percent }) => percent);
  const dues = splitByWeights(totalMinor, parts);
  let left = paymentSums(totalMinor, payments).recordedMinor;
  return dues.map((dueMinor, at) => {
    const recordedMinor = Math.min(left, dueMinor);
    left -= recordedMinor;
    return { percent: parts[at] ?? WHOLE, dueMinor, recordedMinor };
  });
}

export function paymentSums(totalMinor: number, payments: readonly Payment[]): PaymentSums {
  const amountOf = (counts: (payment: Payment) => boolean) =>
    payments.filter(counts).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const recordedMinor = amountOf(({ status }) => status !== "refused");
  const confirmedMinor = amountOf(({ status }) => status === "confirmed");
  return { recordedMinor, confirmedMinor, outstandingMinor: Math.max(0, totalMinor - recordedMinor) };
}

/** What the sums say of an order's payment, never what somebody typed (workflows: Order). */
export function paymentStateOf(totalMinor: number, recordedMinor: number): PaymentState {
  if (recordedMinor <= 0) return "unpaid";
  return recordedMinor < totalMinor ? "deposit_recorded" : "paid_recorded";
}
