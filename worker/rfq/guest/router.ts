import {
  guestAnswerSchema,
  guestAskSchema,
  guestMailsSchema,
  guestRejectSchema,
  sendLinkSchema,
} from "#domain/rfq/guest-verbs.ts";
import { publicProcedure, router } from "#worker/platform/procedures.ts";
import { answerQuestion } from "../inbox/answer-invitation.ts";
import { rejectQuote } from "../quotes/end-quote.ts";
import { admitGuest } from "./admit-guest.ts";
import { askSupplier } from "./ask-supplier.ts";
import { renewLink, sendLink, setGuestMails } from "./guest-mails.ts";

/** What a guest does with its request: the key of its mails is its only right, checked by `admitGuest`. */
export const guestRouter = router({
  reject: publicProcedure
    .input(guestRejectSchema)
    .mutation(({ ctx, input: { reference, key, ...input } }) =>
      admitGuest(ctx, { reference, key }).then((guest) => rejectQuote(guest, input)),
    ),
  answer: publicProcedure
    .input(guestAnswerSchema)
    .mutation(({ ctx, input: { reference, key, ...input } }) =>
      admitGuest(ctx, { reference, key }).then((guest) => answerQuestion(guest, input)),
    ),
  ask: publicProcedure.input(guestAskSchema).mutation(({ ctx, input }) => askSupplier(ctx, input)),
  setMails: publicProcedure.input(guestMailsSchema).mutation(({ ctx, input }) => setGuestMails(ctx, input)),
  renewLink: publicProcedure.input(sendLinkSchema).mutation(({ ctx, input }) => renewLink(ctx, input)),
  sendLink: publicProcedure.input(sendLinkSchema).mutation(({ ctx, input }) => sendLink(ctx, input)),
});
