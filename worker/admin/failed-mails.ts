import { asc, count, eq } from "drizzle-orm";
import type { FailedMails } from "#domain/admin/failed-mails.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";

/** No `data`: it may hold sealed links of others. */
const columns = {
  id: outbox.id,
  template: outbox.template,
  recipient: outbox.recipient,
  locale: outbox.locale,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  failedAt: outbox.updatedAt,
};

/** Mails whose last try failed, oldest first. One database call besides the session's. */
export async function failedMails({ db }: Context, { page }: FailedMails) {
  const isParked = eq(outbox.status, "parked");
  const [items, [counted]] = await db.batch([
    db
      .select(columns)
      .from(outbox)
      .where(isParked)
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    db.select({ total: count() }).from(outbox).where(isParked),
  ]);
  return pageOf(items, page, counted);
}
