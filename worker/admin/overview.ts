import { eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { productRevisions, products } from "#drizzle/schema/catalogue.ts";
import { contactMessages, leads, tipSubmissions } from "#drizzle/schema/content.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/trpc/context.ts";
import { isRenewal } from "./renewals.ts";

export interface QueueState {
  count: number;
  /** When what waits longest came, in milliseconds; null when nothing waits. */
  oldestAt: number | null;
}

/** What waits for the house, queue by queue: one database call besides the session's. */
export async function overview({ db }: Context) {
  const queue = (table: SQLiteTable, since: SQLiteColumn, where: SQL) =>
    db
      .select({ count: sql<number>`count(*)`, oldestAt: sql<number | null>`min(${since})` })
      .from(table)
      .where(where);
  const [applications, renewals, inReview, revisions, messages, newLeads, tips, parked] = await db.batch([
    queue(suppliers, suppliers.appliedAt, eq(suppliers.status, "pending")),
    db.all<QueueState>(isRenewal.count),
    queue(products, products.submittedAt, eq(products.status, "in_review")),
    queue(productRevisions, productRevisions.createdAt, eq(productRevisions.status, "pending")),
    queue(contactMessages, contactMessages.createdAt, eq(contactMessages.status, "new")),
    queue(leads, leads.createdAt, eq(leads.status, "new")),
    queue(tipSubmissions, tipSubmissions.createdAt, eq(tipSubmissions.status, "new")),
    queue(outbox, outbox.createdAt, eq(outbox.status, "parked")),
  ]);
  return {
    applications: stateOf(applications),
    renewals: stateOf(renewals),
    productsInReview: stateOf(inReview),
    revisions: stateOf(revisions),
    contactMessages: stateOf(messages),
    leads: stateOf(newLeads),
    tips: stateOf(tips),
    parkedMails: stateOf(parked),
  };
}

function stateOf([row]: QueueState[]): QueueState {
  return row ?? { count: 0, oldestAt: null };
}
