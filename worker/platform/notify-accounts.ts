import { type SQL, sql } from "drizzle-orm";
import type { NoticeKind } from "#domain/identity/notification-settings.ts";
import { users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { insertEach } from "./conditional-insert.ts";
import type { GuardedStatement } from "./guarded-write.ts";
import type { MailTemplate } from "./mails/templates.ts";
import { deliverDue, type Post } from "./outbox.ts";
import { insertNotices } from "./write/notice-rows.ts";

/** A request knows its origin; the scheduler writes links where one is configured. */
export type Notifier = Post & Partial<Pick<Context, "origin">>;

export interface News {
  kind: NoticeKind;
  /** Text of the screens. */
  notice: string;
  mail: MailTemplate;
  data: Record<string, string>;
  /** A query with the columns `user_id`, `path`, the page that each is led to, and `data`, JSON of what differs. */
  recipients: SQL;
}

/** An id of a kind, made by the database: `insert … select` writes many rows at once. */
export function idBySql(prefix: string): SQL {
  return sql`${`${prefix}_`} || lower(hex(randomblob(16)))`;
}

/**
 * Rows that tell accounts of something: notice and mail, each in its reader's language and only where the account's
 * settings want it. Who is told is asked in the statements themselves, so it costs no call and can't be out of date.
 * The mails are nobody's yet: the scheduler sends them, or {@link flushOutbox}.
 */
export function notifyRows(ctx: Notifier, news: News): GuardedStatement[] {
  const now = ctx.now();
  const data = sql`json_patch(${JSON.stringify(news.data)}, r.data)`;
  const origin = ctx.origin ?? ctx.settings.publicOrigin;
  const link = origin ? sql`${origin} || r.path || '?lang=' || ${users.locale}` : sql`''`;
  const told = sql`(${news.recipients}) as r inner join ${users} on ${users.id} = r.user_id`;
  const wants = (channel: "app" | "email") => sql`ifnull(${users.notices} ->> ${`$.${news.kind}.${channel}`}, 1)`;
  return [
    (condition) => {
      const notice = { id: idBySql("ntc"), userId: sql`${users.id}`, kind: news.kind, template: news.notice, data };
      const row = { ...notice, path: sql`r.path`, createdAt: now };
      return insertNotices(row, told, sql`${wants("app")} and ${condition}`);
    },
    (condition) => {
      const mail = { template: news.mail, recipient: sql`${users.email}`, locale: sql`${users.locale}` };
      const isWanted = sql`${wants("email")} and ${users.emailVerifiedAt} is not null and ${condition}`;
      const letter = sql`json_set(${data}, '$.link', ${link}, '$.stops', ${news.kind}, '$.account', ${users.id})`;
      return mailEach({ ...mail, data: letter }, told, isWanted, now);
    },
  ];
}

interface MailOfEach {
  template: MailTemplate;
  recipient: SQL;
  locale: SQL;
  data: SQL;
}

/** A mail for each row of a query: it waits for the scheduler, or for {@link flushOutbox}. */
export function mailEach(mail: MailOfEach, of: SQL, condition: SQL, now: number): SQL {
  const waits = { status: "waiting" as const, attempts: 0, nextAttemptAt: now, leasedUntil: 0 };
  return insertEach(outbox, { id: idBySql("out"), ...mail, ...waits, createdAt: now, updatedAt: now }, of, condition);
}

/** Sends what waits after the response; what fails is the scheduler's. */
export function flushOutbox(ctx: Context): void {
  ctx.waitUntil(deliverDue(ctx).catch(() => 0));
}
