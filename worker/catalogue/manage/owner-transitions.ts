import type { ProductTransitionInput } from "#domain/catalogue/manage-products.ts";
import { missingForReview, type ProductForm } from "#domain/catalogue/product-form.ts";
import { type ProductAction, productMachine } from "#domain/catalogue/product-machine.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { actorOf } from "./managed-product.ts";
import { expectApproved, isOwn, ownProduct, staleProduct } from "./own-product.ts";
import { type ProductTransitioned, transitionProduct } from "./transition-product.ts";

/**
 * Sends a product into review; that of a trusted supplier goes on sale at once.
 * @throws AppError NOT_FOUND; FORBIDDEN unless the company is approved; CONFLICT with state, action and version;
 *   BAD_INPUT with `texts:missing`, `picture:missing`
 */
export async function submitProduct(ctx: SignedInContext, input: ProductTransitionInput): Promise<ProductTransitioned> {
  const product = await ownProduct(ctx, input.id);
  const action = actorOf(product) === "trusted" ? "publish" : "submit";
  productMachine.transition(product.status, action, actorOf(product));
  if (product.version !== input.version) throw staleProduct(product, action);
  expectApproved(product);
  expectComplete(product.content);
  return transitionProduct(ctx, product, { action, note: null, precondition: isOwn(ctx, product, "approved") });
}

/** Takes a product back out of review, as a draft that may be edited. @throws AppError NOT_FOUND; CONFLICT */
export function recallProduct(ctx: SignedInContext, input: ProductTransitionInput): Promise<ProductTransitioned> {
  return transitionOwn(ctx, input, "recall");
}

/** Takes a product off sale for a while. @throws AppError NOT_FOUND; CONFLICT */
export function pauseProduct(ctx: SignedInContext, input: ProductTransitionInput): Promise<ProductTransitioned> {
  return transitionOwn(ctx, input, "pause");
}

/** Puts a paused product on sale again. @throws AppError NOT_FOUND; CONFLICT; FORBIDDEN unless the company is approved */
export function resumeProduct(ctx: SignedInContext, input: ProductTransitionInput): Promise<ProductTransitioned> {
  return transitionOwn(ctx, input, "resume");
}

/** Puts a product away for good. @throws AppError NOT_FOUND; CONFLICT */
export function archiveProduct(ctx: SignedInContext, input: ProductTransitionInput): Promise<ProductTransitioned> {
  return transitionOwn(ctx, input, "archive");
}

/** @throws AppError BAD_INPUT that names what a review, or being on sale, takes */
export function expectComplete(content: ProductForm): void {
  const missing = missingForReview(content);
  if (missing.length === 0) return;
  throw new AppError("BAD_INPUT", { issues: missing.map((path) => ({ path, code: "missing" })) });
}

async function transitionOwn(
  ctx: SignedInContext,
  input: ProductTransitionInput,
  action: ProductAction,
): Promise<ProductTransitioned> {
  const product = await ownProduct(ctx, input.id);
  productMachine.transition(product.status, action, actorOf(product));
  if (product.version !== input.version) throw staleProduct(product, action);
  if (action === "resume") expectApproved(product);
  const precondition = isOwn(ctx, product, action === "resume" ? "approved" : "any");
  return transitionProduct(ctx, product, { action, note: null, precondition });
}
