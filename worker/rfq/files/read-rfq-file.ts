import { and, eq, or, sql } from "drizzle-orm";
import { mayOperate } from "#domain/identity/access.ts";
import { THING_GRANTS } from "#domain/identity/needed-grants.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { rfqFiles, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/** For so long an admin's reason opens a file. */
const OPEN_FOR_MS = 15 * 60_000;

/**
 * Where a request's file lies, for who uploaded it, the request's buyer and the invited whose companies may sell
 * (security 15); and for an admin who has just said why, which stands in the audit log. One call besides the session's.
 * @returns null for another's and for a missing one, which is the same
 */
export async function readRfqFile({ db, caller, now }: SignedInContext, id: string) {
  const isOperator = mayOperate(caller, THING_GRANTS.requestFile);
  const isOpened = sql`exists (select 1 from ${auditLog} where ${auditLog.entity} = 'rfq'
    and ${auditLog.createdAt} > ${now() - OPEN_FOR_MS} and ${auditLog.actorId} = ${caller.userId}
    and ${auditLog.action} = 'open_file' and ${auditLog.after} ->> '$.file' = ${id})`;
  const isInvited = sql`exists (select 1 from ${rfqInvitations}
    inner join ${suppliers} on ${suppliers.id} = ${rfqInvitations.supplierId}
    where ${rfqInvitations.rfqId} = ${rfqFiles.rfqId} and ${suppliers.ownerId} = ${caller.userId}
      and ${suppliers.status} = 'approved' and ${rfqs.status} not in ('cancelled', 'removed'))`;
  const [file] = await db
    .select({ fileKey: rfqFiles.fileKey, name: rfqFiles.fileName, type: rfqFiles.mediaType, bytes: rfqFiles.bytes })
    .from(rfqFiles)
    .leftJoin(rfqs, eq(rfqs.id, rfqFiles.rfqId))
    .where(
      and(
        eq(rfqFiles.id, id),
        or(
          eq(rfqFiles.uploaderId, caller.userId),
          eq(rfqs.buyerId, caller.userId),
          isInvited,
          isOperator ? isOpened : undefined,
        ),
      ),
    );
  return file ?? null;
}
