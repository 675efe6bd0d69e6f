import { asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ApplicationQueue, Applications } from "#domain/admin/review-suppliers.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { phoneDigits } from "#domain/kernel/phone-digits.ts";
import { REVIEW_WORKING_DAYS } from "#domain/suppliers/apply.ts";
import { users } from "#drizzle/schema/identity.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { workingDaysOpen } from "#worker/suppliers/read-company.ts";
import { isRenewal } from "./renewals.ts";

/** Companies that a search reads: folding is not the database's trade, so names are compared here. */
const MOST_SEARCHED = 1000;

/**
 * A page of companies in a state, longest waiting first. A search compares names, e-mails, phones, licence and tax numbers of the first 1,000
 * of the state; `isCut` says that there are more. One database call besides the session's.
 */
export async function applications(ctx: Context, input: Applications) {
  const [first, limit] = input.q ? [0, MOST_SEARCHED] : [(input.page - 1) * PAGE_SIZE, PAGE_SIZE];
  const [read, [total]] = await ctx.db.batch([
    selectQueue(ctx, input).limit(limit).offset(first),
    selectTotal(ctx, input.status),
  ]);
  const all = total?.total ?? 0;
  const found = input.q ? read.filter(mentions(input.q)) : read;
  const shown = input.q ? found.slice((input.page - 1) * PAGE_SIZE, input.page * PAGE_SIZE) : found;
  return {
    items: shown.map((company) => withAge(ctx, company)),
    page: input.page,
    pageSize: PAGE_SIZE,
    total: input.q ? found.length : all,
    isCut: input.q !== null && all > MOST_SEARCHED,
  };
}

/** As the company wrote it into its checklist. */
const trnOf = sql<string | null>`(select ${supplierChecklist.answer} ->> '$.trn' from ${supplierChecklist}
  where ${supplierChecklist.supplierId} = ${suppliers.id} and ${supplierChecklist.item} = 'trn')`;

const columns = {
  id: suppliers.id,
  status: suppliers.status,
  version: suppliers.version,
  names: namesOf(),
  businessType: suppliers.businessType,
  country: suppliers.country,
  email: users.email,
  phone: users.phone,
  licence: suppliers.licenceNumber,
  trn: trnOf,
  appliedAt: suppliers.appliedAt,
  decidedAt: suppliers.decidedAt,
};
type Row = Awaited<ReturnType<typeof selectQueue>>[number];

function selectQueue({ db }: Context, { status, sort }: Applications) {
  const order = sort === "newest" ? desc : asc;
  const companies = db
    .select({ ...columns, since: sinceOf(status) })
    .from(suppliers)
    .leftJoin(users, eq(users.id, suppliers.ownerId));
  if (status !== "renewal") {
    return companies.where(eq(suppliers.status, status)).orderBy(order(suppliers.appliedAt), suppliers.id).$dynamic();
  }
  return companies
    .innerJoin(sql`${isRenewal.list} wanted`, sql`wanted.id = ${suppliers.id}`)
    .orderBy(order(sql`wanted.since`), suppliers.id)
    .$dynamic();
}

/** Since when a company waits in its queue. */
function sinceOf(status: ApplicationQueue): SQL<number | null> {
  return status === "renewal" ? sql`wanted.since` : sql`${suppliers.appliedAt}`;
}

function selectTotal({ db }: Context, status: ApplicationQueue) {
  if (status === "renewal") return db.select({ total: count() }).from(sql`${isRenewal.list}`);
  return db.select({ total: count() }).from(suppliers).where(eq(suppliers.status, status));
}

function mentions(q: string): (company: Row) => boolean {
  const wanted = foldText(q).trim();
  const number = phoneDigits(q);
  return ({ names, email, phone, licence, trn }) =>
    [...Object.values(names), email, licence, trn].some((text) => foldText(text ?? "").includes(wanted)) ||
    (number !== null && (phone ?? "").replace(/\D/g, "").includes(number));
}

/** What was only searched in stays here. */
function withAge(ctx: Context, { phone: _p, licence: _l, trn: _t, ...company }: Row) {
  const workingDays = workingDaysOpen(ctx, company);
  const isLate = company.status === "pending" && (workingDays ?? 0) > REVIEW_WORKING_DAYS;
  return { ...company, workingDays, isLate };
}
