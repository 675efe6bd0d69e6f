import { eq, sql } from "drizzle-orm";
import { productMachine } from "#domain/catalogue/product-machine.ts";
import { PRODUCT_NOTICES, type ProductNews } from "#domain/catalogue/product-notices.ts";
import type { DecideProduct } from "#domain/catalogue/review-products.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { type ManagedProduct, readManaged, selectManaged } from "./managed-product.ts";
import { notifySupplier } from "./notify-supplier.ts";
import { staleProduct } from "./own-product.ts";
import { expectComplete } from "./owner-transitions.ts";
import { type ProductTransitioned, transitionProduct } from "./transition-product.ts";

/**
 * A move of a product by the platform: state, event, search index, audit, notice and mail in one batch. At most three
 * database calls with the session's.
 * @throws AppError NOT_FOUND; FORBIDDEN for a product of one's own company; CONFLICT with state, action and version;
 *   BAD_INPUT with `note:required`, or with what an approval misses
 */
export async function decideProduct(ctx: SignedInContext, input: DecideProduct): Promise<ProductTransitioned> {
  const { id, action, note, version } = input;
  const [found] = await selectManaged(ctx.db, eq(products.id, id));
  const product = expectStranger(ctx, found && readManaged(found));
  const to = productMachine.transition(product.status, action, "admin");
  if (product.version !== version) throw staleProduct(product, action);
  if (action === "approve") expectComplete(product.content);
  const told = isNews(action) ? notifySupplier(ctx, product, action, note) : { mail: null, rows: [] };
  const entry = row(auditLog, {
    id: newId("aud"),
    actorId: ctx.caller.userId,
    action,
    entity: "product",
    entityId: id,
    before: { status: product.status, version },
    after: { status: to, version: version + 1 },
    reason: note,
    createdAt: ctx.now(),
  });
  const moved = await transitionProduct(ctx, product, {
    action,
    note,
    precondition: sql`true`,
    rows: [entry, ...told.rows],
  });
  if (told.mail) ctx.waitUntil(deliver(ctx, told.mail));
  return moved;
}

/** @throws AppError NOT_FOUND; FORBIDDEN where the reviewer would judge its own company (workflows: never again 6) */
export function expectStranger({ caller }: SignedInContext, product: ManagedProduct | undefined): ManagedProduct {
  if (!product) throw new AppError("NOT_FOUND");
  if (product.owner?.id === caller.userId) throw new AppError("FORBIDDEN");
  return product;
}

function isNews(action: string): action is ProductNews {
  return Object.hasOwn(PRODUCT_NOTICES, action);
}
