import { buyerLeadSchema } from "#domain/content/buyer-lead.ts";
import { contactMessageSchema } from "#domain/content/contact-message.ts";
import { supplierLeadSchema } from "#domain/content/supplier-lead.ts";
import { tipSubmissionSchema } from "#domain/content/tip-submission.ts";
import { publicProcedure, router } from "#worker/trpc/init.ts";
import { sendContactMessage } from "./send-contact-message.ts";
import { submitBuyerLead, submitSupplierLead } from "./submit-lead.ts";
import { submitTip } from "./submit-tip.ts";

export const leadsRouter = router({
  submitSupplier: publicProcedure
    .input(supplierLeadSchema)
    .mutation(({ ctx, input }) => submitSupplierLead(ctx, input)),
  submitBuyer: publicProcedure.input(buyerLeadSchema).mutation(({ ctx, input }) => submitBuyerLead(ctx, input)),
});

export const contactRouter = router({
  send: publicProcedure.input(contactMessageSchema).mutation(({ ctx, input }) => sendContactMessage(ctx, input)),
});

export const tipsRouter = router({
  submit: publicProcedure.input(tipSubmissionSchema).mutation(({ ctx, input }) => submitTip(ctx, input)),
});
