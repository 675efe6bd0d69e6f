import { eq } from "drizzle-orm";
import { missingForReview, untranslated } from "#domain/catalogue/product-form.ts";
import { productMachine, revisionMachine } from "#domain/catalogue/product-machine.ts";
import type { ReviewProduct } from "#domain/catalogue/review-products.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import type { Context } from "#worker/trpc/context.ts";
import { readManaged, selectManaged } from "./managed-product.ts";
import { selectEvents } from "./read-own.ts";
import { stagedPictures } from "./sized-pictures.ts";

/**
 * A product for its reviewer: contents as they are and as they are to become, its supplier, its history. One call
 * besides the session's.
 * @throws AppError NOT_FOUND
 */
export async function reviewProduct(ctx: Context, { id }: ReviewProduct) {
  const [[row], events] = await ctx.db.batch([selectManaged(ctx.db, eq(products.id, id)), selectEvents(ctx, id)]);
  if (!row) throw new AppError("NOT_FOUND");
  const { owner: _, number: __, ...product } = readManaged(row);
  const { revision } = product;
  return {
    ...product,
    revision: revision && {
      ...revision,
      pictures: stagedPictures(product, revision.content),
      actions: revisionMachine.actionsOf("pending", "admin"),
    },
    missing: missingForReview(product.content),
    untranslated: untranslated(product.content),
    actions: productMachine.actionsOf(product.status, "admin"),
    events,
  };
}
