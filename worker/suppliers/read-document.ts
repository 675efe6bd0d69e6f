import { and, eq, ne, or, sql } from "drizzle-orm";
import { mayOperate } from "#domain/identity/access.ts";
import { THING_GRANTS } from "#domain/identity/needed-grants.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";

/**
 * Where a private file lies, for its owner until the company is terminated, and for the platform; that the platform looked at one is written down first
 * (security 15). Whose file it is is asked in the statement.
 * @returns null for another's and for a missing one, which is the same
 */
export async function readDocument(ctx: SignedInContext, id: string) {
  const isOperator = mayOperate(ctx.caller, THING_GRANTS.companyFile);
  const isOwner = and(eq(suppliers.ownerId, ctx.caller.userId), ne(suppliers.status, "terminated"));
  const isTheirs = or(isOwner, sql`${isOperator}`);
  const file = ctx.db
    .select({
      fileKey: supplierDocuments.fileKey,
      name: supplierDocuments.fileName,
      type: supplierDocuments.mediaType,
      bytes: supplierDocuments.bytes,
    })
    .from(supplierDocuments)
    .innerJoin(suppliers, eq(suppliers.id, supplierDocuments.supplierId))
    .where(and(eq(supplierDocuments.id, id), isTheirs));
  if (!isOperator) return (await file)[0] ?? null;
  const [, [found]] = await ctx.db.batch([ctx.db.run(lookedAt(ctx, id)), file]);
  return found ?? null;
}

function lookedAt({ caller, now }: SignedInContext, id: string) {
  const entry = {
    id: newId("aud"),
    actorId: caller.userId,
    action: "open_document",
    entity: "supplier",
    entityId: sql`(select ${supplierDocuments.supplierId} from ${supplierDocuments} where ${supplierDocuments.id} = ${id})`,
    before: {},
    after: { document: id },
    createdAt: now(),
  };
  return insertWhere(
    auditLog,
    entry,
    sql`exists (select 1 from ${supplierDocuments} where ${supplierDocuments.id} = ${id})`,
  );
}
