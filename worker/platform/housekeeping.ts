import { and, desc, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/kernel/time.ts";
import { emailProofs } from "#drizzle/schema/identity.ts";
import { deadlineReminders, devMailbox, idempotencyKeys, outbox, rateLimits } from "#drizzle/schema/platform.ts";
import type { Post } from "./outbox.ts";
import { isReturned } from "./returned-mails.ts";

/** Retries come within minutes; the promise is a day (security 23). */
const KEEP_KEYS_MS = 2 * DAY_MS;

/** Sent mails hold names, addresses and messages; a month is enough to answer "I never got it". */
const KEEP_SENT_MS = 30 * DAY_MS;
/** Those that could not be sent wait for an admin, but not for ever. */
const KEEP_PARKED_MS = 90 * DAY_MS;
const KEEP_IN_MAILBOX = 1000;

/** Forgets counters whose window has ended, keys nobody retries any more, expired proofs, old mails and the mailbox's oldest. */
export async function forgetOldRows({ db, now }: Post): Promise<number> {
  const results = await db.batch([
    db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now())),
    db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, now() - KEEP_KEYS_MS)),
    db.delete(deadlineReminders).where(lte(deadlineReminders.until, now())),
    db.delete(emailProofs).where(lte(emailProofs.expiresAt, now())),
    // By the column that the index of due mails holds; a mail is sent within hours of it.
    db.delete(outbox).where(and(eq(outbox.status, "sent"), lte(outbox.nextAttemptAt, now() - KEEP_SENT_MS))),
    db.delete(outbox).where(and(eq(outbox.status, "parked"), lte(outbox.nextAttemptAt, now() - KEEP_PARKED_MS))),
    db
      .delete(outbox)
      .where(and(eq(outbox.status, "parked"), isReturned(), lte(outbox.nextAttemptAt, now() - KEEP_SENT_MS))),
    db.delete(outbox).where(and(eq(outbox.status, "discarded"), lte(outbox.nextAttemptAt, now() - KEEP_SENT_MS))),
    db.delete(devMailbox).where(lt(devMailbox.createdAt, oldestKept(db))),
  ]);
  return results.reduce((total, { rowsAffected }) => total + rowsAffected, 0);
}

/** When the oldest of the mails that stay came; null, which nothing is older than, where there are not that many. */
function oldestKept(db: Post["db"]): SQL {
  const newest = db.select({ createdAt: devMailbox.createdAt }).from(devMailbox).orderBy(desc(devMailbox.createdAt));
  return sql`(${newest.limit(1).offset(KEEP_IN_MAILBOX - 1)})`;
}
