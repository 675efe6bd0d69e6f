import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { type Turns, type Wait, waitsUntil } from "#domain/kernel/turn.ts";
import { bindingUntilAt } from "./binding-counter.ts";
import { type QuoteStatus, quoteStatusAt } from "./quote-machine.ts";
import { isNegotiable, type RfqFacts } from "./rfq-turns.ts";

/** A draft waits for nobody: until it is sent, its invitation does. */
export const QUOTE_TURNS = {
  draft: [],
  sent: [{ side: "buyer", action: "accept" }],
  countered: [{ side: "supplier", action: "accept_counter" }],
  accepted: [],
  rejected: [],
  withdrawn: [],
  expired: [],
  not_selected: [],
} as const satisfies Turns<QuoteStatus>;
const ACCEPT_BINDING = { side: "supplier", action: "accept_binding" } as const;
type QuoteTurn = (typeof QUOTE_TURNS)[QuoteStatus][number] | typeof ACCEPT_BINDING;

export interface QuoteFacts {
  status: QuoteStatus;
  validUntil: number | null;
  /** Until when the counter-offer that waits binds its buyer; null where it does not. */
  bindingUntil: number | null;
  supplierStatus: SupplierStatus;
  /** The buyer's account is there, and not suspended: without it a binding counter-offer makes no order. */
  buyerAnswers: boolean;
  rfq: RfqFacts;
}

/**
 * What a quote waits for as of now: an answer of the side that did not move last, while it holds; of a binding counter-offer,
 * while it binds and its buyer answers.
 */
export function quoteWaits(quote: QuoteFacts, now: number): Wait<QuoteTurn>[] {
  if (!isNegotiable(quote.rfq, now) || quote.supplierStatus !== "approved") return [];
  const binding = quote.buyerAnswers ? bindingUntilAt(quote, now) : null;
  if (binding !== null) return waitsUntil<QuoteTurn>([ACCEPT_BINDING], binding);
  return waitsUntil<QuoteTurn>(QUOTE_TURNS[quoteStatusAt(quote, now)], quote.validUntil);
}

const ANSWER = [{ side: "supplier", action: "answer" }] as const;

/** What was asked about a request or a quote. */
export interface QuestionFacts {
  asker: "buyer" | "supplier";
  answer: string | null;
  supplierStatus: SupplierStatus;
  /** A quote of the asked supplier can still be accepted, or became an order. */
  isQuoteAlive: boolean;
}

/** What a question waits for; one that a supplier asked is its invitation's state `info_requested`, and waits there. */
export function questionWaits(question: QuestionFacts): Wait<(typeof ANSWER)[number]>[] {
  const { asker, answer, supplierStatus, isQuoteAlive } = question;
  const isOpen = asker === "buyer" && answer === null;
  return isOpen && supplierStatus === "approved" && isQuoteAlive ? waitsUntil(ANSWER, null) : [];
}
