import { confirmRfqSchema, rfqLinkSchema } from "#domain/rfq/rfq-link.ts";
import { submitRfqSchema } from "#domain/rfq/submit-rfq.ts";
import { publicProcedure, router } from "#worker/trpc/init.ts";
import { confirmRfq } from "./confirm-rfq.ts";
import { submitRfq } from "./submit-rfq.ts";
import { trackRfq } from "./track-rfq.ts";

export const rfqRouter = router({
  submit: publicProcedure.input(submitRfqSchema).mutation(({ ctx, input }) => submitRfq(ctx, input)),
  confirm: publicProcedure.input(confirmRfqSchema).mutation(({ ctx, input }) => confirmRfq(ctx, input)),
  track: publicProcedure.input(rfqLinkSchema).query(({ ctx, input }) => trackRfq(ctx, input)),
});
