import { ownRfqSchema } from "#domain/rfq/own-rfqs.ts";
import {
  acceptCounterSchema,
  compareSchema,
  counterSchema,
  putQuoteSchema,
  quotesSchema,
  quoteThreadSchema,
  quoteTransitionSchema,
  rejectQuoteSchema,
  removeTemplateSchema,
  saveDraftSchema,
  saveTemplateSchema,
  startQuoteSchema,
  verifyQuoteSchema,
  withdrawQuoteSchema,
} from "#domain/rfq/quote-verbs.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { acceptCounter, declineCounter, withdrawCounter } from "./answer-counter.ts";
import { compareQuotes } from "./compare-quotes.ts";
import { counterQuote } from "./counter-quote.ts";
import { rejectQuote, withdrawQuote } from "./end-quote.ts";
import { listOwnQuotes, listQuotesOfRequest } from "./list-quotes.ts";
import { putQuote } from "./put-quote.ts";
import { readQuoteThread } from "./read-thread.ts";
import { saveDraft } from "./save-draft.ts";
import { startQuote } from "./start-quote.ts";
import { listTemplates, removeTemplate, saveTemplate } from "./templates.ts";
import { verifyQuote } from "./verify-quote.ts";

const supplier = procedureFor("supplier");
const trader = procedureFor("verified");

/** Quotes of both sides: what suppliers offer and what buyers make of it. */
export const quotesRouter = router({
  mine: supplier.input(quotesSchema).query(({ ctx, input }) => listOwnQuotes(ctx, input)),
  start: supplier.input(startQuoteSchema).mutation(({ ctx, input }) => startQuote(ctx, input)),
  saveDraft: supplier.input(saveDraftSchema).mutation(({ ctx, input }) => saveDraft(ctx, input)),
  send: supplier.input(putQuoteSchema).mutation(({ ctx, input }) => putQuote(ctx, "send", input)),
  revise: supplier.input(putQuoteSchema).mutation(({ ctx, input }) => putQuote(ctx, "revise", input)),
  requote: supplier.input(putQuoteSchema).mutation(({ ctx, input }) => putQuote(ctx, "requote", input)),
  withdraw: supplier.input(withdrawQuoteSchema).mutation(({ ctx, input }) => withdrawQuote(ctx, input)),
  acceptCounter: supplier.input(acceptCounterSchema).mutation(({ ctx, input }) => acceptCounter(ctx, input)),
  declineCounter: supplier.input(quoteTransitionSchema).mutation(({ ctx, input }) => declineCounter(ctx, input)),
  templates: supplier.query(({ ctx }) => listTemplates(ctx)),
  saveTemplate: supplier.input(saveTemplateSchema).mutation(({ ctx, input }) => saveTemplate(ctx, input)),
  removeTemplate: supplier.input(removeTemplateSchema).mutation(({ ctx, input }) => removeTemplate(ctx, input)),
  ofRequest: trader.input(ownRfqSchema).query(({ ctx, input }) => listQuotesOfRequest(ctx, input)),
  thread: trader.input(quoteThreadSchema).query(({ ctx, input }) => readQuoteThread(ctx, input)),
  compare: trader.input(compareSchema).query(({ ctx, input }) => compareQuotes(ctx, input)),
  counter: trader.input(counterSchema).mutation(({ ctx, input }) => counterQuote(ctx, input)),
  withdrawCounter: trader.input(quoteTransitionSchema).mutation(({ ctx, input }) => withdrawCounter(ctx, input)),
  reject: trader.input(rejectQuoteSchema).mutation(({ ctx, input }) => rejectQuote(ctx, input)),
  verify: publicProcedure.input(verifyQuoteSchema).query(({ ctx, input }) => verifyQuote(ctx, input)),
});
