import { acceptQuoteSchema, guestAcceptSchema } from "#domain/orders/accept-quote.ts";
import { acceptBindingSchema } from "#domain/rfq/quote-verbs.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { admitGuest } from "#worker/rfq/guest/admit-guest.ts";
import { acceptBinding } from "./accept-binding.ts";
import { acceptQuote } from "./accept-quote.ts";

/** Joins `quotes` (worker/router.ts): an acceptance makes an order, which quotes do not know. */
export const acceptRouter = router({
  accept: procedureFor("verified")
    .input(acceptQuoteSchema)
    .mutation(({ ctx, input }) => acceptQuote(ctx, input)),
  acceptBinding: procedureFor("supplier")
    .input(acceptBindingSchema)
    .mutation(({ ctx, input }) => acceptBinding(ctx, input)),
});

/** Joins `guest` likewise. */
export const guestAcceptRouter = router({
  accept: publicProcedure
    .input(guestAcceptSchema)
    .mutation(({ ctx, input: { reference, key, ...input } }) =>
      admitGuest(ctx, { reference, key }).then((guest) => acceptQuote(guest, input)),
    ),
});
