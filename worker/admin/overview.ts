import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Viewer } from "#domain/identity/access.ts";
import { holdsOne } from "#domain/identity/grants.ts";
import { PROPOSAL_GRANTS, QUEUE_GRANTS } from "#domain/identity/needed-grants.ts";
import { PROPOSAL_KINDS } from "#domain/kernel/proposal.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import { workingDaysBetween } from "#domain/kernel/working-days.ts";
import { ESCALATE_AT_MS } from "#domain/orders/order-machine.ts";
import { REVIEW_WORKING_DAYS } from "#domain/suppliers/apply.ts";
import type { Database } from "#drizzle/client.ts";
import { productRevisions, products } from "#drizzle/schema/catalogue.ts";
import { companyClaims } from "#drizzle/schema/claims.ts";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { contactMessages, leads, tipSubmissions } from "#drizzle/schema/content.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { isOpenProposal } from "#worker/platform/write/proposals.ts";
import { isRenewal } from "./renewals.ts";

/** What waits in a table. */
export interface Waiting {
  count: number;
  /** When what waits longest came, in milliseconds; null when nothing waits. */
  oldestAt: number | null;
}

export interface QueueState extends Waiting {
  /** Age of what waits longest, in working days. */
  workingDays: number | null;
  /** It waits longer than this. */
  isLate: boolean;
  /** After how many days what waits counts as late. */
  lateAfter: LateAfter;
}

interface LateAfter {
  days: number;
  unit: "working_days" | "days";
}

const PROMISED: LateAfter = { days: REVIEW_WORKING_DAYS, unit: "working_days" };
const OF_DISPUTES: LateAfter = { days: ESCALATE_AT_MS / DAY_MS, unit: "days" };

/** What waits for the platform, queue by queue, of those that the caller's grants open: one database call besides the session's. */
export async function overview({ db, now, caller }: SignedInContext): Promise<Partial<Queues>> {
  const queues = Object.entries(queuesOf(now(), await db.batch(selectQueues(db, now(), mayDecide(caller)))));
  // Names of queues are those of the table of grants.
  return Object.fromEntries(queues.filter(([name]) => holdsOne(QUEUE_GRANTS[name as keyof Queues], caller.grants)));
}

/** Of proposals: another's, of a kind that the caller's grants open. */
function mayDecide({ userId, grants }: Viewer): SQL | undefined {
  const kinds = PROPOSAL_KINDS.filter((kind) => holdsOne(PROPOSAL_GRANTS[kind], grants));
  return and(inArray(proposals.kind, kinds), ne(proposals.proposedBy, userId));
}

/** How much waits in a table, and since when. */
export function waitingIn(db: Database, table: SQLiteTable, since: SQLiteColumn | SQL, where: SQL | undefined) {
  return db
    .select({ count: sql<number>`count(*)`, oldestAt: sql<number | null>`min(${since})` })
    .from(table)
    .where(where);
}

/**
 * The reads of all queues, for one batch; {@link queuesOf} names the answers.
 * @param decided of proposals, those that are of interest; all without it
 */
export function selectQueues(db: Database, now: number, decided?: SQL) {
  const queue = (table: SQLiteTable, since: SQLiteColumn, where: SQL) => waitingIn(db, table, since, where);
  return [
    queue(suppliers, suppliers.appliedAt, eq(suppliers.status, "pending")),
    db.all<Waiting>(isRenewal.count),
    queue(companyClaims, companyClaims.createdAt, eq(companyClaims.status, "claimed")),
    queue(companyRevisions, companyRevisions.createdAt, eq(companyRevisions.status, "pending")),
    queue(products, products.submittedAt, eq(products.status, "in_review")),
    queue(productRevisions, productRevisions.createdAt, eq(productRevisions.status, "pending")),
    queue(contactMessages, contactMessages.createdAt, eq(contactMessages.status, "new")),
    queue(leads, leads.createdAt, eq(leads.status, "new")),
    queue(tipSubmissions, tipSubmissions.createdAt, eq(tipSubmissions.status, "new")),
    queue(outbox, outbox.createdAt, eq(outbox.status, "parked")),
    queue(reports, reports.createdAt, eq(reports.status, "new")),
    queue(orders, orders.disputedAt, eq(orders.status, "disputed")),
    waitingIn(db, proposals, proposals.createdAt, and(isOpenProposal(now), decided)),
  ] as const;
}

type Queues = Record<keyof typeof QUEUE_GRANTS, QueueState>;

type Answers<Reads extends readonly unknown[]> = { [Place in keyof Reads]: Waiting[] };

/** The states of the queues, from the answers to {@link selectQueues}. */
export function queuesOf(now: number, rows: Answers<ReturnType<typeof selectQueues>>): Queues {
  const [
    applications,
    renewals,
    claims,
    changes,
    inReview,
    revisions,
    messages,
    newLeads,
    tips,
    parked,
    reported,
    disputed,
    proposed,
  ] = rows;
  return {
    applications: stateOf(now, applications),
    renewals: stateOf(now, renewals),
    claims: stateOf(now, claims),
    companyChanges: stateOf(now, changes),
    productsInReview: stateOf(now, inReview),
    revisions: stateOf(now, revisions),
    contactMessages: stateOf(now, messages),
    leads: stateOf(now, newLeads),
    tips: stateOf(now, tips),
    parkedMails: stateOf(now, parked),
    reports: stateOf(now, reported),
    disputes: disputesOf(now, disputed),
    proposals: stateOf(now, proposed),
  };
}

function stateOf(now: number, [row]: Waiting[]): QueueState {
  const { count, oldestAt } = row ?? { count: 0, oldestAt: null };
  const workingDays = oldestAt === null ? null : workingDaysBetween(oldestAt, now);
  return { count, oldestAt, workingDays, isLate: (workingDays ?? 0) > PROMISED.days, lateAfter: PROMISED };
}

/** The sides of a dispute have their days first: the oldest is late once they have passed. */
function disputesOf(now: number, rows: Waiting[]): QueueState {
  const state = stateOf(now, rows);
  const isLate = state.oldestAt !== null && state.oldestAt + ESCALATE_AT_MS <= now;
  return { ...state, isLate, lateAfter: OF_DISPUTES };
}
