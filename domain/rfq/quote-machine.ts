import { machineOf, type Transitions } from "#domain/kernel/machine.ts";
import { DAY_MS } from "#domain/kernel/time.ts";

/** States of a quote, which is a thread of immutable versions (workflows: Quote). */
export const QUOTE_STATUSES = [
  "draft",
  "sent",
  "countered",
  "accepted",
  "rejected",
  "withdrawn",
  "expired",
  "not_selected",
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** `award` is the request's own move when another quote is accepted. */
export type QuoteActor = "supplier" | "buyer" | "clock" | "award";

/** Sides of a negotiation. */
export const QUOTE_SIDES = ["supplier", "buyer"] as const;
export type QuoteSide = (typeof QUOTE_SIDES)[number];

/** Counter-offers of one quote. */
export const MAX_ROUNDS = 6;
/** A quote holds at least this long from its sending. */
export const MIN_VALIDITY_MS = DAY_MS;
/** Suppliers that have quoted on one request; then its quote slots are full. A supplier takes one, however often it quotes again. */
export const MAX_QUOTE_SLOTS = 10;

/** Every move of a quote after it was started. What a counter or an acceptance also asks stands in the verbs' guards. */
export const QUOTE_TRANSITIONS = {
  send: { from: ["draft"], to: "sent", by: ["supplier"] },
  revise: { from: ["sent"], to: "sent", by: ["supplier"] },
  counter: { from: ["sent"], to: "countered", by: ["buyer"] },
  requote: { from: ["countered"], to: "sent", by: ["supplier"] },
  accept_counter: { from: ["countered"], to: "sent", by: ["supplier"] },
  accept_binding: { from: ["countered"], to: "accepted", by: ["supplier"] },
  decline_counter: { from: ["countered"], to: "sent", by: ["supplier"] },
  withdraw_counter: { from: ["countered"], to: "sent", by: ["buyer"] },
  accept: { from: ["sent"], to: "accepted", by: ["buyer"] },
  reject: { from: ["sent", "countered"], to: "rejected", by: ["buyer"], needsReason: true },
  withdraw: { from: ["draft", "sent", "countered"], to: "withdrawn", by: ["supplier"], needsReason: true },
  expire: { from: ["sent", "countered"], to: "expired", by: ["clock"] },
  not_select: { from: ["sent", "countered"], to: "not_selected", by: ["award"] },
} as const satisfies Transitions<QuoteStatus, QuoteActor>;

export type QuoteAction = keyof typeof QUOTE_TRANSITIONS;
export const quoteMachine = /* @__PURE__ */ machineOf<QuoteStatus, QuoteActor, QuoteAction>(QUOTE_TRANSITIONS);

/** Why a buyer turns a quote down. */
export const REJECT_REASONS = ["price", "lead_time", "terms", "specification", "bought_elsewhere", "other"] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** The state as of now: a quote past its validity has expired, whether or not the scheduler's job ran. */
export function quoteStatusAt(quote: { status: QuoteStatus; validUntil: number | null }, now: number): QuoteStatus {
  const isOver = quote.validUntil !== null && quote.validUntil <= now;
  return isOver && quoteMachine.can(quote.status, "expire", "clock")
    ? quoteMachine.transition(quote.status, "expire", "clock")
    : quote.status;
}
