import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { MAX_SAVED, type SavedKind, type SavedSubject } from "#domain/catalogue/saved.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { savedItems } from "#drizzle/schema/saved.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { isPublicSupplier } from "#worker/suppliers/supplier-columns.ts";

/**
 * Saves a product that is on sale, or a public company, for later; what is saved already stays as it was saved. One database
 * call besides the session's.
 * @throws AppError BAD_INPUT with `id:too_many` where the person has saved {@link MAX_SAVED}; NOT_FOUND where the public sees
 *   no such thing; nothing was written then
 */
export async function save(ctx: SignedInContext, { kind, id }: SavedSubject): Promise<{ savedAt: number }> {
  const { db, caller } = ctx;
  const isOwn = eq(savedItems.userId, caller.userId);
  const row = { userId: caller.userId, kind, subjectId: id, savedAt: ctx.now() };
  const hasRoom = sql`(select count(*) from ${savedItems} where ${isOwn}) < ${MAX_SAVED}`;
  const { kept, counted } = await batchOf(ctx, {
    saved: db.run(sql`${insertWhere(savedItems, row, sql`${isSeen(kind, id)} and ${hasRoom}`)} on conflict do nothing`),
    kept: db
      .select({ savedAt: savedItems.savedAt })
      .from(savedItems)
      .where(and(isOwn, eq(savedItems.kind, kind), eq(savedItems.subjectId, id))),
    counted: db.select({ saved: count() }).from(savedItems).where(isOwn),
  });
  const [saved] = kept;
  if (saved) return saved;
  if ((counted[0]?.saved ?? 0) < MAX_SAVED) throw new AppError("NOT_FOUND");
  throw new AppError("BAD_INPUT", { issues: [{ path: "id", code: "too_many", maximum: MAX_SAVED }] });
}

/** Holds for what everybody sees at this moment. */
function isSeen(kind: SavedKind, id: string): SQL {
  if (kind === "supplier") {
    return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${id} and ${isPublicSupplier})`;
  }
  return sql`exists (select 1 from ${products} join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${products.id} = ${id} and ${products.status} = 'published' and ${isPublicSupplier})`;
}
