import { sql } from "drizzle-orm";
import { disputeEntries, orderDocuments, orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { paymentEvents, paymentRecords } from "#drizzle/schema/payments.ts";
import { quoteEvents, quoteLines, quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { rfqFiles, rfqInvitations, rfqLines, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { all, personal } from "./personal-table.ts";
import { isOwnQuote, isOwnRfq, ownCompany, ownOrders, ownQuotes, ownRfqs } from "./reach.ts";

const BOOKS = { kept: "the other side's books need it (docs/decisions/0007-accounts.md)" };
const FROZEN = { kept: "terms of an agreement, which nobody may edit" };

/** Requests, quotes, orders and ratings; what hangs on a request or an order stands before it. */
export const TRADE = [
  personal(
    rfqQuestions,
    "stays",
    (person) => sql`${rfqQuestions.invitationId} in (select ${rfqInvitations.id} from ${rfqInvitations}
      where ${rfqInvitations.rfqId} in ${ownRfqs(person)})`,
    {
      ...all("plain", "id", "invitationId", "supplierId", "asker", "answeredAt", "createdAt"),
      // A guest asks too.
      question: { blank: "" },
      answer: { blank: null },
    },
  ),
  personal(rfqLines, "stays", (person) => sql`${rfqLines.rfqId} in ${ownRfqs(person)}`, {
    ...all({ blank: "" }, "description", "quantity"),
    ...all("plain", "rfqId", "position", "productNumber", "quantityMilli", "unit", "targetPriceMinor"),
  }),
  personal(
    rfqFiles,
    "stays",
    (person) => sql`(${rfqFiles.uploaderId} = ${person.userId} or ${rfqFiles.rfqId} in ${ownRfqs(person)})`,
    {
      ...all({ kept: "only where a quote rests on it" }, "fileName", "uploaderId"),
      ...all("plain", "id", "rfqId", "mediaType", "bytes", "createdAt"),
      fileKey: "secret",
    },
  ),
  personal(rfqs, "stays", isOwnRfq, {
    ...all({ blank: "" }, "companyName", "contactName", "email", "phone", "description", "quantity"),
    ...all({ blank: null }, "buyerId", "notes", "closingNote", "destinationCity"),
    ...all("plain", "id", "reference", "status", "confirmBy", "deadlineAt", "productNumber", "supplierId", "category"),
    ...all("plain", "quantityValue", "quantityUnit", "subcategory", "destinationCountry", "incoterm", "targetCurrency"),
    ...all(
      "plain",
      "openedAt",
      "widenedAt",
      "extendedAt",
      "mailsStoppedAt",
      "linkGeneration",
      "quotesCount",
      "resubmitOf",
      "locale",
      "version",
    ),
    ...all("plain", "createdAt", "updatedAt"),
    // No link key has this as its SHA-256; nobody reads it.
    accessHash: "secret",
  }),
  personal(
    quoteEvents,
    "stays",
    // What was done by the key of a request, before it joined the account, is the person's too.
    (person) => sql`${quoteEvents.quoteId} in ${ownQuotes(person)} and (${quoteEvents.actorId} = ${person.userId}
      or ${quoteEvents.actorId} in (select 'guest:' || ${rfqs.reference} from ${rfqs} where ${isOwnRfq(person)}))`,
    {
      ...all(
        "plain",
        "id",
        "quoteId",
        "action",
        "fromStatus",
        "toStatus",
        "actor",
        "actorId",
        "ofVersion",
        "createdAt",
      ),
      note: { blank: null },
    },
  ),
  personal(quoteLines, "stays", (person) => sql`${quoteLines.quoteId} in ${ownQuotes(person)}`, {
    description: FROZEN,
    ...all("plain", "quoteId", "version", "line", "offer", "isSubstitute", "productNumber", "quantityMilli", "unit"),
    ...all("plain", "unitPriceMinor", "amountMinor"),
  }),
  personal(quoteVersions, "stays", (person) => sql`${quoteVersions.quoteId} in ${ownQuotes(person)}`, {
    ...all(FROZEN, "notes", "place", "paymentTerms"),
    ...all("plain", "quoteId", "version", "side", "currency", "incoterm", "leadTimeDaysMin", "leadTimeDaysMax"),
    ...all(
      "plain",
      "validUntil",
      "bindingUntil",
      "freightMinor",
      "insuranceMinor",
      "discountMinor",
      "vatRate",
      "goodsMinor",
    ),
    ...all("plain", "vatMinor", "totalMinor", "rateToAed", "rateSource", "rateDate", "createdAt"),
    authorId: "secret",
  }),
  personal(quotes, "stays", isOwnQuote, {
    closingNote: { blank: null },
    // The buyer's alone until an order is made of it.
    deliveryPlace: { blank: null, ownedBy: ({ userId }) => sql`${quotes.buyerId} = ${userId}` },
    ...all(
      "plain",
      "id",
      "reference",
      "rfqId",
      "invitationId",
      "supplierId",
      "buyerId",
      "status",
      "lastMover",
      "rounds",
    ),
    ...all(
      "plain",
      "currentVersion",
      "counterVersion",
      "bindingUntil",
      "validUntil",
      "closingReason",
      "sentAt",
      "version",
    ),
    ...all("plain", "createdAt", "updatedAt"),
    // A form that one side fills in and the other never sees; a code that proves what is printed.
    ...all("secret", "draft", "verifyCode"),
  }),
  personal(orderLines, "stays", (person) => sql`${orderLines.orderId} in ${ownOrders(person)}`, {
    description: BOOKS,
    ...all(
      "plain",
      "orderId",
      "position",
      "productNumber",
      "sku",
      "quantityMilli",
      "unit",
      "unitPriceMinor",
      "amountMinor",
    ),
  }),
  personal(
    orderEvents,
    "stays",
    (person) => sql`${orderEvents.orderId} in ${ownOrders(person)} and ${orderEvents.actorId} = ${person.userId}`,
    {
      ...all("plain", "id", "orderId", "action", "fromStatus", "toStatus", "actor", "actorId", "createdAt"),
      note: { blank: null },
    },
  ),
  personal(
    orderDocuments,
    "stays",
    (person) =>
      sql`${orderDocuments.orderId} in ${ownOrders(person)} and ${orderDocuments.uploaderId} = ${person.userId}`,
    {
      ...all(BOOKS, "fileName", "uploaderId"),
      ...all("plain", "id", "orderId", "kind", "side", "mediaType", "bytes", "createdAt"),
      fileKey: "secret",
    },
  ),
  personal(paymentRecords, "stays", (person) => sql`${paymentRecords.orderId} in ${ownOrders(person)}`, {
    ...all(BOOKS, "method", "reference", "paidOn"),
    ...all("plain", "id", "orderId", "supplierId", "status", "amountMinor", "documentId", "confirmedAt", "version"),
    ...all("plain", "createdAt", "updatedAt"),
    refusalReason: BOOKS,
    recordedBy: "secret",
  }),
  personal(paymentEvents, "stays", ({ userId }) => sql`${paymentEvents.actorId} = ${userId}`, {
    ...all("plain", "id", "paymentId", "action", "fromStatus", "toStatus", "actorId", "createdAt"),
    note: { blank: null },
  }),
  personal(
    disputeEntries,
    "stays",
    (person) =>
      sql`${disputeEntries.orderId} in ${ownOrders(person)} and ${disputeEntries.authorId} = ${person.userId}`,
    {
      ...all("plain", "id", "orderId", "side", "authorId", "proposal", "createdAt"),
      text: { blank: "" },
    },
  ),
  personal(supplierRatings, "stays", ({ userId }) => sql`${supplierRatings.buyerId} = ${userId}`, {
    ...all({ kept: "published without a name" }, "review", "supplierRating", "productQuality", "deliveryTime"),
    ...all({ kept: "published without a name" }, "communication"),
    ...all("plain", "orderId", "supplierId", "buyerId", "status", "locale", "reply", "repliedAt", "opensAt"),
    ...all("plain", "publishedAt", "version", "createdAt", "updatedAt"),
    hiddenReason: "secret",
  }),
  personal(buyerRatings, "stays", (person) => sql`${buyerRatings.supplierId} = ${ownCompany(person)}`, {
    ...all({ kept: "what a company said of an order" }, "review", "rating"),
    ...all("plain", "orderId", "supplierId", "status", "version", "createdAt"),
    ...all("secret", "buyerId", "hiddenReason"),
  }),
  personal(orders, "stays", ({ userId }) => sql`${orders.buyerId} = ${userId}`, {
    // The person behind the company is taken out of it by worker/identity/end-trade.ts.
    buyer: BOOKS,
    ...all(FROZEN, "notes", "place", "paymentTerms"),
    ...all({ blank: null }, "closingReason", "cancelNote"),
    ...all("plain", "id", "reference", "buyerId", "supplierId", "status", "payment", "quoteId", "quoteVersion"),
    ...all("plain", "checkoutId", "currency", "incoterm", "leadTimeDaysMin", "leadTimeDaysMax", "goodsMinor"),
    ...all("plain", "discountMinor", "freightMinor", "insuranceMinor", "vatRate", "vatMinor", "totalMinor"),
    ...all("plain", "isVatOpen", "totalAedMinor", "locale", "answerBy", "carrier", "trackingReference", "shippedAt"),
    ...all("plain", "deliveredAt", "completedAt", "cancelAskedBy", "disputedAt", "escalatedAt", "version"),
    ...all("plain", "createdAt", "updatedAt"),
    verifyCode: "secret",
  }),
];
