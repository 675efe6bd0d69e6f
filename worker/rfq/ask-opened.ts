import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { inviteDirectly, inviteMatching } from "./matching/invite-suppliers.ts";
import { type StoredWanted, selectWanted } from "./matching/stored-wanted.ts";

/** Requests that one tick asks suppliers for; the next takes the rest. */
const MOST_AT_ONCE = 5;

/**
 * Asks suppliers for requests that became open without a question of their own: those of a guest whose mailbox was proven
 * in another way than by their link (worker/identity/claim-guest-records.ts). They are known by an empty `opened_at`.
 * @returns how many requests it asked for
 */
export async function askForOpened(clock: Post): Promise<number> {
  const now = clock.now();
  const isDue = and(
    eq(rfqs.status, "open"),
    isNull(rfqs.widenedAt),
    isNull(rfqs.openedAt),
    sql`${rfqs.deadlineAt} > ${now}`,
  );
  const due = await selectWanted(clock.db, isDue).orderBy(asc(rfqs.createdAt)).limit(MOST_AT_ONCE);
  const [first, ...others] = due.flatMap((wanted) => asking(clock, wanted)).map((statement) => clock.db.run(statement));
  if (first) await clock.db.batch([first, ...others]);
  return due.length;
}

function asking(clock: Post, wanted: StoredWanted) {
  const { rfqId, isDirect } = wanted;
  const now = clock.now();
  const isUnasked = sql`exists (select 1 from ${rfqs} where ${rfqs.id} = ${rfqId} and ${rfqs.status} = 'open'
    and ${rfqs.openedAt} is null and ${rfqs.deadlineAt} > ${now})`;
  const asked = isDirect ? inviteDirectly(clock, wanted) : inviteMatching(clock, wanted, 1);
  return [
    ...asked,
    // Last, so that all others were written from a request that nobody was asked for yet.
    updateWhere(clock, rfqs, { openedAt: now, updatedAt: now }, eq(rfqs.id, rfqId)),
  ].map((write) => write(isUnasked));
}
