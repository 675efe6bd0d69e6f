import { and, eq, sql } from "drizzle-orm";
import { CONVERSATION_OPEN_MS, type OpenConversation } from "#domain/admin/open-conversation.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { conversations } from "#drizzle/schema/messaging.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { isOwnSubject } from "../reports/own-subject.ts";
import { isOpening, OPEN_ACTION, openingOf } from "./conversation-grant.ts";

/**
 * Opens a reported conversation to the caller for an hour, with the reason in the audit log: without that line nothing of it
 * can be read. Settled reports open too. While it is open, a call more writes nothing and answers the same: the reason that
 * opened it stands. One batch besides the session's call.
 * @returns until when, in milliseconds
 * @throws AppError NOT_FOUND where the report is missing, of another conversation, or about one that the caller takes part in
 */
export async function openConversation(ctx: SignedInContext, input: OpenConversation): Promise<{ until: number }> {
  const { id, reportId, reason } = input;
  const isReported = and(
    eq(reports.id, reportId),
    eq(reports.subjectKind, "conversation"),
    eq(reports.subjectId, id),
    sql`not ${isOwnSubject(ctx, reports.subjectKind, reports.subjectId)}`,
  );
  const entry = auditEntry(ctx, {
    action: OPEN_ACTION,
    entity: "conversation",
    entityId: id,
    before: {},
    after: { report: reportId },
    reason,
  });
  const isThere = sql`exists (select 1 from ${reports} inner join ${conversations}
    on ${conversations.id} = ${reports.subjectId} where ${isReported})`;
  const {
    opening: [opening],
  } = await batchOf(ctx, {
    entry: ctx.db.run(entry(sql`${isThere} and ${openingOf(ctx, id)} is null`)),
    opening: ctx.db
      .select({ at: auditLog.createdAt })
      .from(auditLog)
      .where(sql`${isOpening(ctx, sql`${id}`)} and ${isThere}`),
  });
  if (!opening) throw new AppError("NOT_FOUND");
  return { until: opening.at + CONVERSATION_OPEN_MS };
}
