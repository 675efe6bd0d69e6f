import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Side } from "#domain/messaging/message-facts.ts";
import { orderButtons } from "#domain/orders/order-buttons.ts";
import { statusesThatAre } from "#domain/orders/order-facts.ts";
import { orderAsOf } from "#domain/orders/order-schedule.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { paymentSchedule, paymentSums } from "#domain/orders/payment-schedule.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { paymentRecords } from "#drizzle/schema/payments.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { isBetween } from "#worker/messaging/member-sql.ts";
import { lastProposal } from "#worker/orders/agree-freight.ts";
import { recordedMinor } from "#worker/orders/payment-sums-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { clocked, lastSettlement } from "../order-subjects.ts";
import { MOST_MATTERS } from "./most-matters.ts";

const OPEN: readonly OrderStatus[] = statusesThatAre("open");

const HAS_UNCONFIRMED = sql`exists (select 1 from ${paymentRecords} paid
  where paid.order_id = orders.id and paid.status = 'recorded')`;

/** The orders between the two sides that nothing has ended, with what decides on the step that is next. */
export function selectOrderMatters(ctx: SignedInContext, id: string) {
  return ctx.db
    .select({
      ...clocked,
      id: orders.id,
      reference: orders.reference,
      createdAt: orders.createdAt,
      quoteId: orders.quoteId,
      invitationId: sql<string | null>`(select q.invitation_id from quotes q where q.id = orders.quote_id)`,
      currency: orders.currency,
      paymentTerms: orders.paymentTerms,
      totalMinor: orders.totalMinor,
      freightMinor: orders.freightMinor,
      cancelAskedBy: orders.cancelAskedBy,
      proposed: lastProposal(),
      proposedBy: lastSettlement,
      recorded: recordedMinor(sql`orders.id`),
      hasUnconfirmed: HAS_UNCONFIRMED.mapWith(Boolean),
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(and(isBetween(ctx, id, orders), inArray(orders.status, OPEN)))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_MATTERS);
}

type Row = Awaited<ReturnType<typeof selectOrderMatters>>[number];

/** An order as of now; none where the scheduler has ended it meanwhile. The buttons are those of its page. */
export function orderMatters(row: Row, side: Side, now: number) {
  const { id, reference, createdAt, quoteId, invitationId, proposed, proposedBy, recorded, ...others } = row;
  const { hasUnconfirmed: hasUnconfirmedPayment, ...facts } = others;
  const order = { ...orderAsOf(facts, now), proposedFreightMinor: proposed === null ? null : Number(proposed) };
  if (!OPEN.includes(order.status)) return [];
  const payments = [{ amountMinor: recorded, status: "recorded" as const }];
  const { outstandingMinor } = paymentSums(order.totalMinor, payments);
  const hasProposal = proposedBy !== null && proposedBy !== side;
  const buttons = { outstandingMinor, hasUnconfirmedPayment, hasProposal, mayRate: false };
  return [
    {
      kind: "order" as const,
      at: createdAt,
      ids: [id, quoteId ?? "", invitationId ?? ""],
      shown: {
        ...{ kind: "order" as const, path: `/orders/${reference}`, reference, side, order },
        actions: orderButtons({ ...order, ...buttons }, side, now),
        schedule: paymentSchedule(order.paymentTerms, order.totalMinor, payments),
        /** Who proposed last how to settle, as the talk of a dispute holds it. */
        dispute: proposedBy === null ? [] : [{ side: proposedBy, proposal: "settle" }],
      },
    },
  ];
}
