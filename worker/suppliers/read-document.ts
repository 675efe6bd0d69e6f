import { sql } from "drizzle-orm";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { readFile } from "#worker/platform/files/read.ts";

/** A company's document, for its owner until the company is terminated, and for the platform, whose looks are written down. */
export function readDocument(ctx: SignedInContext, id: string) {
  const isOwners = sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${supplierDocuments.supplierId}
    and ${suppliers.ownerId} = ${ctx.caller.userId} and ${suppliers.status} <> 'terminated')`;
  const noted = { entity: "supplier", entityId: supplierDocuments.supplierId, as: "document" } as const;
  return readFile(ctx, supplierDocuments, id, { isTheirs: isOwners, operators: { thing: "companyFile", noted } });
}
