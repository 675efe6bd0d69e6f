import { asc, count, inArray } from "drizzle-orm";
import { type MailFilter, RESEND_AT_ONCE } from "#domain/admin/failed-mails.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { auditEach } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { dueAgain } from "#worker/platform/outbox.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { isWorthResending } from "./mail-filter-sql.ts";

/**
 * Gives the parked mails that a filter asks for all their tries again, but for those that another try does not cure: those that failed first before the others and
 * {@link RESEND_AT_ONCE} at most, each with its line of the audit log: one batch and one database call. The scheduler sends
 * them in its turn, the first of them after the response.
 * @returns how many are on their way, and how many more of them are parked still
 */
export async function resendMails(ctx: SignedInContext, filter: MailFilter): Promise<{ count: number; left: number }> {
  const { db, now } = ctx;
  const chosen = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isWorthResending(filter))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(RESEND_AT_ONCE);
  const resent = {
    action: "resend",
    entity: "mail",
    before: { status: "parked" },
    after: { status: "waiting" },
  } as const;
  const {
    due: { rowsAffected },
    left: [left],
  } = await batchOf(
    { db },
    {
      entries: db.run(auditEach(ctx, resent, chosen.getSQL())),
      due: db.update(outbox).set(dueAgain(now())).where(inArray(outbox.id, chosen)),
      left: db.select({ mails: count() }).from(outbox).where(isWorthResending(filter)),
    },
  );
  flushOutbox(ctx);
  return { count: rowsAffected, left: left?.mails ?? 0 };
}
