import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import type { Person } from "./personal-data/personal-table.ts";
import { isOwnRfq } from "./personal-data/reach.ts";

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
  return [
    db
      .delete(rfqEvents)
      .where(inArray(rfqEvents.rfqId, db.select({ id: rfqs.id }).from(rfqs).where(sent(isUnconfirmed)))),
    db.delete(rfqs).where(sent(isUnconfirmed)),
    db.run(sql`insert into ${rfqEvents} (id, rfq_id, action, from_status, to_status, actor, created_at)
      select 'evt_' || lower(hex(randomblob(16))), ${rfqs.id}, 'cancel', ${rfqs.status}, 'cancelled', 'buyer', ${now}
      from ${rfqs} where ${sent(isLive)}`),
    db
      .update(rfqs)
      .set({
        accessHash: NO_KEY,
        status: sql`iif(${isLive}, 'cancelled', ${rfqs.status})`,
        version: sql`${rfqs.version} + 1`,
        updatedAt: now,
      })
      .where(sent(sql`true`)),
  ] as const;
}
