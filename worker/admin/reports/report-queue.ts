import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { MOST_TOGETHER, type ReportQueue } from "#domain/admin/review-reports.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { ReportSubject } from "#domain/kernel/report-facts.ts";
import { workingDaysBetween } from "#domain/kernel/working-days.ts";
import { REVIEW_WORKING_DAYS } from "#domain/suppliers/apply.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversations } from "#drizzle/schema/messaging.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { isOwnSubject } from "./own-subject.ts";
import { isReportNamed } from "./report-named.ts";

/**
 * Reported subjects, those that wait longest first, settled ones newest first; each with its reports of that state, the
 * first 20 of them; never those of the caller's own affairs. One database call besides the session's.
 */
export async function reportQueue(ctx: SignedInContext, input: ReportQueue) {
  const page = subjectsOf(ctx, input);
  const limited = sql`${page} limit ${PAGE_SIZE} offset ${firstOf(input.page)}`;
  const [subjects, rows, [counted]] = await ctx.db.batch([
    ctx.db.all<Subject>(withNames(limited)),
    selectReports(ctx, limited, input),
    ctx.db.all<{ total: number }>(sql`select count(*) as total from (${page}) as wanted`),
  ]);
  const items = subjects.map(({ names, waitsSince, ...subject }) => ({
    ...subject,
    /** Of the product, of the company, or of the company that takes part in the conversation. */
    names: JSON.parse(names ?? "{}") as Partial<Record<Locale, string>>,
    waitsSince,
    ...ageOf(input, waitsSince, ctx.now()),
    reports: rows.filter((row) => row.subjectKind === subject.subjectKind && row.subjectId === subject.subjectId),
  }));
  return pageOf(items, input.page, counted);
}

interface Subject {
  subjectKind: ReportSubject;
  subjectId: string;
  /** How many reports of the asked state there are; more than are listed where there are many. */
  count: number;
  /** When the oldest of them came. */
  waitsSince: number;
  names: string | null;
  /** Of the conversation; null where that account is gone. */
  buyerName: string | null;
  /** Of the product's or the company's page. */
  category: string | null;
  slug: string | null;
  /** State of the subject; null where it is gone or of another kind. */
  state: string | null;
}

function subjectsOf(ctx: SignedInContext, { status, subject, reason, q }: ReportQueue): SQL {
  const isAsked = and(
    eq(reports.status, status),
    subject && eq(reports.subjectKind, subject),
    reason && eq(reports.reason, reason),
    q === null ? undefined : isReportNamed(q, status),
    sql`not ${isOwnSubject(ctx, reports.subjectKind, reports.subjectId)}`,
  );
  const order = status === "new" ? sql`min(${reports.createdAt})` : sql`max(${reports.settledAt}) desc`;
  return sql`select ${reports.subjectKind} as kind, ${reports.subjectId} as subject, count(*) as many,
      min(${reports.createdAt}) as since, row_number() over (order by ${order}, ${reports.subjectId}) as place
    from ${reports} where ${isAsked} group by ${reports.subjectKind}, ${reports.subjectId} order by place`;
}

function withNames(wanted: SQL): SQL {
  const productNames = sql`select json_group_object(${productTranslations.locale}, ${productTranslations.name})
    from ${productTranslations} where ${productTranslations.productNumber} = ${products.number}`;
  const companyNames = sql`select json_group_object(${supplierTranslations.locale}, ${supplierTranslations.name})
    from ${supplierTranslations} where ${supplierTranslations.supplierId} = ${suppliers.id} and ${supplierTranslations.nameLocale} is null`;
  return sql`select kind as subjectKind, subject as subjectId, many as count, since as waitsSince,
      iif(kind = 'conversation', null, coalesce(${products.status}, ${suppliers.status})) as state,
      ${products.category} as category,
      iif(kind = 'conversation', null, coalesce(${products.slug}, ${suppliers.slug})) as slug,
      iif(kind = 'product', (${productNames}), (${companyNames})) as names, ${users.name} as buyerName
    from (${wanted}) as wanted
    left join ${products} on kind = 'product' and ${products.id} = subject
    left join ${conversations} on kind = 'conversation' and ${conversations.id} = subject
    left join ${users} on ${users.id} = ${conversations.buyerId}
    left join ${suppliers} on ${suppliers.id} = iif(kind = 'supplier', subject, ${conversations.supplierId})
    order by place`;
}

function selectReports({ db }: Context, wanted: SQL, { status }: ReportQueue) {
  const listed = sql`(select ${reports.id} as id, row_number() over
      (partition by ${reports.subjectKind}, ${reports.subjectId} order by ${reports.createdAt}) as turn
    from (${wanted}) as wanted inner join ${reports} on ${reports.subjectKind} = kind
      and ${reports.subjectId} = subject and ${reports.status} = ${status}) as wanted`;
  const columns = {
    id: reports.id,
    subjectKind: reports.subjectKind,
    subjectId: reports.subjectId,
    reason: reports.reason,
    text: reports.text,
    locale: reports.locale,
    outcome: reports.outcome,
    note: reports.note,
    settledAt: reports.settledAt,
    version: reports.version,
    createdAt: reports.createdAt,
    reporterName: users.name,
    reporterEmail: sql<string | null>`coalesce(${users.email}, ${reports.reporterEmail})`,
  };
  return db
    .select(columns)
    .from(listed)
    .innerJoin(reports, sql`${reports.id} = wanted.id`)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(sql`wanted.turn <= ${MOST_TOGETHER}`)
    .orderBy(asc(reports.createdAt));
}

function ageOf({ status }: ReportQueue, waitsSince: number, now: number) {
  const workingDays = status === "new" ? workingDaysBetween(waitsSince, now) : null;
  return { workingDays, isLate: (workingDays ?? 0) > REVIEW_WORKING_DAYS };
}
