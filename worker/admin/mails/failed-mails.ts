import { asc, count, eq } from "drizzle-orm";
import type { FailedMails } from "#domain/admin/failed-mails.ts";
import { HOPELESS_FAILURES, type MailFailure, type MailKind } from "#domain/admin/mail-failures.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { kindOfMail, renderMail } from "#worker/platform/mails/templates.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { failureSql, isParked } from "./mail-filter-sql.ts";

const columns = {
  id: outbox.id,
  template: outbox.template,
  recipient: outbox.recipient,
  locale: outbox.locale,
  data: outbox.data,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  failure: failureSql(),
  createdAt: outbox.createdAt,
  failedAt: outbox.updatedAt,
};

/**
 * Mails whose last try failed, the one that failed first on top, each with its subject in the operator's language, and
 * how many there are of each kind and for each reason, how many are worth another try, and how many are on their way. One database call besides the session's.
 */
export async function failedMails({ db }: Context, { page, locale, ...filter }: FailedMails) {
  const [rows, tallies, [waiting]] = await db.batch([
    db
      .select(columns)
      .from(outbox)
      .where(isParked(filter))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    db
      .select({ template: outbox.template, failure: failureSql().as("failure"), mails: count() })
      .from(outbox)
      .where(isParked({ q: filter.q }))
      .groupBy(({ template, failure }) => [template, failure]),
    db.select({ mails: count() }).from(outbox).where(eq(outbox.status, "waiting")),
  ]);
  const { kinds, failures, total, resendable } = countsOf(tallies, filter);
  // No `data` leaves: it may hold sealed links of others.
  const items = rows.map(({ data, ...mail }) => ({
    ...mail,
    kind: kindOfMail(mail.template),
    subject: subjectOf(mail.template, data, locale),
  }));
  return { ...pageOf(items, page, { total }), kinds, failures, resendable, queued: waiting?.mails ?? 0 };
}

interface Tally {
  template: string;
  failure: MailFailure;
  mails: number;
}

function countsOf(tallies: Tally[], { kind, failure }: Omit<FailedMails, "page" | "locale">) {
  const kinds: Partial<Record<MailKind, number>> = {};
  const failures: Partial<Record<MailFailure, number>> = {};
  let [total, resendable] = [0, 0];
  for (const tally of tallies) {
    const of = kindOfMail(tally.template);
    kinds[of] = (kinds[of] ?? 0) + tally.mails;
    failures[tally.failure] = (failures[tally.failure] ?? 0) + tally.mails;
    if ((kind ?? of) !== of || (failure ?? tally.failure) !== tally.failure) continue;
    total += tally.mails;
    if (!HOPELESS_FAILURES.some((one) => one === tally.failure)) resendable += tally.mails;
  }
  return { kinds, failures, total, resendable };
}

/** Null where this version can't write the mail: that may be why it failed. */
function subjectOf(template: string, { sealed: _, ...data }: Record<string, string>, locale: Locale): string | null {
  try {
    return renderMail(template, data, locale).subject;
  } catch {
    return null;
  }
}
