import { and, eq, isNotNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { OpenRfqFile } from "#domain/rfq/rfq-files.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/**
 * Opens a request's file to the admin who says why; that line of the audit log is what lets it read the file at
 * `/files/private/rfqs/{id}`, for a quarter of an hour (worker/rfq/files/read-rfq-file.ts).
 * @throws AppError NOT_FOUND, also for an upload that belongs to no request
 */
export async function openRfqFile(ctx: SignedInContext, { id, reason }: OpenRfqFile): Promise<{ path: string }> {
  const request = sql`select ${rfqFiles.rfqId} from ${rfqFiles}
    where ${and(eq(rfqFiles.id, id), isNotNull(rfqFiles.rfqId))}`;
  const entry = { entity: "rfq", entityId: sql`(${request})`, before: {}, after: { file: id }, reason } as const;
  const { rowsAffected } = await ctx.db.run(
    auditEntry(ctx, { action: "open_file", ...entry })(sql`exists (${request})`),
  );
  if (rowsAffected === 0) throw new AppError("NOT_FOUND");
  return { path: `/files/private/rfqs/${id}` };
}
