import { eq, sql } from "drizzle-orm";
import { mayOperate } from "#domain/identity/access.ts";
import { THING_GRANTS } from "#domain/identity/needed-grants.ts";
import { companyClaims } from "#drizzle/schema/claims.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";

/**
 * Where the licence of a claim lies, for operators alone; that one looked at it is written down first (security 15).
 * @param id the claim's
 * @returns null for a missing one and for everybody else alike
 */
export async function readClaimFile(ctx: SignedInContext, id: string) {
  if (!mayOperate(ctx.caller, THING_GRANTS.claimFile)) return null;
  const isThere = sql`exists (select 1 from ${companyClaims} where ${companyClaims.id} = ${id}
    and ${companyClaims.fileKey} is not null)`;
  const looked = auditEntry(ctx, {
    action: "open_document",
    entity: "supplier",
    entityId: sql`(select ${companyClaims.supplierId} from ${companyClaims} where ${companyClaims.id} = ${id})`,
    before: {},
    after: { claim: id },
    reason: null,
  });
  const { found } = await batchOf(ctx, {
    looked: ctx.db.run(looked(isThere)),
    found: ctx.db
      .select({
        fileKey: companyClaims.fileKey,
        name: companyClaims.fileName,
        type: companyClaims.mediaType,
        bytes: companyClaims.bytes,
      })
      .from(companyClaims)
      .where(eq(companyClaims.id, id)),
  });
  const [file] = found;
  if (!file || file.fileKey === null || file.name === null || file.type === null || file.bytes === null) return null;
  return { fileKey: file.fileKey, name: file.name, type: file.type, bytes: file.bytes };
}
