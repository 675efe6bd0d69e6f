import { and, eq, gt, lte, not, or, type SQL } from "drizzle-orm";
import { COMPLETE_AFTER_MS } from "#domain/orders/order-machine.ts";
import { RATE_WITHIN_MS } from "#domain/reviews/rating-status.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import {
  companySubject,
  productSubject,
  selectCompanies,
  selectProducts,
  selectUnread,
  unreadSubject,
} from "./company-subjects.ts";
import { type Kind, kindOf } from "./kind.ts";
import {
  isRated,
  orderSubject,
  ordersAwaiting,
  paymentSubject,
  ratingSubject,
  selectOrders,
  selectPayments,
  selectRatable,
} from "./order-subjects.ts";
import {
  invitationSubject,
  invitationsAwaiting,
  questionSubject,
  quoteSubject,
  quotesAwaiting,
  selectInvitations,
  selectQuestions,
  selectQuotes,
} from "./request-subjects.ts";

/** All that may wait for an account, as a buyer, as a company's owner and as who sells for it, the first rows of each kind. */
export function ownKinds(ctx: SignedInContext, limit: number): Kind[] {
  const { supplier } = ctx.caller;
  return [
    ...buyerKinds(ctx, limit),
    kindOf(selectUnread(ctx.db, ctx.caller.userId).limit(limit), unreadSubject),
    ...(supplier ? companyKinds(ctx, supplier.id, limit) : []),
    ...(supplier?.status === "approved" ? sellerKinds(ctx, supplier.id, limit) : []),
  ];
}

function buyerKinds(ctx: SignedInContext, limit: number): Kind[] {
  const { db, caller, now } = ctx;
  const [time, { userId }] = [now(), caller];
  const isAsked = and(eq(rfqs.buyerId, userId), invitationsAwaiting("buyer", time));
  const isQuoted = and(eq(quotes.buyerId, userId), quotesAwaiting("buyer", time));
  const isBought = and(eq(orders.buyerId, userId), ordersAwaiting("buyer", time));
  const isRatable = and(isInWindow(eq(orders.buyerId, userId), time), not(isRated("buyer")));
  return [
    kindOf(selectInvitations(db, isAsked).limit(limit), invitationSubject),
    kindOf(selectQuotes(ctx, isQuoted).limit(limit), quoteSubject),
    kindOf(selectOrders(db, isBought).limit(limit), orderSubject),
    kindOf(selectRatable(db, isRatable).limit(limit), ratingSubject),
  ];
}

function companyKinds({ db }: SignedInContext, supplierId: string, limit: number): Kind[] {
  return [
    kindOf(selectCompanies(db, eq(suppliers.id, supplierId)), companySubject),
    kindOf(selectProducts(db, supplierId).limit(limit), productSubject),
  ];
}

function sellerKinds(ctx: SignedInContext, supplierId: string, limit: number): Kind[] {
  const { db, now } = ctx;
  const time = now();
  const isInvited = and(eq(rfqInvitations.supplierId, supplierId), invitationsAwaiting("supplier", time));
  const isCountered = and(eq(quotes.supplierId, supplierId), quotesAwaiting("supplier", time));
  const isSold = and(eq(orders.supplierId, supplierId), ordersAwaiting("supplier", time));
  const isRatable = and(isInWindow(eq(orders.supplierId, supplierId), time), not(isRated("supplier")));
  return [
    kindOf(selectInvitations(db, isInvited).limit(limit), invitationSubject),
    kindOf(selectQuotes(ctx, isCountered).limit(limit), quoteSubject),
    kindOf(selectQuestions(db, supplierId, time).limit(limit), questionSubject),
    kindOf(selectOrders(db, isSold).limit(limit), orderSubject),
    kindOf(selectPayments(db, supplierId).limit(limit), paymentSubject),
    kindOf(selectRatable(db, isRatable).limit(limit), ratingSubject),
  ];
}

/**
 * Holds for orders of a side whose window for ratings is open; a delivery that the scheduler has yet to complete counts as completed.
 * Each half names the side, so that each is found by an index of its own.
 */
function isInWindow(isOwn: SQL, now: number): SQL | undefined {
  const { status, completedAt, deliveredAt } = orders;
  const since = now - RATE_WITHIN_MS;
  return or(
    and(isOwn, eq(status, "completed"), gt(completedAt, since)),
    and(
      isOwn,
      eq(status, "delivered"),
      lte(deliveredAt, now - COMPLETE_AFTER_MS),
      gt(deliveredAt, since - COMPLETE_AFTER_MS),
    ),
  );
}
