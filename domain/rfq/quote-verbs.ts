import * as z from "zod";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { bindingSchema } from "./binding-counter.ts";
import { QUOTE_STATUSES, REJECT_REASONS } from "./quote-machine.ts";
import { QUOTE_REFERENCE_PATTERN } from "./quote-reference.ts";
import { counterTermsSchema, quoteTermsSchema } from "./quote-terms.ts";
import { REFERENCE_PATTERN } from "./rfq-reference.ts";
import { VERIFY_CODE_OR_SHORT } from "./verify-code.ts";

const id = z.string().min(1).max(60);
/** Of the quote as the mover saw it. */
const version = z.number().int().min(1).max(1_000_000_000);
const idempotencyKey = z.uuid();
const MAX_NOTE = 500;

/** What a supplier's half-filled form holds; it is only read back, so its shape is the form's. */
const MAX_DRAFT_LENGTH = 40_000;
const draft = z
  .record(z.string().max(60), z.json())
  .refine((content) => JSON.stringify(content).length <= MAX_DRAFT_LENGTH, { params: { code: "too_big" } });

export const startQuoteSchema = z.strictObject({ invitationId: id });
export type StartQuote = z.output<typeof startQuoteSchema>;

export const saveDraftSchema = z.strictObject({ id, version, draft });
export type SaveDraft = z.output<typeof saveDraftSchema>;

/** Sends, revises or quotes again, by the state that the quote is in. */
export const putQuoteSchema = z.strictObject({ id, version, terms: quoteTermsSchema, idempotencyKey });
export type PutQuote = z.output<typeof putQuoteSchema>;

export const counterSchema = z.strictObject({
  id,
  version,
  terms: counterTermsSchema,
  /** Where it is missing, the buyer has the last word. */
  binding: bindingSchema.optional(),
  idempotencyKey,
});
export type Counter = z.output<typeof counterSchema>;

export const quoteTransitionSchema = z.strictObject({ id, version });
export type QuoteTransitionInput = z.output<typeof quoteTransitionSchema>;

/** The supplier takes a counter-offer; a binding one makes the order at once. */
export const acceptCounterSchema = z.strictObject({ id, version, idempotencyKey });
export type AcceptCounter = z.output<typeof acceptCounterSchema>;

export const withdrawQuoteSchema = z.strictObject({ id, version, reason: text(MAX_NOTE, { lines: true }) });
export type WithdrawQuote = z.output<typeof withdrawQuoteSchema>;

export const rejectQuoteSchema = z.strictObject({
  id,
  version,
  reason: z.enum(REJECT_REASONS),
  note: optionalText(MAX_NOTE, { lines: true }),
});
export type RejectQuote = z.output<typeof rejectQuoteSchema>;

/** One's own quotes, those that changed last first. */
export const quotesSchema = z.strictObject({ status: z.enum(QUOTE_STATUSES).optional(), page: pageNumber });
export type QuotesInput = z.output<typeof quotesSchema>;

export const quoteThreadSchema = z.strictObject({ id });
export type QuoteThreadInput = z.output<typeof quoteThreadSchema>;

/** Hundredths of a percent; a duty may be high. */
const rate = wholeNumber(0, 30_000).optional();
/** Fils of AED. */
const amount = wholeNumber(0, 1_000_000_000_000).optional();
const overrides = {
  origin: rate,
  freight: rate,
  insurance: rate,
  delivery: rate,
  duty: rate,
  vat: rate,
  freightAmount: amount,
};

/** What stands in place of the platform's assumptions: for all quotes, and for single ones. */
export const compareSchema = z.strictObject({
  reference: z.string().max(20).toUpperCase().regex(REFERENCE_PATTERN),
  /** In which it is read; that of the target prices where it is left out. */
  currency: z.enum(CURRENCIES).optional(),
  assumptions: z.strictObject(overrides).default({}),
  ofQuotes: z
    .array(z.strictObject({ quoteId: id, ...overrides }))
    .max(10)
    .default([]),
});
export type CompareInput = z.output<typeof compareSchema>;

export const verifyQuoteSchema = z.strictObject({
  reference: z.string().max(20).toUpperCase().regex(QUOTE_REFERENCE_PATTERN),
  code: z.string().max(10).toUpperCase().regex(VERIFY_CODE_OR_SHORT),
});
export type VerifyQuote = z.output<typeof verifyQuoteSchema>;

/** Without `id` it is a new template. */
export const saveTemplateSchema = z.strictObject({
  template: z.strictObject({ id, version }).optional(),
  name: text(80),
  content: draft,
  idempotencyKey,
});
export type SaveTemplate = z.output<typeof saveTemplateSchema>;

export const removeTemplateSchema = z.strictObject({ id, version });
export type RemoveTemplate = z.output<typeof removeTemplateSchema>;
