import { and, asc, count, eq } from "drizzle-orm";
import type { InboxPage } from "#domain/admin/inbox.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { leads } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { isSentBy } from "./sender-named.ts";

const columns = {
  id: leads.id,
  kind: leads.kind,
  companyName: leads.companyName,
  contactName: leads.contactName,
  email: leads.email,
  phone: leads.phone,
  country: leads.country,
  details: leads.details,
  locale: leads.locale,
  status: leads.status,
  createdAt: leads.createdAt,
};

const sender = { email: leads.email, phone: leads.phone, texts: [leads.companyName, leads.contactName] };

/** Companies that left their data on the home page, oldest first. One database call besides the session's. */
export async function leadInbox({ db }: Context, { status, q, page }: InboxPage) {
  const isAsked = and(eq(leads.status, status), isSentBy(sender, q));
  const [items, [counted]] = await db.batch([
    db.select(columns).from(leads).where(isAsked).orderBy(asc(leads.createdAt)).limit(PAGE_SIZE).offset(firstOf(page)),
    db.select({ total: count() }).from(leads).where(isAsked),
  ]);
  return pageOf(items, page, counted);
}
