import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SettleReports } from "#domain/admin/review-reports.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { isOwnSubject } from "./own-subject.ts";

/**
 * Settles the reports of one subject that the reviewer has seen, all or none, with a line of the audit log in one batch.
 * What the outcome says is done by its own verb (a product is removed, a company suspended), not by this one.
 * @throws AppError NOT_FOUND where one of them is missing, of another subject or about the caller's own affairs; CONFLICT where one is settled already
 */
export async function settleReports(ctx: SignedInContext, input: SettleReports): Promise<{ settled: number }> {
  const { subjectKind, subjectId, outcome, note } = input;
  const ids = input.reports.map(({ id }) => id);
  const isMeant = and(
    inArray(reports.id, ids),
    eq(reports.subjectKind, subjectKind),
    eq(reports.subjectId, subjectId),
    sql`not ${isOwnSubject(ctx, reports.subjectKind, reports.subjectId)}`,
  );
  const now = ctx.now();
  const change = {
    status: "settled",
    outcome,
    note,
    settledBy: ctx.caller.userId,
    settledAt: now,
    updatedAt: now,
  } as const;
  const entry = auditEntry(ctx, {
    action: "settle",
    entity: "report",
    entityId: subjectId,
    before: { status: "new", reports: ids },
    after: { status: "settled", outcome, reports: ids },
    reason: note,
  });
  const areOpen = and(isMeant, areAllAsSeen(input));
  const {
    settled: { rowsAffected },
    there: [kept],
  } = await batchOf(ctx, {
    entry: ctx.db.run(entry(rowExists(reports, areOpen))),
    settled: ctx.db
      .update(reports)
      .set({ ...change, version: sql`${reports.version} + 1` })
      .where(areOpen),
    there: ctx.db.select({ there: count() }).from(reports).where(isMeant),
  });
  if (rowsAffected > 0) return { settled: rowsAffected };
  if (kept?.there !== new Set(ids).size) throw new AppError("NOT_FOUND");
  throw new AppError("CONFLICT", { state: "settled", action: "settle" });
}

/** Each of them is open and of the version that the reviewer saw. */
function areAllAsSeen({ subjectKind, subjectId, reports: seen }: SettleReports): SQL {
  return sql`not exists (select 1 from json_each(${JSON.stringify(seen)}) as seen where not exists (
    select 1 from ${reports} as held where held.id = seen.value ->> 'id' and held.version = seen.value ->> 'version'
      and held.status = 'new' and held.subject_kind = ${subjectKind} and held.subject_id = ${subjectId}))`;
}
