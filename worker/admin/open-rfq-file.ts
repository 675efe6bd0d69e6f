import { eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { OpenRfqFile } from "#domain/rfq/rfq-files.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";

/**
 * Opens a request's file to the admin who says why; that line of the audit log is what lets it read the file at
 * `/files/private/rfqs/{id}`, for a quarter of an hour (worker/rfq/files/read-rfq-file.ts).
 * @throws AppError NOT_FOUND, also for an upload that belongs to no request
 */
export async function openRfqFile(ctx: SignedInContext, { id, reason }: OpenRfqFile): Promise<{ path: string }> {
  const isAttached = sql`exists (select 1 from ${rfqFiles} where ${eq(rfqFiles.id, id)} and ${rfqFiles.rfqId} is not null)`;
  const entry = {
    id: newId("aud"),
    actorId: ctx.caller.userId,
    action: "open_file",
    entity: "rfq",
    entityId: sql`(select ${rfqFiles.rfqId} from ${rfqFiles} where ${eq(rfqFiles.id, id)})`,
    before: {},
    after: { file: id },
    reason,
    createdAt: ctx.now(),
  };
  const { rowsAffected } = await ctx.db.run(insertWhere(auditLog, entry, isAttached));
  if (rowsAffected === 0) throw new AppError("NOT_FOUND");
  return { path: `/files/private/rfqs/${id}` };
}
