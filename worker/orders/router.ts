import { localizedSchema } from "#domain/kernel/localized.ts";
import { checkoutSchema } from "#domain/orders/checkout.ts";
import { agreeToFreightSchema, proposeFreightSchema } from "#domain/orders/freight.ts";
import { allOrdersSchema, ownOrdersSchema, verifyDocumentSchema } from "#domain/orders/list-orders.ts";
import { confirmPaymentSchema, recordPaymentSchema, refusePaymentSchema } from "#domain/orders/payments.ts";
import {
  addToDisputeSchema,
  agreeToSettleSchema,
  orderSchema,
  ruleOnOrderSchema,
  shipOrderSchema,
  transitionOrderSchema,
  transitionWithReasonSchema,
} from "#domain/orders/transition-order.ts";
import { procedureFor, publicProcedure, router } from "#worker/platform/procedures.ts";
import { addToDispute } from "./add-to-dispute.ts";
import { agreeToFreight, proposeFreight } from "./agree-freight.ts";
import { allOrders } from "./all-orders.ts";
import { confirmPayment, refusePayment } from "./answer-payment.ts";
import { boughtProducts } from "./bought-products.ts";
import { askToCancel, consentToCancel, refuseToCancel } from "./cancel-by-consent.ts";
import { checkout } from "./checkout.ts";
import { knownBuyer } from "./known-buyer.ts";
import { boughtOrders, soldOrders } from "./list-orders.ts";
import { cancel, complete, deliver, dispute } from "./party-transitions.ts";
import { readOrder } from "./read-order.ts";
import { recordPayment } from "./record-payment.ts";
import { ruleOnOrder } from "./rule-on-order.ts";
import { agreeToSettle, escalate } from "./settle-dispute.ts";
import { confirm, decline, makeReady, ship, startProduction } from "./supplier-transitions.ts";
import { verifyDocument } from "./verify-document.ts";

const account = procedureFor("signed-in");
const party = procedureFor("verified");
const seller = procedureFor("supplier");
const operator = procedureFor("admin");

/** Orders: which side of one the caller is on is asked in the statements. */
export const ordersRouter = router({
  mine: account.input(ownOrdersSchema).query(({ ctx, input }) => boughtOrders(ctx, input)),
  sold: procedureFor("company")
    .input(ownOrdersSchema)
    .query(({ ctx, input }) => soldOrders(ctx, input)),
  all: operator.input(allOrdersSchema).query(({ ctx, input }) => allOrders(ctx, input)),
  knownBuyer: account.query(({ ctx }) => knownBuyer(ctx)),
  bought: account.input(localizedSchema).query(({ ctx, input }) => boughtProducts(ctx, input)),
  one: account.input(orderSchema).query(({ ctx, input }) => readOrder(ctx, input)),
  verify: publicProcedure.input(verifyDocumentSchema).query(({ ctx, input }) => verifyDocument(ctx, input)),
  checkout: party.input(checkoutSchema).mutation(({ ctx, input }) => checkout(ctx, input)),
  confirm: seller.input(transitionOrderSchema).mutation(({ ctx, input }) => confirm(ctx, input)),
  decline: seller.input(transitionWithReasonSchema).mutation(({ ctx, input }) => decline(ctx, input)),
  startProduction: seller.input(transitionOrderSchema).mutation(({ ctx, input }) => startProduction(ctx, input)),
  makeReady: seller.input(transitionOrderSchema).mutation(({ ctx, input }) => makeReady(ctx, input)),
  ship: seller.input(shipOrderSchema).mutation(({ ctx, input }) => ship(ctx, input)),
  proposeFreight: seller.input(proposeFreightSchema).mutation(({ ctx, input }) => proposeFreight(ctx, input)),
  confirmPayment: seller.input(confirmPaymentSchema).mutation(({ ctx, input }) => confirmPayment(ctx, input)),
  refusePayment: seller.input(refusePaymentSchema).mutation(({ ctx, input }) => refusePayment(ctx, input)),
  deliver: party.input(transitionOrderSchema).mutation(({ ctx, input }) => deliver(ctx, input)),
  complete: party.input(transitionOrderSchema).mutation(({ ctx, input }) => complete(ctx, input)),
  cancel: party.input(transitionWithReasonSchema).mutation(({ ctx, input }) => cancel(ctx, input)),
  askToCancel: party.input(transitionWithReasonSchema).mutation(({ ctx, input }) => askToCancel(ctx, input)),
  consentToCancel: party.input(transitionOrderSchema).mutation(({ ctx, input }) => consentToCancel(ctx, input)),
  refuseToCancel: party.input(transitionOrderSchema).mutation(({ ctx, input }) => refuseToCancel(ctx, input)),
  dispute: party.input(transitionWithReasonSchema).mutation(({ ctx, input }) => dispute(ctx, input)),
  addToDispute: party.input(addToDisputeSchema).mutation(({ ctx, input }) => addToDispute(ctx, input)),
  agreeToSettle: party.input(agreeToSettleSchema).mutation(({ ctx, input }) => agreeToSettle(ctx, input)),
  escalate: party.input(transitionOrderSchema).mutation(({ ctx, input }) => escalate(ctx, input)),
  agreeToFreight: party.input(agreeToFreightSchema).mutation(({ ctx, input }) => agreeToFreight(ctx, input)),
  recordPayment: party.input(recordPaymentSchema).mutation(({ ctx, input }) => recordPayment(ctx, input)),
  rule: operator.input(ruleOnOrderSchema).mutation(({ ctx, input }) => ruleOnOrder(ctx, input)),
});
