import {
  answerQuestionSchema,
  cancelRfqSchema,
  closeRfqSchema,
  extendRfqSchema,
  ownRfqSchema,
  ownRfqsSchema,
  resubmitRfqSchema,
} from "#domain/rfq/own-rfqs.ts";
import { askedSchema } from "#domain/rfq/read-asked.ts";
import { askAgainSchema } from "#domain/rfq/refused-lines.ts";
import { confirmByCodeSchema, confirmRfqSchema, trackRfqSchema } from "#domain/rfq/rfq-link.ts";
import { submitRfqSchema } from "#domain/rfq/submit-rfq.ts";
import {
  askBuyerSchema,
  declineInvitationSchema,
  invitationSchema,
  reconsiderInvitationSchema,
  supplierInboxSchema,
  viewInvitationSchema,
} from "#domain/rfq/supplier-inbox.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { confirmByCode } from "./confirm-by-code.ts";
import { confirmRfq } from "./confirm-rfq.ts";
import { answerBuyer } from "./inbox/answer-buyer.ts";
import { answerQuestion, askBuyer, declineInvitation, viewInvitation } from "./inbox/answer-invitation.ts";
import { listInvitations } from "./inbox/list-invitations.ts";
import { readInvitation } from "./inbox/read-invitation.ts";
import { askAgain, reconsiderInvitation } from "./inbox/reconsider.ts";
import { listRefusedLines } from "./inbox/refused-lines.ts";
import { cancelRfq, closeRfq, extendRfq } from "./own/change-own-rfq.ts";
import { listRequests } from "./own/list-requests.ts";
import { readRequest } from "./own/read-request.ts";
import { resubmitRfq } from "./own/resubmit-rfq.ts";
import { submitRfq } from "./submit-rfq.ts";
import { trackRfq } from "./track-rfq.ts";
import { understandRequest } from "./understand-request.ts";

export const rfqRouter = router({
  submit: publicProcedure.input(submitRfqSchema).mutation(({ ctx, input }) => submitRfq(ctx, input)),
  confirm: publicProcedure.input(confirmRfqSchema).mutation(({ ctx, input }) => confirmRfq(ctx, input)),
  confirmByCode: publicProcedure.input(confirmByCodeSchema).mutation(({ ctx, input }) => confirmByCode(ctx, input)),
  understand: publicProcedure.input(askedSchema).query(({ ctx, input }) => understandRequest(ctx, input)),
  track: publicProcedure.input(trackRfqSchema).query(({ ctx, input }) => trackRfq(ctx, input)),
});

const buyer = procedureFor("verified");

/** What a buyer does with its requests. */
export const rfqsRouter = router({
  mine: procedureFor("signed-in")
    .input(ownRfqsSchema)
    .query(({ ctx, input }) => listRequests(ctx, input)),
  one: buyer.input(ownRfqSchema).query(({ ctx, input }) => readRequest(ctx, input)),
  extend: buyer.input(extendRfqSchema).mutation(({ ctx, input }) => extendRfq(ctx, input)),
  close: buyer.input(closeRfqSchema).mutation(({ ctx, input }) => closeRfq(ctx, input)),
  cancel: buyer.input(cancelRfqSchema).mutation(({ ctx, input }) => cancelRfq(ctx, input)),
  answer: buyer.input(answerQuestionSchema).mutation(({ ctx, input }) => answerQuestion(ctx, input)),
  resubmit: buyer.input(resubmitRfqSchema).mutation(({ ctx, input }) => resubmitRfq(ctx, input)),
});

const supplier = procedureFor("supplier");

/** What a supplier was asked. */
export const inboxRouter = router({
  list: supplier.input(supplierInboxSchema).query(({ ctx, input }) => listInvitations(ctx, input)),
  one: supplier.input(invitationSchema).query(({ ctx, input }) => readInvitation(ctx, input)),
  view: supplier.input(viewInvitationSchema).mutation(({ ctx, input }) => viewInvitation(ctx, input)),
  decline: supplier.input(declineInvitationSchema).mutation(({ ctx, input }) => declineInvitation(ctx, input)),
  reconsider: supplier.input(reconsiderInvitationSchema).mutation(({ ctx, input }) => reconsiderInvitation(ctx, input)),
  answer: supplier.input(answerQuestionSchema).mutation(({ ctx, input }) => answerBuyer(ctx, input)),
  refused: supplier.query(({ ctx }) => listRefusedLines(ctx)),
  askAgain: supplier.input(askAgainSchema).mutation(({ ctx, input }) => askAgain(ctx, input)),
  ask: supplier.input(askBuyerSchema).mutation(({ ctx, input }) => askBuyer(ctx, input)),
});
