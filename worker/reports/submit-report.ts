import { and, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ReportedKind, SubmitReport } from "#domain/reports/submit-report.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { conversationMembers } from "#drizzle/schema/messaging.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { isOwnSide } from "#worker/messaging/member-sql.ts";
import type { Context } from "#worker/platform/context.ts";
import { type GuardedWrite, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";

/** Holds for what the reporter sees: pages that are public, conversations of one's own; all else looks missing. */
const IS_SEEN: Record<ReportedKind, (id: string, reporterId: string | null) => SQL> = {
  product: (id) => sql`exists (select 1 from ${products}
    inner join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${and(eq(products.id, id), eq(products.status, "published"), eq(suppliers.status, "approved"))})`,
  supplier: (id) =>
    sql`exists (select 1 from ${suppliers} where ${and(eq(suppliers.id, id), eq(suppliers.status, "approved"))})`,
  conversation: (id, reporterId) =>
    reporterId === null
      ? sql`false`
      : sql`exists (select 1 from ${conversationMembers} where ${isOwnSide(reporterId, id)})`,
};

/**
 * Keeps what somebody reports of a public page, or of a conversation of theirs, for the platform to look into. An account is
 * known by itself, a visitor by the e-mail that comes along; the one who is reported learns neither. A side of a conversation
 * has one open report of it at a time.
 * @throws AppError BAD_INPUT for a visitor without e-mail; NOT_FOUND for what the reporter can't see; CONFLICT with the state
 *   "reported" where one's own report of the conversation is still open; RATE_LIMITED, KEY_REUSED
 */
export async function submitReport(ctx: Context, input: SubmitReport): Promise<{ id: string }> {
  const { idempotencyKey, email, ...report } = input;
  const viewer = await ctx.viewer();
  if (!viewer && !email && report.subjectKind !== "conversation")
    throw new AppError("BAD_INPUT", { issues: [{ path: "email", code: "required" }] });
  const id = newId("rpt");
  const now = ctx.now();
  const reporter = viewer
    ? { reporterId: viewer.userId, reporterEmail: null }
    : { reporterId: null, reporterEmail: email ?? null };
  const isSeen = IS_SEEN[report.subjectKind](report.subjectId, reporter.reporterId);
  const { response } = await guardedWrite(ctx, {
    procedure: "reports.submit",
    key: idempotencyKey,
    ...(viewer ? { actor: viewer.userId } : {}),
    input: { ...report, ...reporter },
    response: { id },
    ...(report.subjectKind === "conversation" && viewer
      ? onceAtATime(ctx, { isSeen, id: report.subjectId, reporterId: viewer.userId })
      : { precondition: isSeen }),
    rows: [row(reports, { id, ...report, ...reporter, status: "new", createdAt: now, updatedAt: now })],
  });
  return response;
}

interface Conversation {
  isSeen: SQL;
  id: string;
  reporterId: string;
}

type Condition = Required<Pick<GuardedWrite<unknown, { isSeen: number }>, "precondition" | "refusal">>;

/** Of a conversation one report of a side is open at a time; what is new can be said once it is settled. */
function onceAtATime({ db }: Context, { isSeen, id, reporterId }: Conversation): Condition {
  const { subjectKind, subjectId, status } = reports;
  const isOpen = and(eq(subjectKind, "conversation"), eq(subjectId, id), eq(status, "new"));
  const isReported = sql`exists (select 1 from ${reports} where ${isOpen} and ${reports.reporterId} = ${reporterId})`;
  return {
    precondition: sql`${isSeen} and not ${isReported}`,
    refusal: {
      read: db.select({ isSeen: sql<number>`${isSeen}` }).from(sql`(select 1) as wanted`),
      of: ([found]) =>
        found?.isSeen === 1
          ? new AppError("CONFLICT", { state: "reported", action: "report" })
          : new AppError("NOT_FOUND"),
    },
  };
}
