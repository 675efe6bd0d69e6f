import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { RemoveDocument } from "#domain/suppliers/documents.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { dropFile } from "#worker/platform/files/store.ts";
import { isOpenDocument } from "./open-document.ts";
import { changeItem, isOwnAndAlive } from "./provide-item.ts";

/**
 * Takes a file of the caller's company back; an item without files is missing again.
 * @throws AppError NOT_FOUND for another's, a missing one (both alike); CONFLICT for one that a decision rests on, and
 *   for a terminated company
 */
export async function removeDocument(ctx: SignedInContext, { id }: RemoveDocument): Promise<{ id: string }> {
  const isOwn = and(eq(supplierDocuments.id, id), eq(suppliers.ownerId, ctx.caller.userId));
  const [found] = await ctx.db
    .select({ fileKey: supplierDocuments.fileKey, item: supplierDocuments.item, status: suppliers.status })
    .from(supplierDocuments)
    .innerJoin(suppliers, eq(suppliers.id, supplierDocuments.supplierId))
    .where(isOwn);
  if (!found) throw new AppError("NOT_FOUND");
  const document = sql`select 1 from ${supplierDocuments} where ${supplierDocuments.id} = ${id}
    and ${supplierDocuments.supplierId} = ${suppliers.id} and ${isOpenDocument}`;
  const others = sql`select 1 from ${supplierDocuments} inner join ${suppliers}
    on ${suppliers.id} = ${supplierDocuments.supplierId} where ${isOwnAndAlive(ctx)}
    and ${supplierDocuments.item} = ${found.item} and ${supplierDocuments.id} <> ${id}`;
  const { isDone: isRemoved } = await changeItem(ctx, {
    action: "remove_document",
    item: found.item,
    state: sql`iif(exists (${others}), 'provided', 'missing')`,
    precondition: sql`exists (${document})`,
    rows: [(condition) => sql`delete from ${supplierDocuments} where ${supplierDocuments.id} = ${id} and ${condition}`],
  });
  if (!isRemoved) throw new AppError("CONFLICT", { state: found.status, action: "remove_document" });
  dropFile(ctx, found.fileKey);
  return { id };
}
