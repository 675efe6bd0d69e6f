import { eq, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/kernel/time.ts";
import { UNANSWERED } from "#domain/rfq/invitation-machine.ts";
import type { CancelRfq, CloseRfq, ExtendRfq } from "#domain/rfq/own-rfqs.ts";
import { QUOTE_TRANSITIONS } from "#domain/rfq/quote-machine.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";
import { endInvitations } from "../end-invitations.ts";
import { notifyInvited } from "../notify-trade.ts";
import { NO_COUNTER, QUOTE } from "../quotes/transition-quote.ts";
import {
  expectRfqTransition,
  isOwnRfq,
  type RfqToTransition,
  readRfqToTransition,
  staleRfq,
  transitionRfq,
} from "./own-rfq.ts";

const ownGuard = ({ caller }: SignedInContext) => eq(rfqs.buyerId, caller.userId).getSQL();

/**
 * Gives suppliers more time, once, while the request is open.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version, also the second time
 */
export async function extendRfq(ctx: SignedInContext, { reference, version, days }: ExtendRfq) {
  const rfq = await readRfqToTransition(ctx, isOwnRfq(ctx, reference));
  if (rfq.statusNow !== "open" || rfq.extendedAt !== null || rfq.version !== version) throw staleRfq(rfq, "extend");
  const deadlineAt = rfq.deadlineAt + days * DAY_MS;
  const isWaiting = sql`${rfqInvitations.rfqId} = ${rfq.id} and ${rfqInvitations.status} in ${UNANSWERED}`;
  const waiting = updateWhere(ctx, rfqInvitations, { deadlineAt, updatedAt: ctx.now() }, isWaiting);
  const changes = { deadlineAt, extendedAt: ctx.now() };
  return transitionRfq(ctx, rfq, { action: "extend", actor: "buyer", changes, guard: ownGuard(ctx), rows: [waiting] });
}

/**
 * Takes no more quotes; those that came stay open to negotiation.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function closeRfq(ctx: SignedInContext, { reference, version }: CloseRfq) {
  const rfq = await readRfqToTransition(ctx, isOwnRfq(ctx, reference));
  expectRfqTransition(rfq, "close", "buyer", version);
  const isWaiting = sql`${rfqInvitations.rfqId} = ${rfq.id} and ${rfqInvitations.status} in ${UNANSWERED}`;
  const told = notifyInvited(ctx, "rfq_closed", isWaiting, {});
  const rows = [...told, endInvitations(ctx, rfq.id)];
  return transitionRfq(ctx, rfq, { action: "close", actor: "buyer", guard: ownGuard(ctx), rows });
}

/**
 * Calls a request off with a reason that the invited read; quotes that wait are turned down with it.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function cancelRfq(ctx: SignedInContext, { reference, version, reason }: CancelRfq) {
  const rfq = await readRfqToTransition(ctx, isOwnRfq(ctx, reference));
  expectRfqTransition(rfq, "cancel", "buyer", version);
  const isConcerned = sql`${rfqInvitations.rfqId} = ${rfq.id} and ${rfqInvitations.status} not in ('declined', 'expired')`;
  return transitionRfq(ctx, rfq, {
    action: "cancel",
    actor: "buyer",
    changes: { closingNote: reason },
    guard: ownGuard(ctx),
    rows: [
      ...notifyInvited(ctx, "rfq_cancelled", isConcerned, { note: reason }),
      ...rejectQuotes(ctx, rfq, reason),
      endInvitations(ctx, rfq.id),
    ],
  });
}

/** Each live quote with its event; the cancellation's own notice tells of it. */
function rejectQuotes(ctx: SignedInContext, rfq: RfqToTransition, reason: string): GuardedStatement[] {
  const { from, to } = QUOTE_TRANSITIONS.reject;
  const now = ctx.now();
  const isLive = sql`${quotes.rfqId} = ${rfq.id} and ${quotes.status} in ${from} and ${quotes.validUntil} > ${now}`;
  return transitionWhere(ctx, QUOTE, {
    action: "reject",
    to,
    where: isLive,
    event: {
      quoteId: sql`${quotes.id}`,
      actor: "buyer",
      actorId: ctx.caller.userId,
      ofVersion: sql`${quotes.currentVersion}`,
      note: reason,
    },
    changes: { ...NO_COUNTER, closingReason: "other", closingNote: reason },
  });
}
