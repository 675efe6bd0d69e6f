import { acceptQuoteSchema, guestAcceptSchema } from "#domain/orders/accept-quote.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { admitGuest } from "#worker/rfq/guest/admit-guest.ts";
import { acceptQuote } from "./accept-quote.ts";

/** Joins `quotes` (worker/router.ts): an acceptance makes an order, which quotes do not know. */
export const acceptRouter = router({
  accept: procedureFor("verified")
    .input(acceptQuoteSchema)
    .mutation(({ ctx, input }) => acceptQuote(ctx, input)),
});

/** Joins `guest` likewise. */
export const guestAcceptRouter = router({
  accept: publicProcedure
    .input(guestAcceptSchema)
    .mutation(({ ctx, input: { reference, key, ...input } }) =>
      admitGuest(ctx, { reference, key }).then((guest) => acceptQuote(guest, input)),
    ),
});
