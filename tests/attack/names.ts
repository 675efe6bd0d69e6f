import type * as z from "zod";
import type { Kind } from "./things.ts";

/** Which thing each field of an input names, of procedures that name what belongs to somebody. */
type Names = Record<string, Kind>;

const ORDER: Names = { reference: "order" };
const QUOTE: Names = { id: "quote" };
const PRODUCT: Names = { id: "product" };
const REQUEST: Names = { reference: "accountRfq" };
const INVITED: Names = { id: "invitation" };
const TALK: Names = { id: "conversation" };
const GUESTS: Names = { reference: "guestRfq" };
const GUESTS_QUOTE: Names = { ...GUESTS, id: "quote" };
const GUESTS_ORDER: Names = { ...GUESTS, order: "order" };

/** By hand, as the matrix of access is: what an object of somebody else's would be for each. */
export const NAMES: Record<string, Names> = {
  "account.endSession": { id: "session" },
  "company.removeDocument": { id: "document" },
  "company.withdrawRevision": { id: "companyRevision" },
  "guest.accept": GUESTS_QUOTE,
  "guest.answer": { ...GUESTS, questionId: "question" },
  "guest.ask": { ...GUESTS, quoteId: "quote" },
  "guest.askToCancel": GUESTS_ORDER,
  "guest.consentToCancel": GUESTS_ORDER,
  "guest.refuseToCancel": GUESTS_ORDER,
  "guest.reject": GUESTS_QUOTE,
  "guest.renewLink": GUESTS,
  "guest.sendLink": GUESTS,
  "guest.setMails": GUESTS,
  "inbox.answer": { questionId: "question" },
  "inbox.ask": INVITED,
  "inbox.askAgain": { id: "refusedLine" },
  "inbox.decline": INVITED,
  "inbox.one": INVITED,
  "inbox.reconsider": INVITED,
  "inbox.view": INVITED,
  "messages.block": TALK,
  "messages.delivered": TALK,
  "messages.files": TALK,
  "messages.info": TALK,
  "messages.one": TALK,
  "messages.page": TALK,
  "messages.roomToken": TALK,
  "messages.seen": TALK,
  "messages.send": { conversationId: "conversation", "fileIds.0": "messageFile" },
  "messages.unblock": TALK,
  "orders.addToDispute": ORDER,
  "orders.agreeToFreight": ORDER,
  "orders.agreeToSettle": { ...ORDER, entryId: "disputeEntry" },
  "orders.askToCancel": ORDER,
  "orders.cancel": ORDER,
  "orders.complete": ORDER,
  "orders.confirm": ORDER,
  "orders.confirmPayment": { ...ORDER, id: "payment" },
  "orders.consentToCancel": ORDER,
  "orders.decline": ORDER,
  "orders.deliver": ORDER,
  "orders.dispute": ORDER,
  "orders.escalate": ORDER,
  "orders.makeReady": ORDER,
  "orders.one": ORDER,
  "orders.proposeFreight": ORDER,
  "orders.recordPayment": { ...ORDER, documentId: "orderDocument" },
  "orders.refusePayment": { ...ORDER, id: "payment" },
  "orders.refuseToCancel": ORDER,
  "orders.ship": ORDER,
  "orders.startProduction": ORDER,
  "products.archive": PRODUCT,
  "products.duplicate": PRODUCT,
  "products.one": PRODUCT,
  "products.pause": PRODUCT,
  "products.recall": PRODUCT,
  "products.resume": PRODUCT,
  "products.save": PRODUCT,
  "products.saveManyTerms": { "rows.0.id": "product" },
  "products.saveTerms": PRODUCT,
  "products.submit": PRODUCT,
  "products.withdrawRevision": PRODUCT,
  "quotes.accept": QUOTE,
  "quotes.acceptBinding": QUOTE,
  "quotes.acceptCounter": QUOTE,
  "quotes.compare": REQUEST,
  "quotes.counter": QUOTE,
  "quotes.declineCounter": QUOTE,
  "quotes.ofRequest": REQUEST,
  "quotes.reject": QUOTE,
  "quotes.removeTemplate": { id: "template" },
  "quotes.requote": QUOTE,
  "quotes.revise": QUOTE,
  "quotes.saveDraft": QUOTE,
  "quotes.saveTemplate": { "template.id": "template" },
  "quotes.send": QUOTE,
  "quotes.start": { invitationId: "invitation" },
  "quotes.thread": QUOTE,
  "quotes.withdraw": QUOTE,
  "quotes.withdrawCounter": QUOTE,
  "ratings.rateBuyer": ORDER,
  "ratings.rateSupplier": ORDER,
  "ratings.reply": ORDER,
  "rfq.confirm": GUESTS,
  "rfq.confirmByCode": GUESTS,
  "rfq.track": GUESTS,
  "rfqs.answer": { questionId: "question" },
  "rfqs.cancel": REQUEST,
  "rfqs.close": REQUEST,
  "rfqs.extend": REQUEST,
  "rfqs.one": REQUEST,
  "rfqs.resubmit": REQUEST,
};

/** Procedures that name something, of which another's is no secret, with why. */
export const PUBLIC_NAMES: Record<string, string> = {
  "cart.merge": "goods that are on sale, in one's own cart",
  "cart.price": "goods that are on sale",
  "cart.save": "goods that are on sale, in one's own cart",
  "catalogue.product": "a public page",
  "catalogue.products": "goods that are on sale",
  "claims.company": "a public page",
  "content.tip": "a public page",
  "messages.start":
    "a company or its goods on sale; a request or a quote of its sides alone is tried by messages' own tests",
  "notices.list": "where the list goes on",
  "notices.read": "one's own alone are marked, whatever is named",
  "orders.checkout": "goods that are on sale",
  "orders.verify": "whoever holds the printed code",
  "quotes.verify": "whoever holds the printed code",
  "ratings.ofSupplier": "a public page",
  "reports.submit": "what anybody sees may be reported",
  "rfq.submit": "a company or goods that are asked, and files that only their uploader may send",
  "saved.products": "where the list goes on",
  "saved.save": "goods on sale and public companies, on one's own list",
  "saved.suppliers": "where the list goes on",
  "saved.unsave": "one's own list alone, whatever is named",
  "suppliers.bySlug": "a public page",
  "tips.ownRating": "a public page",
  "tips.rate": "a public page",
};

const NAMING = /^(id|ids|slug|reference|order|number|\w+Ids?)$/;
const NOT_NAMING = /^(clientId|licenceNumber|licenseNumber)$/;

/** The fields of an input that name something, by what they are called. */
export function namingFields(schema: z.ZodType, path: string[] = []): string[] {
  const def = schema.def as {
    innerType?: z.ZodType;
    in?: z.ZodType;
    element?: z.ZodType;
    shape?: Record<string, z.ZodType>;
    options?: z.ZodType[];
  };
  if (def.shape) {
    return Object.entries(def.shape).flatMap(([name, field]) => {
      const isName = NAMING.test(name) && !NOT_NAMING.test(name);
      return isName ? [[...path, name].join(".")] : namingFields(field, [...path, name]);
    });
  }
  if (def.options) return [...new Set(def.options.flatMap((option) => namingFields(option, path)))];
  if (def.element) return namingFields(def.element, [...path, "0"]);
  const inner = def.innerType ?? def.in;
  return inner ? namingFields(inner, path) : [];
}
