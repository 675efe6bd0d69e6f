import { eq, type SQL, sql } from "drizzle-orm";
import type { SaveProduct } from "#domain/catalogue/manage-products.ts";
import { immediateTerms, type ProductForm } from "#domain/catalogue/product-form.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { productEvents, productRevisions, products } from "#drizzle/schema/catalogue.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { indexManaged } from "./index-managed.ts";
import type { ManagedProduct } from "./managed-product.ts";
import { endRevision } from "./move-product.ts";
import { keepAddress } from "./old-address.ts";
import { expectApproved, isAsSeen, isOwn, staleProduct } from "./own-product.ts";
import { expectComplete } from "./owner-moves.ts";
import type { SizedPicture } from "./picture-names.ts";
import { factsOf, rewriteContent, rewriteTiers, termsOf, wasWritten } from "./product-statements.ts";
import type { SavedProduct } from "./save-product.ts";
import { sizedPictures } from "./sized-pictures.ts";

/**
 * Saves a product that was approved: terms at once, all else as its staged change, or at once too for a supplier whom an
 * admin trusts.
 * @throws AppError as `saveProduct`
 */
export async function saveLive(
  ctx: SignedInContext,
  product: ManagedProduct,
  input: SaveProduct,
): Promise<SavedProduct> {
  const { product: wanted, sku } = input;
  expectApproved(product);
  if (sku !== undefined && sku !== product.sku) {
    throw new AppError("BAD_INPUT", { issues: [{ path: "sku", code: "fixed" }] });
  }
  expectComplete(wanted);
  const pictures = sizedPictures(ctx, product, wanted.pictures);
  const isStaged = !product.supplier.isTrusted && !isSame(stagedPart(wanted), stagedPart(product.content));
  const eventId = newId("evt");
  const isWritten = wasWritten(eventId);
  const action = isStaged ? "stage" : "edit";
  const [{ rowsAffected }, [now]] = await ctx.db.batch([
    ctx.db.run(savedEvent(ctx, product, { action, eventId })),
    ctx.db
      .select({ status: products.status, version: products.version })
      .from(products)
      .where(eq(products.number, product.number)),
    ...statements(ctx, product, { wanted, pictures, isStaged, isWritten }).map((statement) => ctx.db.run(statement)),
    applied(ctx, product, wanted, isWritten),
    ...indexManaged(ctx, [{ ...product, content: liveContent(product, wanted) }], isWritten),
  ]);
  if (rowsAffected === 0) throw staleProduct(now ?? product, "save");
  return { status: product.status, version: product.version + 1, outcome: isStaged ? "staged" : "saved" };
}

interface Change {
  wanted: ProductForm;
  pictures: SizedPicture[];
  isStaged: boolean;
  isWritten: SQL;
}

function savedEvent(ctx: SignedInContext, product: ManagedProduct, change: { action: string; eventId: string }): SQL {
  const { number, status } = product;
  const event = {
    id: change.eventId,
    productNumber: number,
    action: change.action,
    fromStatus: status,
    toStatus: status,
    actorId: ctx.caller.userId,
    createdAt: ctx.now(),
  };
  return insertWhere(productEvents, event, sql`${isAsSeen(product)} and ${isOwn(ctx, product, "approved")}`);
}

function statements(ctx: SignedInContext, product: ManagedProduct, change: Change): SQL[] {
  const { wanted, pictures, isStaged, isWritten } = change;
  const { number, supplier, revision } = product;
  return [
    ...rewriteTiers(number, wanted.tiers, isWritten),
    ...(supplier.isTrusted
      ? [
          ...keepAddress(number, wanted.category, isWritten),
          ...rewriteContent(number, wanted, pictures, { keep: "complete", condition: isWritten }),
        ]
      : []),
    ...(isStaged ? [stage(ctx, number, wanted, isWritten)] : []),
    ...(!isStaged && revision ? [endRevision(ctx, number, "withdrawn", isWritten)] : []),
  ];
}

/** Makes the one staged change, or replaces it: a replaced one keeps its place in the queue. */
function stage({ now }: SignedInContext, number: number, content: ProductForm, condition: SQL): SQL {
  const revision = {
    id: newId("rev"),
    productNumber: number,
    status: "pending" as const,
    content,
    createdAt: now(),
    updatedAt: now(),
  };
  return sql`${insertWhere(productRevisions, revision, condition)}
    on conflict (product_number) where status = 'pending' do update set content = excluded.content,
      version = version + 1, updated_at = excluded.updated_at`;
}

function applied(ctx: SignedInContext, product: ManagedProduct, wanted: ProductForm, isWritten: SQL) {
  const facts = product.supplier.isTrusted ? factsOf(wanted) : termsOf(wanted);
  return ctx.db
    .update(products)
    .set({ ...facts, version: product.version + 1, updatedAt: ctx.now() })
    .where(sql`${products.number} = ${product.number} and ${isWritten}`);
}

/** What buyers see from now on. */
export function liveContent({ supplier, content }: ManagedProduct, wanted: ProductForm): ProductForm {
  if (supplier.isTrusted) return wanted;
  return { ...content, ...immediateTerms(wanted) };
}

/** What a look is needed for, in an order that does not depend on how it was written. */
export function stagedPart({ texts, category, subcategory, origin, hsCode, pictures, certificates }: ProductForm) {
  const written = LOCALES.map((locale) => {
    const { name, description, specs } = texts[locale];
    return [name, description, specs];
  });
  const shown = pictures.map(({ path, alt }) => [path, alt.ar, alt.en, alt.fr]);
  const held = certificates.map(({ code, validUntil }) => [code, validUntil]).sort();
  return [written, category, subcategory, origin, hsCode, shown, held];
}

/** True for two parts that are written alike. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
