import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { RESPOND_WITHIN_MS } from "#domain/rfq/invitation-machine.ts";
import { rfqEvents, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { inviteMatching } from "./matching/invite-suppliers.ts";
import { type StoredWanted, selectWanted } from "./matching/stored-wanted.ts";
import { notifyBuyer } from "./notify-trade.ts";

/** Requests that one tick widens; the next takes the rest. */
const MOST_AT_ONCE = 5;

/**
 * Asks more suppliers for open requests on which nobody has quoted within a day, once, and tells the buyer where any were
 * found. What was asked of one company alone stays with it (workflows: Matching).
 * @returns how many requests it widened
 */
export async function widenDueRequests(clock: Post): Promise<number> {
  const now = clock.now();
  const isDue = and(
    eq(rfqs.status, "open"),
    isNull(rfqs.widenedAt),
    isNull(rfqs.supplierId),
    lte(rfqs.openedAt, now - RESPOND_WITHIN_MS),
    eq(rfqs.quotesCount, 0),
    sql`${rfqs.deadlineAt} > ${now}`,
  );
  const due = await selectWanted(clock.db, isDue).orderBy(asc(rfqs.openedAt)).limit(MOST_AT_ONCE);
  if (due.length === 0) return 0;
  const steps = due.map((wanted) => widening(clock, wanted).map((statement) => clock.db.run(statement)));
  const results = await batchOf(clock, Object.fromEntries(steps.entries()));
  return Object.values(results).reduce((sum, own) => sum + (own.at(-1)?.rowsAffected ?? 0), 0);
}

function widening(clock: Post, wanted: StoredWanted) {
  const { rfqId } = wanted;
  const now = clock.now();
  const isUntouched = sql`exists (select 1 from ${rfqs} where ${rfqs.id} = ${rfqId} and ${rfqs.status} = 'open'
    and ${rfqs.supplierId} is null and ${rfqs.widenedAt} is null and ${rfqs.quotesCount} = 0 and ${rfqs.deadlineAt} > ${now})`;
  const hasMore = sql`exists (select 1 from ${rfqInvitations} where ${rfqInvitations.rfqId} = ${rfqId}
    and ${rfqInvitations.wave} = 2)`;
  const moved = { rfqId, action: "widen", fromStatus: "open", toStatus: "open", actor: "clock", createdAt: now };
  const rows: GuardedStatement[] = [
    ...inviteMatching(clock, wanted, 2),
    ...notifyBuyer(clock, "rfq_widened", rfqId, {}).map(
      (insert): GuardedStatement =>
        (condition) =>
          insert(sql`${condition} and ${hasMore}`),
    ),
    row(rfqEvents, { id: newId("evt"), ...moved }),
    // Last, so that all others were written from a request that was not widened yet.
    updateWhere(clock, rfqs, { widenedAt: now, version: sql`${rfqs.version} + 1`, updatedAt: now }, eq(rfqs.id, rfqId)),
  ];
  return rows.map((insert) => insert(isUntouched));
}
