const FACTOR = "needs a second factor: tests/worker/identity/second-factor.test.ts";
const CANCEL = "needs a guest's order: tests/worker/orders/order-transitions.test.ts";
const QUOTE = "needs a quote that is open at the present moment:";

/** Writes that can't be done in the played site with one input: what they need, and where they are tested. */
export const UNTRIED: Record<string, string> = {
  "account.confirmEmailChange": "needs a mail's token: tests/worker/identity/change-email.test.ts",
  "account.confirmSecondFactor": FACTOR,
  "account.endSecondFactor": FACTOR,
  "account.renewRecoveryCodes": FACTOR,
  "admin.closeConversation": "needs an opened one: tests/worker/admin/opened-conversations.test.ts",
  "admin.openRfqFile": "needs a file of a request: tests/worker/rfq/files.test.ts",
  "auth.confirmSignIn": FACTOR,
  "auth.resetPassword": "needs a mail's token: tests/worker/identity/reset-password.test.ts",
  "auth.signIn": "each opens a session: tests/worker/identity/sign-in.test.ts",
  "auth.verifyByCode": "needs a mail's code: tests/worker/identity/verify-email.test.ts",
  "auth.verifyByLink": "needs a mail's token: tests/worker/identity/verify-email.test.ts",
  "claims.useInvite": "needs a mail's token: tests/worker/suppliers/company-invites.test.ts",
  "company.provideInfo": "needs a question: tests/worker/suppliers/owner-transitions.test.ts",
  "company.resubmit": "needs papers: tests/worker/suppliers/owner-transitions.test.ts",
  "editor.countStatistics": "needs figures: tests/worker/admin/edit-statistics.test.ts",
  "editor.createSynonyms": "the words are known: tests/worker/admin/edit-synonyms.test.ts",
  "editor.reorder": "needs all of a list: tests/worker/admin/edit-lists.test.ts",
  "guest.answer": "needs a question to a guest: tests/worker/rfq/guest-right.test.ts",
  "guest.askToCancel": CANCEL,
  "guest.consentToCancel": CANCEL,
  "guest.refuseToCancel": CANCEL,
  "inbox.answer": "needs a buyer's question: tests/worker/rfq/other-sides-verbs.test.ts",
  "orders.agreeToFreight": "needs a proposal: tests/worker/orders/order-transitions.test.ts",
  "orders.escalate": "needs a dispute of days: tests/worker/orders/dispute-entries.test.ts",
  "products.submit": "needs a whole draft: tests/worker/products/product-transitions.test.ts",
  "products.withdrawRevision": "needs a revision: tests/worker/products/save-live.test.ts",
  "quotes.acceptBinding": `${QUOTE} tests/worker/orders/binding-races.test.ts`,
  "quotes.counter": `${QUOTE} tests/worker/rfq/quote-transitions.test.ts`,
  "quotes.send": `${QUOTE} tests/worker/rfq/quote-transitions.test.ts`,
  "ratings.hide": "names a rating by its order: tests/worker/orders/rating-transitions.test.ts",
  "ratings.show": "names a rating by its order: tests/worker/orders/rating-transitions.test.ts",
  "review.decideRevision": "needs a revision: tests/worker/products/save-live.test.ts",
};

interface Again {
  tables: string[];
  why: string;
}

/** Writes of which each call is one of its own, with the tables that grow and why. */
export const AGAIN: Record<string, Again> = {
  "account.requestEmailChange": {
    tables: ["account_events", "outbox"],
    why: "each asks for other mails, within limits",
  },
  "admin.openMail": { tables: ["audit_log", "audit_seals"], why: "each look at a mail is noted" },
  "auth.resendVerification": { tables: ["outbox"], why: "each asks for another mail, within limits" },
  "auth.signUp": {
    tables: ["account_events", "sessions"],
    why: "a retry opens a session: the first cookie may be lost",
  },
  "tips.rate": { tables: ["tip_ratings"], why: "each address is another visitor" },
};
