import { eq, sql } from "drizzle-orm";
import type { SaveProduct } from "#domain/catalogue/manage-products.ts";
import { slugOfTexts } from "#domain/catalogue/product-slug.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { ManagedProduct } from "./managed-product.ts";
import { isAsSeen, isOwn, staleProduct } from "./own-product.ts";
import { factsOf, rewriteContent, rewriteTiers } from "./product-statements.ts";
import type { SavedProduct } from "./save-product.ts";
import { sizedPictures } from "./sized-pictures.ts";
import { withTakenSku } from "./taken-sku.ts";

/**
 * Rewrites a product that buyers don't see. Its parts come first, each where the row is still as it was seen; the row,
 * whose version tells the next writer, comes last.
 * @throws AppError as `saveProduct`
 */
export async function saveDraft(
  ctx: SignedInContext,
  product: ManagedProduct,
  { product: content, sku = product.sku }: SaveProduct,
): Promise<SavedProduct> {
  const pictures = sizedPictures(ctx, product, content.pictures);
  const condition = sql`${isAsSeen(product)} and ${isOwn(ctx, product, "any")}`;
  const parts = [
    ...rewriteContent(product.number, content, pictures, "begun"),
    ...rewriteTiers(product.number, content.tiers),
  ];
  const version = product.version + 1;
  const written = ctx.db.batch([
    ctx.db
      .update(products)
      .set({ ...factsOf(content), sku, slug: slugOfTexts(content.texts, product.id), updatedAt: ctx.now() })
      .where(sql`${products.number} = ${product.number} and ${condition}`),
    ctx.db
      .select({ status: products.status, version: products.version })
      .from(products)
      .where(eq(products.number, product.number)),
    ...parts.map((write) => ctx.db.run(write(condition))),
    ctx.db.update(products).set({ version }).where(sql`${products.number} = ${product.number} and ${condition}`),
  ]);
  const [{ rowsAffected }, [now]] = await withTakenSku(written);
  if (rowsAffected === 0) throw staleProduct(now ?? product, "save");
  return { status: product.status, version, outcome: "saved" };
}
