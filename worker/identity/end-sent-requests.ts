import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { RFQ_MOVES } from "#domain/rfq/rfq-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";
import type { Person } from "./personal-data/personal-table.ts";
import { isOwnRfq } from "./personal-data/reach.ts";

const RFQ = { table: rfqs, events: rfqEvents };

/** No link key has this as its SHA-256. */
const NO_KEY = "deleted";

/**
 * Statements for the batch that deletes an account, to stand before its requests are emptied: live ones are cancelled with an
 * event, unconfirmed ones dropped, links to all of them void. Reference, category and dates stay.
 */
export function endSentRequests(db: Database, person: Person, now: number, condition: SQL) {
  const sent = (status: SQL) => sql`${isOwnRfq(person)} and ${status} and ${condition}`;
  const isLive = inArray(rfqs.status, ["open", "closed"]);
  const isUnconfirmed = sql`${eq(rfqs.status, "unconfirmed")}`;
  const cancelled = transitionWhere({ db, now: () => now }, RFQ, {
    action: "cancel",
    to: RFQ_MOVES.cancel.to,
    where: and(isOwnRfq(person), isLive),
    event: { rfqId: sql`${rfqs.id}`, actor: "buyer" },
  });
  return [
    db
      .delete(rfqEvents)
      .where(inArray(rfqEvents.rfqId, db.select({ id: rfqs.id }).from(rfqs).where(sent(isUnconfirmed)))),
    db.delete(rfqs).where(sent(isUnconfirmed)),
    ...cancelled.map((write) => db.run(write(condition))),
    db.update(rfqs).set({ accessHash: NO_KEY, updatedAt: now }).where(sent(sql`true`)),
  ] as const;
}
