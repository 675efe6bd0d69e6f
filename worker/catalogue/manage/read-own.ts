import { and, asc, eq, sql } from "drizzle-orm";
import type { ProductId } from "#domain/catalogue/manage-products.ts";
import { missingForReview } from "#domain/catalogue/product-form.ts";
import { productMachine } from "#domain/catalogue/product-machine.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { productEvents, products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { actorOf, readManaged, selectManaged } from "./managed-product.ts";

const eventColumns = {
  id: productEvents.id,
  action: productEvents.action,
  fromStatus: productEvents.fromStatus,
  toStatus: productEvents.toStatus,
  actorId: productEvents.actorId,
  note: productEvents.note,
  createdAt: productEvents.createdAt,
};

/**
 * A product of the caller's company with everything its form shows: contents, the staged change, what a review would
 * still miss, what may be done, and its history without names of the platform. One call besides the session's.
 * @throws AppError NOT_FOUND, whether it is another's or nobody's
 */
export async function readOwnProduct(ctx: SignedInContext, { id }: ProductId) {
  const { caller, db } = ctx;
  const isOwn = and(eq(products.id, id), eq(suppliers.ownerId, caller.userId));
  const [[row], events] = await db.batch([selectManaged(db, isOwn), selectEvents(ctx, id)]);
  if (!row) throw new AppError("NOT_FOUND");
  const { supplier, owner: _, number: __, ...product } = readManaged(row);
  return {
    ...product,
    isTrusted: supplier.isTrusted,
    mayPublish: supplier.status === "approved",
    missing: missingForReview(product.content),
    actions: productMachine.actionsOf(product.status, actorOf({ supplier })),
    events: events.map(({ actorId, ...event }) => ({ ...event, by: whoOf(actorId, caller.userId) })),
  };
}

/** The history of a product, oldest first; to be asked with the product, which tells whose it is. */
export function selectEvents({ db }: Pick<Context, "db">, id: string) {
  return db
    .select(eventColumns)
    .from(productEvents)
    .innerJoin(products, eq(products.number, productEvents.productNumber))
    .where(eq(products.id, id))
    .orderBy(asc(productEvents.createdAt), sql`${productEvents}.rowid`);
}

function whoOf(actorId: string | null, callerId: string): "you" | "operator" | "clock" {
  if (actorId === null) return "clock";
  return actorId === callerId ? "you" : "operator";
}
