import { acceptQuoteSchema } from "#domain/orders/accept-quote.ts";
import { procedureFor, router } from "#worker/trpc/init.ts";
import { acceptQuote } from "./accept-quote.ts";

/** Joins `quotes` (worker/trpc/router.ts): an acceptance makes an order, which quotes do not know. */
export const acceptRouter = router({
  accept: procedureFor("verified")
    .input(acceptQuoteSchema)
    .mutation(({ ctx, input }) => acceptQuote(ctx, input)),
});
