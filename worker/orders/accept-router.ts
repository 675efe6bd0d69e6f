import { acceptQuoteSchema, guestAcceptSchema } from "#domain/orders/accept-quote.ts";
import { guestAskToCancelSchema, guestTransitionOrderSchema } from "#domain/orders/transition-order.ts";
import { acceptCounterSchema } from "#domain/rfq/quote-verbs.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { admitGuest } from "#worker/rfq/guest/admit-guest.ts";
import { acceptBinding } from "./accept-binding.ts";
import { acceptQuote } from "./accept-quote.ts";
import { guestAnswerCancel, guestAskToCancel } from "./guest-cancel.ts";

/** Joins `quotes` (worker/router.ts): an acceptance makes an order, which quotes do not know. */
export const acceptRouter = router({
  accept: procedureFor("verified")
    .input(acceptQuoteSchema)
    .mutation(({ ctx, input }) => acceptQuote(ctx, input)),
  acceptBinding: procedureFor("supplier")
    .input(acceptCounterSchema)
    .mutation(({ ctx, input }) => acceptBinding(ctx, input)),
});

/** Joins `guest` likewise. */
export const guestOrdersRouter = router({
  askToCancel: publicProcedure.input(guestAskToCancelSchema).mutation(({ ctx, input }) => guestAskToCancel(ctx, input)),
  consentToCancel: publicProcedure
    .input(guestTransitionOrderSchema)
    .mutation(({ ctx, input }) => guestAnswerCancel(ctx, "consent", input)),
  refuseToCancel: publicProcedure
    .input(guestTransitionOrderSchema)
    .mutation(({ ctx, input }) => guestAnswerCancel(ctx, "refuse", input)),
  accept: publicProcedure
    .input(guestAcceptSchema)
    .mutation(({ ctx, input: { reference, key, ...input } }) =>
      admitGuest(ctx, { reference, key }).then((guest) => acceptQuote(guest, input)),
    ),
});
