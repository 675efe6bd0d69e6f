import { eq, type SQL, sql } from "drizzle-orm";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { PRODUCT_MOVES, type ProductAction } from "#domain/catalogue/product-machine.ts";
import { productEvents, productRevisions, products } from "#drizzle/schema/catalogue.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { indexManaged } from "./index-managed.ts";
import type { ManagedProduct } from "./managed-product.ts";
import { isAsSeen, staleProduct } from "./own-product.ts";
import { dropBegunTexts, recount, wasWritten } from "./product-statements.ts";

export interface ProductMove {
  action: ProductAction;
  /** What the supplier gets to read. */
  note: string | null;
  /** Must hold besides state and version: ownership. */
  precondition: SQL;
  /** More rows of the batch: audit, notice, mail. */
  rows?: InsertedRow[];
}

export interface Moved {
  status: ProductStatus;
  version: number;
}

/**
 * Moves a product in one atomic batch: the event is written where the product is as it was seen, and all else, state,
 * search index and the supplier's count included, where the event was (workflows: rules for all of them).
 * @throws AppError CONFLICT with the state and version it is in now when somebody was faster; nothing was written then
 */
export async function moveProduct(ctx: SignedInContext, product: ManagedProduct, move: ProductMove): Promise<Moved> {
  const { to } = PRODUCT_MOVES[move.action];
  const { db } = ctx;
  const event = moveEvent(ctx, product, move, to);
  const isMoved = wasWritten(event.id);
  const version = product.version + 1;
  const isSeen = sql`${isAsSeen(product)} and ${move.precondition}`;
  const [{ rowsAffected }, [now]] = await db.batch([
    db.run(insertWhere(productEvents, event, isSeen)),
    db
      .select({ status: products.status, version: products.version })
      .from(products)
      .where(eq(products.number, product.number)),
    db
      .update(products)
      .set({ ...changesOf(ctx, product, move), status: to, version, updatedAt: ctx.now() })
      .where(sql`${products.number} = ${product.number} and ${isMoved}`),
    ...followUps(ctx, product, move, isMoved).map((statement) => db.run(statement)),
    ...(isFirstSight(move.action) ? indexManaged(ctx, [product], isMoved) : []),
    ...(move.rows ?? []).map((insert) => db.run(insert(isMoved))),
  ]);
  if (rowsAffected === 0) throw staleProduct(now ?? product, move.action);
  return { status: to, version };
}

function moveEvent({ caller, now }: SignedInContext, product: ManagedProduct, move: ProductMove, to: ProductStatus) {
  return {
    id: newId("evt"),
    productNumber: product.number,
    action: move.action,
    fromStatus: product.status,
    toStatus: to,
    actorId: caller.userId,
    note: move.note,
    createdAt: now(),
  };
}

/** A product that was on sale before has its index; the database itself keeps that in step (0001_search.sql). */
function isFirstSight(action: ProductAction): boolean {
  return action === "approve" || action === "publish";
}

function changesOf(ctx: SignedInContext, { publishedAt }: ManagedProduct, { action, note }: ProductMove) {
  if (action === "pause" || action === "resume") return {};
  return {
    reviewNote: note,
    ...(action === "submit" ? { submittedAt: ctx.now() } : {}),
    ...(isFirstSight(action) ? { publishedAt: publishedAt ?? ctx.now() } : {}),
  };
}

function followUps(ctx: SignedInContext, product: ManagedProduct, { action }: ProductMove, isMoved: SQL): SQL[] {
  const { number, status, supplier } = product;
  const isSeenByBuyers = (state: ProductStatus) => state === "published";
  const { to } = PRODUCT_MOVES[action];
  const ended = to === "archived" ? "withdrawn" : to === "removed" ? "declined" : null;
  return [
    ...(isFirstSight(action) ? [dropBegunTexts(number, isMoved)] : []),
    ...(isSeenByBuyers(status) || isSeenByBuyers(to) ? [recount(supplier.id, isMoved)] : []),
    ...(ended ? [endRevision(ctx, number, ended, isMoved)] : []),
  ];
}

/** Ends the staged change of a product, if there is one, where a condition holds. */
export function endRevision(
  { now }: Pick<SignedInContext, "now">,
  number: number,
  status: "withdrawn" | "declined",
  condition: SQL,
): SQL {
  return sql`update ${productRevisions} set status = ${status}, version = version + 1, updated_at = ${now()}
    where ${productRevisions.productNumber} = ${number} and ${productRevisions.status} = 'pending' and ${condition}`;
}
