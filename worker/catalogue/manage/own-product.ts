import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type ManagedProduct, readManaged, selectManaged } from "./managed-product.ts";

/**
 * A product of the caller's company.
 * @throws AppError NOT_FOUND, whether it is another's or nobody's
 */
export async function ownProduct(ctx: SignedInContext, id: string): Promise<ManagedProduct> {
  const [row] = await selectManaged(ctx.db, and(eq(products.id, id), eq(suppliers.ownerId, ctx.caller.userId)));
  if (!row) throw new AppError("NOT_FOUND");
  return readManaged(row);
}

/** As {@link ownProduct}; also refuses one that was changed since the caller looked. */
export async function ownProductAt(
  ctx: SignedInContext,
  { id, version }: { id: string; version: number },
  action: string,
): Promise<ManagedProduct> {
  const product = await ownProduct(ctx, id);
  if (product.version !== version) throw staleProduct(product, action);
  return product;
}

/** The refusal of an action on an older version: names the newer one. */
export function staleProduct({ status, version }: { status: ProductStatus; version: number }, action: string) {
  return new AppError("CONFLICT", { state: status, action, version });
}

/** Holds while a product is as it was read. */
export function isAsSeen({ number, status, version }: Pick<ManagedProduct, "number" | "status" | "version">): SQL {
  return sql`exists (select 1 from ${products} where ${products.number} = ${number}
    and ${products.status} = ${status} and ${products.version} = ${version})`;
}

/** Holds while the product's company is the caller's; with `approved`, while it may also sell (workflows: never again 7). */
export function isOwn(
  { caller }: SignedInContext,
  { supplier }: Pick<ManagedProduct, "supplier">,
  approved: "approved" | "any",
): SQL {
  const mine = sql`${suppliers.id} = ${supplier.id} and ${suppliers.ownerId} = ${caller.userId}`;
  const trade = approved === "approved" ? sql` and ${suppliers.status} = 'approved'` : sql``;
  return sql`exists (select 1 from ${suppliers} where ${mine}${trade})`;
}

/** @throws AppError FORBIDDEN unless the company may sell; asked again in the statement that writes */
export function expectApproved({ supplier }: Pick<ManagedProduct, "supplier">): void {
  if (supplier.status !== "approved") throw new AppError("FORBIDDEN");
}
