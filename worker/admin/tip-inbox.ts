import { and, asc, count, eq } from "drizzle-orm";
import type { InboxPage } from "#domain/admin/inbox.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { tipSubmissions } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { isSentBy } from "./sender-named.ts";

const columns = {
  id: tipSubmissions.id,
  authorName: tipSubmissions.authorName,
  email: tipSubmissions.email,
  category: tipSubmissions.category,
  title: tipSubmissions.title,
  content: tipSubmissions.content,
  locale: tipSubmissions.locale,
  status: tipSubmissions.status,
  createdAt: tipSubmissions.createdAt,
};

const sender = {
  email: tipSubmissions.email,
  texts: [tipSubmissions.authorName, tipSubmissions.title, tipSubmissions.content],
};

/** Tips that visitors shared, oldest first. One database call besides the session's. */
export async function tipInbox({ db }: Context, { status, q, page }: InboxPage) {
  const isAsked = and(eq(tipSubmissions.status, status), isSentBy(sender, q));
  const [items, [counted]] = await db.batch([
    db
      .select(columns)
      .from(tipSubmissions)
      .where(isAsked)
      .orderBy(asc(tipSubmissions.createdAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    db.select({ total: count() }).from(tipSubmissions).where(isAsked),
  ]);
  return pageOf(items, page, counted);
}
