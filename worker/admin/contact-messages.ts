import { and, asc, count, eq } from "drizzle-orm";
import type { InboxPage } from "#domain/admin/inbox.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { contactMessages as table } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { isSentBy } from "./sender-named.ts";

const columns = {
  id: table.id,
  name: table.name,
  company: table.company,
  email: table.email,
  phone: table.phone,
  subject: table.subject,
  message: table.message,
  locale: table.locale,
  status: table.status,
  createdAt: table.createdAt,
};

const sender = {
  email: table.email,
  phone: table.phone,
  texts: [table.name, table.company, table.subject, table.message],
};

/** Messages of the contact form (spec §2 Contact), oldest first. One database call besides the session's. */
export async function contactMessages({ db }: Context, { status, q, page }: InboxPage) {
  const isAsked = and(eq(table.status, status), isSentBy(sender, q));
  const [items, [counted]] = await db.batch([
    db.select(columns).from(table).where(isAsked).orderBy(asc(table.createdAt)).limit(PAGE_SIZE).offset(firstOf(page)),
    db.select({ total: count() }).from(table).where(isAsked),
  ]);
  return pageOf(items, page, counted);
}
