import { sql } from "drizzle-orm";
import type { ProductMoveInput } from "#domain/catalogue/manage-products.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { productEvents, products } from "#drizzle/schema/catalogue.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { endRevision } from "./move-product.ts";
import { isAsSeen, isOwn, ownProductAt, staleProduct } from "./own-product.ts";
import { isPending, wasWritten } from "./product-statements.ts";

/**
 * Takes back the staged change of a product; the product stays as it is.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version when nothing is staged or somebody was faster
 */
export async function withdrawRevision(ctx: SignedInContext, input: ProductMoveInput): Promise<{ version: number }> {
  const product = await ownProductAt(ctx, input, "withdraw");
  const { number, status, version, revision } = product;
  if (!revision) throw new AppError("CONFLICT", { state: status, action: "withdraw", version });
  const event = {
    id: newId("evt"),
    productNumber: number,
    action: "withdraw",
    fromStatus: status,
    toStatus: status,
    actorId: ctx.caller.userId,
    createdAt: ctx.now(),
  };
  const isSeen = sql`${isAsSeen(product)} and ${isPending(revision)} and ${isOwn(ctx, product, "any")}`;
  const isWritten = wasWritten(event.id);
  const [{ rowsAffected }] = await ctx.db.batch([
    ctx.db.run(insertWhere(productEvents, event, isSeen)),
    ctx.db.run(endRevision(ctx, number, "withdrawn", isWritten)),
    ctx.db
      .update(products)
      .set({ version: version + 1, updatedAt: ctx.now() })
      .where(sql`${products.number} = ${number} and ${isWritten}`),
  ]);
  if (rowsAffected === 0) throw staleProduct(product, "withdraw");
  return { version: version + 1 };
}
