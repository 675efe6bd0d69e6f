import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ApplicationQueue, Applications } from "#domain/admin/review-suppliers.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { REVIEW_WORKING_DAYS } from "#domain/suppliers/apply.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { countOf, firstOf, MOST_COUNTED, pageOf } from "#worker/platform/page-of.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { workingDaysOpen } from "#worker/suppliers/read-company.ts";
import { isCompanyNamed } from "./company-named.ts";
import { isRenewal } from "./renewals.ts";

/**
 * A page of companies in a state, longest waiting first, or of all states in the order in which they came. A search reads
 * names, e-mails, phones, licence and tax numbers of them all. One database call besides the session's.
 */
export async function applications(ctx: Context, input: Applications) {
  const [items, [total]] = await ctx.db.batch([
    selectQueue(ctx, input).limit(PAGE_SIZE).offset(firstOf(input.page)),
    countOf(ctx.db, selectIds(ctx, input).limit(MOST_COUNTED)),
  ]);
  return pageOf(
    items.map((company) => withAge(ctx, company)),
    input.page,
    total,
  );
}

const columns = {
  id: suppliers.id,
  status: suppliers.status,
  version: suppliers.version,
  names: namesOf(),
  businessType: suppliers.businessType,
  country: suppliers.country,
  email: users.email,
  appliedAt: suppliers.appliedAt,
  decidedAt: suppliers.decidedAt,
};
type Row = Awaited<ReturnType<typeof selectQueue>>[number];

function selectQueue({ db }: Context, input: Applications) {
  const { status, sort } = input;
  const order = sort === "newest" ? desc : asc;
  const companies = db
    .select({ ...columns, since: sinceOf(status) })
    .from(suppliers)
    .leftJoin(users, eq(users.id, suppliers.ownerId));
  if (status === "renewal") {
    return companies
      .innerJoin(WANTED, sql`wanted.id = ${suppliers.id}`)
      .where(isAsked(input))
      .orderBy(order(sql`wanted.since`), suppliers.id)
      .$dynamic();
  }
  const time = status === "all" ? sql`"suppliers".rowid` : suppliers.appliedAt;
  return companies.where(isAsked(input)).orderBy(order(time), suppliers.id).$dynamic();
}

const WANTED = sql`${isRenewal.list} wanted`;

/** Since when a company waits in its queue. */
function sinceOf(status: ApplicationQueue): SQL<number | null> {
  return status === "renewal" ? sql`wanted.since` : sql`${suppliers.appliedAt}`;
}

function selectIds({ db }: Context, input: Applications) {
  const companies = db.select({ one: sql`1` }).from(suppliers);
  if (input.status !== "renewal") return companies.where(isAsked(input)).$dynamic();
  return companies.innerJoin(WANTED, sql`wanted.id = ${suppliers.id}`).where(isAsked(input)).$dynamic();
}

function isAsked({ status, q }: Applications): SQL | undefined {
  return and(inQueue(status), q === null ? undefined : isCompanyNamed(q));
}

function inQueue(status: ApplicationQueue): SQL | undefined {
  if (status === "renewal") return undefined;
  // The table's own order is that of time; the condition lets it be searched rather than scanned.
  return status === "all" ? sql`"suppliers".rowid > 0` : eq(suppliers.status, status);
}

function withAge(ctx: Context, company: Row) {
  const workingDays = workingDaysOpen(ctx, company);
  const isLate = company.status === "pending" && (workingDays ?? 0) > REVIEW_WORKING_DAYS;
  return { ...company, workingDays, isLate };
}
