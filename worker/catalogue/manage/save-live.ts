import { sql } from "drizzle-orm";
import type { SaveProduct } from "#domain/catalogue/manage-products.ts";
import { immediateTerms, type ProductForm } from "#domain/catalogue/product-form.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { productRevisions } from "#drizzle/schema/catalogue.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { transition } from "#worker/platform/write/transition.ts";
import { indexManaged } from "./index-managed.ts";
import type { ManagedProduct } from "./managed-product.ts";
import { keepAddress, renamedSlug } from "./old-address.ts";
import { expectApproved, isOwn } from "./own-product.ts";
import { expectComplete } from "./owner-transitions.ts";
import type { SizedPicture } from "./picture-names.ts";
import { factsOf, rewriteContent, rewriteTiers, termsOf } from "./product-statements.ts";
import type { SavedProduct } from "./save-product.ts";
import { sizedPictures } from "./sized-pictures.ts";
import { endRevision, PRODUCT, seenOf } from "./transition-product.ts";

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
  const slug = renamedSlug(product, wanted.texts);
  const isStaged = !product.supplier.isTrusted && !isSame(stagedPart(wanted), stagedPart(product.content));
  const { version } = await transition(ctx, PRODUCT, seenOf(product), {
    action: isStaged ? "stage" : "edit",
    asked: "save",
    to: product.status,
    event: { productNumber: product.number, actorId: ctx.caller.userId },
    changes: product.supplier.isTrusted ? { ...factsOf(wanted), slug } : termsOf(wanted),
    guard: isOwn(ctx, product, "approved"),
    before: product.supplier.isTrusted ? keepAddress(product.number, { category: wanted.category, slug }) : [],
    effects: effectsOf(ctx, product, { wanted, pictures, isStaged }),
    behind: (isDone) => indexManaged(ctx, [{ ...product, content: liveContent(product, wanted) }], isDone),
  });
  return { status: product.status, version, outcome: isStaged ? stagedOutcome(product, wanted) : "saved" };
}

/** What is told of a staged change: that terms apply only where some were changed. */
function stagedOutcome({ content }: ManagedProduct, wanted: ProductForm): SavedProduct["outcome"] {
  return isSame(immediateTerms(wanted), immediateTerms(content)) ? "staged" : "partly_staged";
}

interface Change {
  wanted: ProductForm;
  pictures: SizedPicture[];
  isStaged: boolean;
}

function effectsOf(ctx: SignedInContext, product: ManagedProduct, change: Change): GuardedStatement[] {
  const { wanted, pictures, isStaged } = change;
  const { number, supplier, revision } = product;
  return [
    ...rewriteTiers(number, wanted.tiers),
    ...(supplier.isTrusted ? rewriteContent(number, wanted, pictures, "complete") : []),
    ...(isStaged ? [stage(ctx, number, wanted)] : []),
    ...(!isStaged && revision ? [endRevision(ctx, number, "withdrawn")] : []),
  ];
}

/** Makes the one staged change, or replaces it: a replaced one keeps its place in the queue. */
function stage({ now }: SignedInContext, number: number, content: ProductForm): GuardedStatement {
  const revision = {
    id: newId("rev"),
    productNumber: number,
    status: "pending" as const,
    content,
    createdAt: now(),
    updatedAt: now(),
  };
  return (condition) => sql`${insertWhere(productRevisions, revision, condition)}
    on conflict (product_number) where status = 'pending' do update set content = excluded.content,
      version = version + 1, updated_at = excluded.updated_at`;
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
