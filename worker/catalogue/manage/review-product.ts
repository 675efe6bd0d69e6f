import { eq } from "drizzle-orm";
import { missingForReview, untranslated } from "#domain/catalogue/product-form.ts";
import { productMachine } from "#domain/catalogue/product-machine.ts";
import type { ReviewProduct } from "#domain/catalogue/review-products.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { revisionMachine } from "#domain/kernel/revision-machine.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { readManaged, selectManaged } from "./managed-product.ts";
import { selectEvents } from "./read-own.ts";
import { ageOf } from "./review-queue.ts";
import { stagedPictures } from "./sized-pictures.ts";

/** What of a company tells whether its goods can be believed. */
const companyColumns = {
  slug: suppliers.slug,
  businessType: suppliers.businessType,
  country: suppliers.country,
  city: suppliers.city,
  verifiedAt: suppliers.verifiedAt,
  licenceValidUntil: suppliers.licenceValidUntil,
  productsCount: suppliers.productsCount,
};

/**
 * A product for its reviewer: contents as they are and as they are to become, its supplier, how long it waits, the
 * language in which its owner reads reasons, its history by who did it. One call besides the session's.
 * @throws AppError NOT_FOUND
 */
export async function reviewProduct(ctx: Context, { id }: ReviewProduct) {
  const [[row], events, [company]] = await ctx.db.batch([
    selectManaged(ctx.db, eq(products.id, id)),
    selectEvents(ctx, id),
    ctx.db
      .select(companyColumns)
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      .where(eq(products.id, id)),
  ]);
  if (!row || !company) throw new AppError("NOT_FOUND");
  const { owner, number: _, supplier, ...product } = readManaged(row);
  const { revision, status, submittedAt, content } = product;
  const since = status === "in_review" ? submittedAt : (revision?.createdAt ?? null);
  return {
    ...product,
    supplier: { ...supplier, ...company },
    /** Null where nobody runs the company, so that nobody reads reasons. */
    readerLocale: owner?.locale ?? null,
    revision: revision && {
      ...revision,
      pictures: stagedPictures(product, revision.content),
      actions: revisionMachine.actionsOf("pending", "admin"),
    },
    missing: missingForReview(content),
    untranslated: untranslated(content),
    actions: productMachine.actionsOf(status, "admin"),
    ...ageOf(since, ctx.now()),
    events: events.map(({ actorId, ...event }) => ({ ...event, by: whoOf(actorId, owner?.id) })),
  };
}

function whoOf(actorId: string | null, ownerId: string | undefined): "supplier" | "operator" | "clock" {
  if (actorId === null) return "clock";
  return actorId === ownerId ? "supplier" : "operator";
}
