import { confirmRfqSchema, trackRfqSchema } from "#domain/rfq/rfq-link.ts";
import { submitRfqSchema } from "#domain/rfq/submit-rfq.ts";
import { procedureFor, publicProcedure, router } from "#worker/trpc/init.ts";
import { confirmRfq } from "./confirm-rfq.ts";
import { listOwnRfqs } from "./list-own-rfqs.ts";
import { submitRfq } from "./submit-rfq.ts";
import { trackRfq } from "./track-rfq.ts";

export const rfqRouter = router({
  submit: publicProcedure.input(submitRfqSchema).mutation(({ ctx, input }) => submitRfq(ctx, input)),
  confirm: publicProcedure.input(confirmRfqSchema).mutation(({ ctx, input }) => confirmRfq(ctx, input)),
  track: publicProcedure.input(trackRfqSchema).query(({ ctx, input }) => trackRfq(ctx, input)),
  mine: procedureFor("signed-in").query(({ ctx }) => listOwnRfqs(ctx)),
});
