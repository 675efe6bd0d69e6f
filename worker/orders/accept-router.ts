import { acceptQuoteSchema } from "#domain/orders/accept-quote.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { acceptQuote } from "./accept-quote.ts";

/** Joins `quotes` (worker/router.ts): an acceptance makes an order, which quotes do not know. */
export const acceptRouter = router({
  accept: procedureFor("verified")
    .input(acceptQuoteSchema)
    .mutation(({ ctx, input }) => acceptQuote(ctx, input)),
});
