import { sql } from "drizzle-orm";
import type { ProductTransitionInput } from "#domain/catalogue/manage-products.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { transition } from "#worker/platform/write/transition.ts";
import { isOwn, ownProductAt } from "./own-product.ts";
import { isPending } from "./product-statements.ts";
import { endRevision, PRODUCT, seenOf } from "./transition-product.ts";

/**
 * Takes back the staged change of a product; the product stays as it is.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version when nothing is staged or somebody was faster
 */
export async function withdrawRevision(
  ctx: SignedInContext,
  input: ProductTransitionInput,
): Promise<{ version: number }> {
  const product = await ownProductAt(ctx, input, "withdraw");
  const { number, status, version, revision } = product;
  if (!revision) throw new AppError("CONFLICT", { state: status, action: "withdraw", version });
  const withdrawn = await transition(ctx, PRODUCT, seenOf(product), {
    action: "withdraw",
    to: status,
    event: { productNumber: number, actorId: ctx.caller.userId },
    guard: sql`${isPending(revision)} and ${isOwn(ctx, product, "any")}`,
    effects: [endRevision(ctx, number, "withdrawn")],
  });
  return { version: withdrawn.version };
}
