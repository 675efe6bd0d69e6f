import { and, eq, type SQL } from "drizzle-orm";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { PRODUCT_TRANSITIONS, type ProductAction } from "#domain/catalogue/product-machine.ts";
import { productEvents, productRevisions, products } from "#drizzle/schema/catalogue.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { type Seen, type Transitioned, transition } from "#worker/platform/write/transition.ts";
import { statusWhere } from "#worker/platform/write/transition-where.ts";
import { indexManaged } from "./index-managed.ts";
import type { ManagedProduct } from "./managed-product.ts";
import { dropBegunTexts, recount } from "./product-statements.ts";

export interface ProductTransition {
  action: ProductAction;
  /** What the supplier gets to read. */
  note: string | null;
  /** Must hold besides state and version: ownership. */
  precondition: SQL;
  /** More rows of the batch: audit, notice, mail. */
  rows?: GuardedStatement[];
}

export type ProductTransitioned = Transitioned<ProductStatus>;

/** How a product changes its state (worker/platform/write/transition.ts). */
export const PRODUCT = { table: products, key: products.number, events: productEvents };

export function seenOf({ number, status, version }: ManagedProduct): Seen<ProductStatus> {
  return { key: number, status, version };
}

/**
 * Moves a product in one atomic batch: state, search index and the supplier's count included.
 * @throws AppError CONFLICT with the state and version it is in now when somebody was faster; nothing was written then
 */
export function transitionProduct(
  ctx: SignedInContext,
  product: ManagedProduct,
  move: ProductTransition,
): Promise<ProductTransitioned> {
  const { action, note, precondition, rows = [] } = move;
  return transition<typeof products, typeof productEvents, ProductStatus>(ctx, PRODUCT, seenOf(product), {
    action,
    to: PRODUCT_TRANSITIONS[action].to,
    event: { productNumber: product.number, actorId: ctx.caller.userId, note },
    changes: changesOf(ctx, product, move),
    guard: precondition,
    effects: [...followUps(ctx, product, move), ...rows],
    behind: (isMoved) => (isFirstSight(action) ? indexManaged(ctx, [product], isMoved) : []),
  });
}

/** A product that was on sale before has its index; the database itself keeps that in step (0001_search.sql). */
function isFirstSight(action: ProductAction): boolean {
  return action === "approve" || action === "publish";
}

function changesOf(ctx: SignedInContext, { publishedAt }: ManagedProduct, { action, note }: ProductTransition) {
  if (action === "pause" || action === "resume") return {};
  return {
    reviewNote: note,
    ...(action === "submit" ? { submittedAt: ctx.now() } : {}),
    ...(isFirstSight(action) ? { publishedAt: publishedAt ?? ctx.now() } : {}),
  };
}

function followUps(ctx: SignedInContext, product: ManagedProduct, { action }: ProductTransition): GuardedStatement[] {
  const { number, status, supplier } = product;
  const isSeenByBuyers = (state: ProductStatus) => state === "published";
  const { to } = PRODUCT_TRANSITIONS[action];
  const ended = to === "archived" ? "withdrawn" : to === "removed" ? "declined" : null;
  return [
    ...(isFirstSight(action) ? [dropBegunTexts(number)] : []),
    ...(isSeenByBuyers(status) || isSeenByBuyers(to) ? [recount(ctx, supplier.id)] : []),
    ...(ended ? [endRevision(ctx, number, ended)] : []),
  ];
}

/** Ends the staged change of a product, if there is one; the product's own events tell of it. */
export function endRevision(
  ctx: Pick<SignedInContext, "db" | "now">,
  number: number,
  to: "withdrawn" | "declined",
): GuardedStatement {
  const where = and(eq(productRevisions.productNumber, number), eq(productRevisions.status, "pending"));
  return statusWhere(ctx, productRevisions, { to, where });
}
