import { sql } from "drizzle-orm";
import { auditLog } from "#drizzle/schema/platform.ts";
import { rfqFiles, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { readFile } from "#worker/platform/files/read.ts";

/** For so long an admin's reason opens a file. */
const OPEN_FOR_MS = 15 * 60_000;

/**
 * A request's file, for who uploaded it, the request's buyer and the invited whose companies may sell; and for an admin who
 * has just said why, which stands in the audit log.
 */
export function readRfqFile(ctx: SignedInContext, id: string) {
  const { userId } = ctx.caller;
  const isInvited = sql`${rfqs.status} not in ('cancelled', 'removed')
    and exists (select 1 from ${rfqInvitations} inner join ${suppliers} on ${suppliers.id} = ${rfqInvitations.supplierId}
      where ${rfqInvitations.rfqId} = ${rfqs.id} and ${suppliers.ownerId} = ${userId} and ${suppliers.status} = 'approved')`;
  const isTheirs = sql`(${rfqFiles.uploaderId} = ${userId} or exists (select 1 from ${rfqs}
    where ${rfqs.id} = ${rfqFiles.rfqId} and (${rfqs.buyerId} = ${userId} or ${isInvited})))`;
  const isOpened = sql`exists (select 1 from ${auditLog} where ${auditLog.entity} = 'rfq'
    and ${auditLog.createdAt} > ${ctx.now() - OPEN_FOR_MS} and ${auditLog.actorId} = ${userId}
    and ${auditLog.action} = 'open_file' and ${auditLog.after} ->> '$.file' = ${id})`;
  return readFile(ctx, rfqFiles, id, { isTheirs, operators: { thing: "requestFile", isOpened } });
}
