import * as z from "zod";
import { text } from "#domain/kernel/text.ts";
import { answerQuestionSchema } from "./own-rfqs.ts";
import { rejectQuoteSchema } from "./quote-verbs.ts";
import { rfqLinkSchema } from "./rfq-link.ts";

/** What waits for a supplier's answer of one guest's questions to it. */
export const MAX_OPEN_QUESTIONS = 3;

export const guestRejectSchema = rejectQuoteSchema.extend(rfqLinkSchema.shape);

export const guestAnswerSchema = answerQuestionSchema.extend(rfqLinkSchema.shape);

/** Asks the supplier of a quote. */
export const guestAskSchema = rfqLinkSchema.extend({
  quoteId: z.string().min(1).max(60),
  question: text(1000, { min: 3, lines: true }),
  idempotencyKey: z.uuid(),
});
export type GuestAsk = z.output<typeof guestAskSchema>;

export const guestMailsSchema = rfqLinkSchema.extend({ wanted: z.boolean() });
export type GuestMails = z.output<typeof guestMailsSchema>;

export const sendLinkSchema = rfqLinkSchema.extend({ idempotencyKey: z.uuid() });
export type SendLink = z.output<typeof sendLinkSchema>;
