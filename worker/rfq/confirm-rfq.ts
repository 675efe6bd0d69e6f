import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ConfirmRfq } from "#domain/rfq/rfq-link.ts";
import { RFQ_TRANSITIONS, rfqMachine, rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { users } from "#drizzle/schema/identity.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { guestGenerationOf, isMailProof, sha256 } from "#worker/platform/secrets.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";
import { inviteDirectly, inviteMatching } from "./matching/invite-suppliers.ts";
import { type StoredWanted, selectWanted } from "./matching/stored-wanted.ts";
import { RFQ } from "./own/own-rfq.ts";

export interface ConfirmedRfq {
  reference: string;
  status: RfqStatus;
  deadlineAt: number;
}

/**
 * Opens a guest's request by the link of the mail: once, within 72 hours (workflows: RFQ).
 * @throws AppError NOT_FOUND for a wrong key or proof, an unknown reference or a link that has run out (all alike);
 *   CONFLICT with the state of one that is over; one that is open already is answered as the first time
 */
export async function confirmRfq(ctx: Context, { reference, key, proof }: ConfirmRfq): Promise<ConfirmedRfq> {
  if (!isMailProof(ctx.settings, key, proof)) throw new AppError("NOT_FOUND");
  // A reminder's link carries the guest's own key, which only its mailbox gets.
  const generation = guestGenerationOf(ctx.settings, reference, key);
  const isGuests = generation === null ? undefined : and(ne(rfqs.email, ""), eq(rfqs.linkGeneration, generation));
  const holds = isGuests ?? eq(rfqs.accessHash, sha256(key));
  const isHolder = and(eq(rfqs.reference, reference), holds);
  const [wanted] = await selectWanted(ctx.db, isHolder);
  if (!wanted) throw new AppError("NOT_FOUND");
  return openRfq(ctx, wanted, isHolder);
}

/**
 * Opens a guest's request whose mailbox is proven. The event is written where the state is as it must be, and all else where
 * the event was. The days that the guest gave begin now: suppliers have not seen the request before. The same batch asks them.
 * @param isHolder finds the request, and says who may open it
 * @param isInTime what opening takes besides; where it does not hold, the request stays as it is
 * @throws AppError NOT_FOUND, CONFLICT as {@link confirmRfq}
 */
export async function openRfq(
  ctx: Context,
  wanted: StoredWanted,
  isHolder: SQL | undefined,
  isInTime?: SQL,
): Promise<ConfirmedRfq> {
  const { from, to } = RFQ_TRANSITIONS.confirm;
  const now = ctx.now();
  const eventId = newId("evt");
  const isOpened = sql`exists (select 1 from ${rfqEvents} where ${rfqEvents.id} = ${eventId})`;
  const [event, change] = transitionWhere(ctx, RFQ, {
    action: "confirm",
    to,
    where: and(isHolder, eq(rfqs.status, from[0]), gt(rfqs.confirmBy, now), isInTime),
    event: { id: eventId, rfqId: sql`${rfqs.id}`, actor: "guest" },
    changes: {
      // The mail proved the mailbox: where an account has proven it too, the request is that account's.
      buyerId: sql`coalesce(${rfqs.buyerId}, (select ${users.id} from ${users}
        where ${users.email} = ${rfqs.email} and ${users.emailVerifiedAt} is not null))`,
      deadlineAt: sql`${now} + ${rfqs.deadlineAt} - ${rfqs.createdAt}`,
      openedAt: now,
    },
  });
  const { reference, status: stored, confirmBy, deadlineAt, quotesCount } = rfqs;
  const { opened, found } = await batchOf(ctx, {
    opened: ctx.db.run(event(sql`true`)),
    change: ctx.db.run(change(isOpened)),
    found: ctx.db.select({ reference, status: stored, confirmBy, deadlineAt, quotesCount }).from(rfqs).where(isHolder),
    invitations: invitations(ctx, wanted).map((insert) => ctx.db.run(insert(isOpened))),
  });
  const [rfq] = found;
  const status = rfq ? rfqStatusAt(rfq, now) : null;
  if (!rfq || status === null) throw new AppError("NOT_FOUND");
  if (opened.rowsAffected > 0) flushOutbox(ctx);
  // Opened before: by this link, whose answer was lost, or by the mailbox's account. What was wanted is so.
  else if (status !== to) rfqMachine.transition(status, "confirm", "guest");
  return { reference: rfq.reference, status, deadlineAt: rfq.deadlineAt };
}

function invitations(ctx: Context, wanted: StoredWanted): GuardedStatement[] {
  return wanted.isDirect ? inviteDirectly(ctx, wanted) : inviteMatching(ctx, wanted, 1);
}
