import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";
import { text } from "#domain/kernel/text.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { REFERENCE_PATTERN } from "./rfq-reference.ts";
import { RFQ_STATUSES } from "./rfq-status.ts";
import { DEFAULT_DEADLINE_DAYS, MAX_DEADLINE_DAYS } from "./submit-rfq.ts";

const MAX_REASON = 500;
const reference = z.string().max(20).toUpperCase().regex(REFERENCE_PATTERN);
/** Of the request as its buyer saw it. */
const version = z.number().int().min(1).max(1_000_000_000);

/** One's own requests, the newest first. */
export const ownRfqsSchema = z.strictObject({ status: z.enum(RFQ_STATUSES).optional(), page: pageNumber });
export type OwnRfqs = z.output<typeof ownRfqsSchema>;

export const ownRfqSchema = z.strictObject({ reference });
export type OwnRfqInput = z.output<typeof ownRfqSchema>;

/** `days` are added to the deadline. */
export const extendRfqSchema = z.strictObject({ reference, version, days: wholeNumber(1, MAX_DEADLINE_DAYS) });
export type ExtendRfq = z.output<typeof extendRfqSchema>;

export const closeRfqSchema = z.strictObject({ reference, version });
export type CloseRfq = z.output<typeof closeRfqSchema>;

/** The buyer calls the request off, or an operator removes it. */
export const cancelRfqSchema = z.strictObject({ reference, version, reason: text(MAX_REASON, { lines: true }) });
export type CancelRfq = z.output<typeof cancelRfqSchema>;

/** Sides that may ask: suppliers before they quote, guests about a quote. */
export const QUESTION_ASKERS = ["supplier", "buyer"] as const;

export const answerQuestionSchema = z.strictObject({
  questionId: z.string().min(1).max(60),
  answer: text(1000, { lines: true }),
});
export type AnswerQuestion = z.output<typeof answerQuestionSchema>;

export const resubmitRfqSchema = z.strictObject({
  reference,
  deadlineDays: wholeNumber(1, MAX_DEADLINE_DAYS).default(DEFAULT_DEADLINE_DAYS),
  idempotencyKey: z.uuid(),
});
export type ResubmitRfq = z.output<typeof resubmitRfqSchema>;
