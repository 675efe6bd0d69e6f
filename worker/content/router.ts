import { buyerLeadSchema } from "#domain/content/buyer-lead.ts";
import { contactMessageSchema } from "#domain/content/contact-message.ts";
import { rateTipSchema, seenTipSchema } from "#domain/content/rate-tip.ts";
import { listTipsSchema, tipPageSchema } from "#domain/content/read-content.ts";
import { supplierLeadSchema } from "#domain/content/supplier-lead.ts";
import { tipSubmissionSchema } from "#domain/content/tip-submission.ts";
import { localizedSchema } from "#domain/kernel/localized.ts";
import { publicProcedure, router } from "#worker/platform/procedures.ts";
import { listTips } from "./list-tips.ts";
import { ownTipRating } from "./own-tip-rating.ts";
import { rateTip } from "./rate-tip.ts";
import { readClaims } from "./read-claims.ts";
import { readPartners } from "./read-partners.ts";
import { readTip } from "./read-tip.ts";
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
  rate: publicProcedure.input(rateTipSchema).mutation(({ ctx, input }) => rateTip(ctx, input)),
  ownRating: publicProcedure.input(seenTipSchema).query(({ ctx, input }) => ownTipRating(ctx, input)),
});

export const contentRouter = router({
  tips: publicProcedure.input(listTipsSchema).query(({ ctx, input }) => listTips(ctx, input)),
  tip: publicProcedure.input(tipPageSchema).query(({ ctx, input }) => readTip(ctx, input)),
  partners: publicProcedure.input(localizedSchema).query(({ ctx, input }) => readPartners(ctx, input.locale)),
  about: publicProcedure.input(localizedSchema).query(({ ctx, input }) => readClaims(ctx, input.locale)),
});
