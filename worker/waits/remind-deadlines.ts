import { type SQL, sql } from "drizzle-orm";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { nameIn } from "#domain/kernel/names.ts";
import { REMINDER_KINDS, remindAt } from "#domain/waits/reminder.ts";
import { type Waiting, whatWaits } from "#domain/waits/what-waits.ts";
import { users } from "#drizzle/schema/identity.ts";
import { deadlineReminders } from "#drizzle/schema/platform.ts";
import type { MailTemplate } from "#worker/platform/mails/templates.ts";
import { mailEach } from "#worker/platform/notify-accounts.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { dueKinds } from "./due-kinds.ts";
import { readKinds } from "./kind.ts";
import { lineOf } from "./list-waits.ts";
import type { Guest, WaitSubject } from "./subject.ts";

const TEMPLATE: MailTemplate = "deadline-reminder";

/** A mail that reminds, as the statement reads it. */
interface Reminder {
  /** What tells it from all others: it is written once. */
  machine: string;
  id: string;
  state: string;
  until: number;
  account: string | null;
  guest: Guest | null;
  /** The setting that wants it; null where it comes whatever is set. */
  kind: string | null;
  name: string;
  reference: string;
  /** The other side by language. */
  companies: Record<string, string>;
  path: string;
}

/**
 * Reminds by mail of what waits and has a deadline soon: from the list that the screens show, once for each state and deadline
 * of a thing, in the reader's language and where the settings want it; guests by the mails of their request. Mails and marks are one
 * batch: two clocks at once write one mail. They leave with the next run of the outbox.
 * @returns of how many deadlines it reminded
 */
export async function remindDeadlines(clock: Post): Promise<number> {
  const now = clock.now();
  const found = await readKinds(clock, dueKinds(clock));
  const due = whatWaits(distinct(found.flatMap(({ subjects }) => subjects)), now).filter((wait) => {
    const at = remindAt(wait);
    return at !== null && at <= now;
  });
  const reminders = due.map(reminderOf);
  if (reminders.length === 0) return 0;
  const written = sql`(select value from json_each(${JSON.stringify(reminders)})) as w`;
  await clock.db.batch([
    clock.db.run(mailAccounts(clock, written)),
    clock.db.run(mailGuests(clock, written)),
    clock.db.run(sql`insert or ignore into ${deadlineReminders} (machine, subject_id, state, until, created_at)
      select w.value ->> '$.machine', w.value ->> '$.id', w.value ->> '$.state', w.value ->> '$.until', ${now} from ${written}`),
  ]);
  return reminders.length;
}

/** A row that two questions found is one. */
function distinct(subjects: WaitSubject[]): WaitSubject[] {
  return [...new Map(subjects.map((subject) => [`${subject.machine}:${subject.id}`, subject])).values()];
}

function reminderOf(wait: Waiting<WaitSubject>): Reminder {
  const { subject, side, name, until } = wait;
  const { machine, id, state, accounts, guest } = subject;
  const account = accounts[side] ?? null;
  const { party, path } = lineOf(wait);
  const inWords = (locale: Locale) => (typeof party === "string" ? party : nameIn(party ?? {}, locale));
  return {
    ...{ machine, id, state, name, until: until ?? 0, account },
    guest: side === "buyer" && account === null ? guest : null,
    kind: REMINDER_KINDS[machine],
    reference: subject.reference ?? "",
    companies: Object.fromEntries(LOCALES.map((locale) => [locale, inWords(locale)])),
    path,
  };
}

const IS_NEW = sql`not exists (select 1 from ${deadlineReminders} done where done.machine = w.value ->> '$.machine'
  and done.subject_id = w.value ->> '$.id' and done.state = w.value ->> '$.state' and done.until = w.value ->> '$.until')`;

function mailAccounts({ now, settings }: Post, written: SQL): SQL {
  const origin = settings.publicOrigin;
  const link = origin ? sql`${origin} || (w.value ->> '$.path') || ${langOf(sql`users.locale`)}` : sql`''`;
  const wants = sql`(w.value ->> '$.kind' is null
    or ifnull(${users.notices} ->> ('$.' || (w.value ->> '$.kind') || '.email'), 1))`;
  const locale = sql`${users.locale}`;
  const stops = sql`ifnull(w.value ->> '$.kind', '')`;
  const data = factsOf(locale, { link, stops, account: sql`${users.id}` });
  const mail = { template: TEMPLATE, recipient: sql`${users.email}`, locale, data };
  const reachable = sql`${written} inner join ${users} on ${users.id} = w.value ->> '$.account'`;
  const isDue = sql`${users.emailVerifiedAt} is not null and ${users.suspendedAt} is null and ${wants} and ${IS_NEW}`;
  return mailEach(mail, reachable, isDue, now());
}

/** What opens the guest's page is put in when the mail leaves (worker/platform/outbox.ts). */
function mailGuests({ now, settings }: Post, written: SQL): SQL {
  const origin = settings.publicOrigin;
  const [reference, locale] = [sql`w.value ->> '$.guest.reference'`, sql`(w.value ->> '$.guest.locale')`];
  const link = origin ? sql`${origin} || '/rfq/' || (${reference}) || '?lang=' || ${locale}` : sql`''`;
  const confirms = sql`iif(w.value ->> '$.machine' = 'rfq', '1', '')`;
  const recipient = sql`w.value ->> '$.guest.email'`;
  const mail = { template: TEMPLATE, recipient, locale, data: factsOf(locale, { link, guest: reference, confirms }) };
  return mailEach(mail, written, sql`${recipient} is not null and ${IS_NEW}`, now());
}

/** Pages that read more than their address carry the language behind it. */
function langOf(locale: SQL): SQL {
  return sql`iif(instr(w.value ->> '$.path', '?') > 0, '&', '?') || 'lang=' || ${locale}`;
}

function factsOf(locale: SQL, more: Record<string, SQL>): SQL {
  const parts = Object.entries(more).map(([key, value]) => sql`${key}, ${value}`);
  return sql`json_object('name', w.value ->> '$.name', 'reference', w.value ->> '$.reference',
    'company', ifnull(w.value ->> ('$.companies.' || ${locale}), ''), 'kind', ifnull(w.value ->> '$.kind', 'company'),
    'until', cast(w.value ->> '$.until' as text), ${sql.join(parts, sql`, `)})`;
}
