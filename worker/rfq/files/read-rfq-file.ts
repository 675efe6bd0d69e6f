import { and, eq, or, sql } from "drizzle-orm";
import { rfqFiles, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/**
 * Where a request's file lies, for who uploaded it, the request's buyer and the invited whose companies may sell
 * (security.md 15). One call besides the session's.
 * @returns null for another's and for a missing one, which is the same
 */
export async function readRfqFile({ db, caller }: SignedInContext, id: string) {
  const isInvited = sql`exists (select 1 from ${rfqInvitations}
    inner join ${suppliers} on ${suppliers.id} = ${rfqInvitations.supplierId}
    where ${rfqInvitations.rfqId} = ${rfqFiles.rfqId} and ${suppliers.ownerId} = ${caller.userId}
      and ${suppliers.status} = 'approved' and ${rfqs.status} not in ('cancelled', 'removed'))`;
  const [file] = await db
    .select({ fileKey: rfqFiles.fileKey, name: rfqFiles.fileName, type: rfqFiles.mediaType })
    .from(rfqFiles)
    .leftJoin(rfqs, eq(rfqs.id, rfqFiles.rfqId))
    .where(
      and(eq(rfqFiles.id, id), or(eq(rfqFiles.uploaderId, caller.userId), eq(rfqs.buyerId, caller.userId), isInvited)),
    );
  return file ?? null;
}
