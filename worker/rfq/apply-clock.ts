import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { RFQ_MOVES } from "#domain/rfq/rfq-machine.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/trpc/context.ts";

/**
 * The clock's moves of requests: unconfirmed ones that have run out are dropped, open ones past their deadline expire
 * (workflows: RFQ). Reads apply the same by themselves, so nothing hangs on when this runs.
 * @returns how many requests it touched
 */
export async function applyRfqClock({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  const time = now();
  const { from, to } = RFQ_MOVES.expire;
  const isStale = and(eq(rfqs.status, "unconfirmed"), lte(rfqs.confirmBy, time));
  const isOverdue = and(eq(rfqs.status, from[0]), lte(rfqs.deadlineAt, time));
  const [, dropped, , expired] = await db.batch([
    db.delete(rfqEvents).where(inArray(rfqEvents.rfqId, db.select({ id: rfqs.id }).from(rfqs).where(isStale))),
    db.delete(rfqs).where(isStale),
    db.run(sql`insert into ${rfqEvents} (id, rfq_id, action, from_status, to_status, actor, created_at)
      select 'evt_' || lower(hex(randomblob(16))), ${rfqs.id}, 'expire', ${from[0]}, ${to}, 'clock', ${time}
      from ${rfqs} where ${isOverdue}`),
    db
      .update(rfqs)
      .set({ status: to, version: sql`${rfqs.version} + 1`, updatedAt: time })
      .where(isOverdue),
  ]);
  return dropped.rowsAffected + expired.rowsAffected;
}
