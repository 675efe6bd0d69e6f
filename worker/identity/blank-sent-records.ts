import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { contactMessages, leads, tipSubmissions } from "#drizzle/schema/content.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";

interface Sender {
  userId: string;
  /** Its proven e-mail, from which it may also have written without an account; null where it proved none. */
  mailbox: string | null;
  now: number;
}

/** No link key has this as its SHA-256. */
const NO_KEY = "deleted";

/**
 * Statements for the batch that deletes an account: live requests are cancelled with an event, unconfirmed ones dropped,
 * and of everything that was sent nothing of the person stays. Reference, category and dates do.
 */
export function blankSentRecords(db: Database, sender: Sender, condition: SQL) {
  const { userId, mailbox, now } = sender;
  const isSent = or(eq(rfqs.buyerId, userId), and(sql`${rfqs.email} = ${mailbox}`, isNull(sql`+${rfqs.buyerId}`)));
  const sent = (status: SQL) => sql`${isSent} and ${status} and ${condition}`;
  const [isLive, isUnconfirmed] = [
    inArray(rfqs.status, ["open", "closed"]),
    sql`${eq(rfqs.status, "unconfirmed")}`,
  ] as const;
  const person = { companyName: "", contactName: "", email: "", phone: "" };
  const isLead = or(eq(leads.userId, userId), and(sql`${leads.email} = ${mailbox}`, isNull(sql`+${leads.userId}`)));
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
        ...person,
        description: "",
        notes: null,
        accessHash: NO_KEY,
        buyerId: null,
        status: sql`iif(${isLive}, 'cancelled', ${rfqs.status})`,
        version: sql`${rfqs.version} + 1`,
        updatedAt: now,
      })
      .where(sent(sql`true`)),
    db
      .update(leads)
      .set({ ...person, details: {}, userId: null, status: "done", updatedAt: now })
      .where(sql`${isLead} and ${condition}`),
    db
      .update(contactMessages)
      .set({ name: "", company: null, email: "", phone: "", subject: "", message: "", status: "done", updatedAt: now })
      .where(sql`${contactMessages.email} = ${mailbox} and ${condition}`),
    db
      .update(tipSubmissions)
      .set({ authorName: "", email: "", updatedAt: now })
      .where(sql`${tipSubmissions.email} = ${mailbox} and ${condition}`),
    // The complaint itself stays: it is about somebody else, and the house has to decide on it.
    db
      .update(reports)
      .set({ reporterId: null, reporterEmail: null, version: sql`${reports.version} + 1`, updatedAt: now })
      .where(sql`(${reports.reporterId} = ${userId} or ${reports.reporterEmail} = ${mailbox}) and ${condition}`),
  ] as const;
}
