import { type SQL, sql } from "drizzle-orm";
import { RFQ_TRANSITIONS } from "#domain/rfq/rfq-machine.ts";
import { leads } from "#drizzle/schema/content.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { Context } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";

const RFQ = { table: rfqs, events: rfqEvents };

/**
 * Statements for the batch that proves a mailbox: what was sent from its address without an account joins the account.
 * Requests that still wait for their own link are confirmed by it: the mailbox is proven, which is all that link would show.
 * They stay without `opened_at` until the scheduler asks suppliers (worker/rfq/ask-opened.ts), within a minute.
 * Addresses are stored in lower case on both sides. The plus keeps SQLite from walking the index of everybody's guest
 * records instead of that of one address.
 */
export function claimGuestRecords(
  ctx: Context,
  account: { userId: string | SQL; email: string | SQL },
  condition: SQL,
) {
  const { userId, email } = account;
  const { from, to } = RFQ_TRANSITIONS.confirm;
  const now = ctx.now();
  const isGuests = sql`${rfqs.email} = ${email} and +${rfqs.buyerId} is null`;
  const isWaiting = sql`+${rfqs.status} = ${from[0]} and ${rfqs.confirmBy} > ${now}`;
  const [event, change] = transitionWhere(ctx, RFQ, {
    action: "confirm",
    to,
    where: sql`${isGuests} and ${isWaiting}`,
    event: { rfqId: sql`${rfqs.id}`, actor: "guest" },
    changes: { deadlineAt: sql`${now} + ${rfqs.deadlineAt} - ${rfqs.createdAt}` },
  });
  const joined = { buyerId: sql`${userId}`, updatedAt: now };
  const own = sql`(select ${rfqs.id} from ${rfqs} where ${rfqs.email} = ${email} and +${rfqs.buyerId} = ${userId})`;
  const run = (write: GuardedStatement) => ctx.db.run(write(condition));
  return [
    run(event),
    run(change),
    run(updateWhere(ctx, rfqs, joined, isGuests)),
    run(
      updateWhere(
        ctx,
        quotes,
        { buyerId: joined.buyerId },
        sql`+${quotes.buyerId} is null and ${quotes.rfqId} in ${own}`,
      ),
    ),
    run(
      updateWhere(
        ctx,
        orders,
        joined,
        sql`+${orders.buyerId} is null and ${orders.quoteId} in (select ${quotes.id} from ${quotes}
          where ${quotes.rfqId} in ${own})`,
      ),
    ),
    run(
      updateWhere(
        ctx,
        leads,
        { userId: joined.buyerId, updatedAt: now },
        sql`${leads.email} = ${email} and +${leads.userId} is null`,
      ),
    ),
  ] as const;
}
