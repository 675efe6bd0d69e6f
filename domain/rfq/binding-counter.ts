import * as z from "zod";
import { dayEnd } from "#domain/kernel/day-field.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import { deliveryPlace } from "./delivery-place.ts";
import { type QuoteStatus, quoteStatusAt } from "./quote-machine.ts";
import { counterTermsSchema } from "./quote-terms.ts";

/** The supplier gets at least this long to answer: as long as a quote holds at least. */
export const MIN_BINDING_MS = DAY_MS;

/**
 * How a counter-offer binds its buyer: until the end of a day in Dubai, at least 24 hours from now and no longer than the quote is
 * valid (a quote outlives the deadline of its request). The supplier's acceptance makes the order without asking the buyer
 * again, so where the goods go is named here already. While nobody accepted it, the buyer may withdraw it
 * (workflows: Quote, withdraw B); what is over afterwards is the binding alone, the counter-offer stays.
 */
const binding = { bindingUntil: dayEnd, ...deliveryPlace };
export const bindingSchema = z.strictObject(binding);

/** A counter-offer as the buyer's form holds it. */
export const counterFormSchema = z.discriminatedUnion("binding", [
  z.object({ ...counterTermsSchema.shape, binding: z.literal("") }),
  z.object({ ...counterTermsSchema.shape, binding: z.literal("yes"), ...binding }),
]);

/** What is wrong with the time until which a counter-offer shall bind; null where nothing is. */
export function issueOfBinding(until: number, validUntil: number, now: number): "too_soon" | "too_late" | null {
  if (until < now + MIN_BINDING_MS) return "too_soon";
  return until > validUntil ? "too_late" : null;
}

interface BoundQuote {
  status: QuoteStatus;
  validUntil: number | null;
  /** Of the counter-offer that waits; null where it does not bind. */
  bindingUntil: number | null;
}

/** Until when the counter-offer that waits binds its buyer, as of now; null where none does, or no longer. */
export function bindingUntilAt(quote: BoundQuote, now: number): number | null {
  const isWaiting = quoteStatusAt(quote, now) === "countered";
  return isWaiting && quote.bindingUntil !== null && quote.bindingUntil > now ? quote.bindingUntil : null;
}
