import type { Database } from "#drizzle/client.ts";
import { orderEvents } from "#drizzle/schema/orders.ts";
import { paymentRecords } from "#drizzle/schema/payments.ts";
import { rfqQuestions } from "#drizzle/schema/rfq.ts";
import { supplierChecklist } from "#drizzle/schema/suppliers.ts";
import { say, startConversation } from "../messaging/conversation.ts";
import { DAY_MS, orderIn } from "../orders/orders.ts";
import { invitationsOf, openRfq, publish, quoteIn, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, contextOf } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";

/** What waits for each side of {@link makeEverything}, once each. */
export const FOR_BUYER = [
  "buyer_conversation_read",
  "buyer_invitation_provide_info",
  "buyer_order_add_to_dispute",
  "buyer_order_agree_to_freight",
  "buyer_order_agree_to_settle",
  "buyer_order_complete",
  "buyer_order_consent_to_cancel",
  "buyer_order_deliver",
  "buyer_quote_accept",
  "buyer_rating_rate",
];
export const FOR_SELLER = [
  "supplier_company_provide_items",
  "supplier_company_renew_licence",
  "supplier_conversation_read",
  "supplier_invitation_quote",
  "supplier_order_add_to_dispute",
  "supplier_order_confirm",
  "supplier_order_consent_to_cancel",
  "supplier_order_deliver",
  "supplier_order_make_ready",
  "supplier_order_propose_freight",
  "supplier_order_ship",
  // An order whose freight was named goes on meanwhile; another one begins.
  "supplier_order_start_production",
  "supplier_order_start_production",
  "supplier_payment_confirm_payment",
  "supplier_product_submit",
  "supplier_question_answer",
  "supplier_quote_accept_counter",
  "supplier_rating_rate",
];

/** A trade of two actors in which each kind of thing waits for the side that it can wait for. */
export async function makeEverything(db: Database, buyer: Actor, seller: Actor): Promise<void> {
  await publish(db, supplierIdOf(seller));
  await openRfq(db, buyer);
  await makeAsked(db, buyer, seller);
  const { invitationId } = await quoteIn(db, buyer, seller, "sent");
  await askAsGuest(db, seller, invitationId);
  await quoteIn(db, buyer, seller, "countered");
  await makeOrders(db, buyer, seller);
  await makeCompany(db, seller);
  const conversation = await startConversation(db, buyer, seller);
  await say(db, buyer, conversation);
  await say(db, seller, conversation);
  // Each has read the other's words by answering; both then wrote once more.
  await say(db, buyer, conversation, "متى؟");
}

/** The supplier asked one request's buyer. */
async function makeAsked(db: Database, buyer: Actor, seller: Actor): Promise<void> {
  const rfq = await openRfq(db, buyer);
  const [invitation] = await invitationsOf(db, rfq.id);
  const id = invitation?.id ?? "";
  const context = contextOf(db, seller);
  await callerOf(context).inbox.ask({ id, version: 1, question: "أي حجم؟" });
  await context.settled();
}

/** A guest asked the supplier of a quote. */
async function askAsGuest(db: Database, seller: Actor, invitationId: string): Promise<void> {
  const supplierId = supplierIdOf(seller);
  const asked = { id: "qst_guest", invitationId, supplierId, asker: "buyer" as const, createdAt: TEST_NOW - 5 };
  await db.insert(rfqQuestions).values({ ...asked, question: "هل السعر نهائي؟" });
}

async function makeOrders(db: Database, buyer: Actor, seller: Actor): Promise<void> {
  const make = (...given: [Parameters<typeof orderIn>[3], Parameters<typeof orderIn>[4]?]) =>
    orderIn(db, buyer, seller, ...given);
  const agreed = { freightMinor: 0 };
  await make("new");
  await make("confirmed", agreed);
  await make("confirmed");
  const named = await make("confirmed");
  const event = { id: "evt_named", orderId: named.id, action: "propose_freight", note: "5000", actor: "supplier" };
  await db.insert(orderEvents).values({ ...event, toStatus: "confirmed", createdAt: TEST_NOW });
  await make("in_production", agreed);
  await make("in_production", { ...agreed, cancelAskedBy: "supplier" });
  await make("in_production", { ...agreed, cancelAskedBy: "buyer" });
  await make("ready_to_ship", agreed);
  await make("shipped", agreed);
  await make("delivered");
  await make("completed");
  await make("disputed");
  const proposed = await make("disputed");
  await callerAs(db, seller).orders.addToDispute({
    reference: proposed.reference,
    text: "نعيد نصف الثمن",
    proposal: "completed",
    idempotencyKey: crypto.randomUUID(),
  });
  const paid = await make("completed", { completedAt: TEST_NOW - 60 * DAY_MS });
  const payment = { id: "pay_1", orderId: paid.id, supplierId: supplierIdOf(seller), amountMinor: 100 };
  await db.insert(paymentRecords).values({
    ...payment,
    ...{ method: "cash", paidOn: "2026-11-20", recordedBy: buyer.userId, createdAt: TEST_NOW },
  });
}

async function makeCompany(db: Database, seller: Actor): Promise<void> {
  const supplierId = supplierIdOf(seller);
  await publish(db, supplierId, { status: "changes_requested" }, "منتج يعدل");
  await db.insert(supplierChecklist).values([
    { supplierId, item: "bank_letter", state: "rejected", updatedAt: TEST_NOW },
    { supplierId, item: "trade_licence", state: "accepted", updatedAt: TEST_NOW },
  ]);
}
