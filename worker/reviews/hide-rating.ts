import { and, eq, ne, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { HideRating } from "#domain/reviews/rate.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { selectMovable } from "#worker/orders/movable-order.ts";
import { tellParties } from "#worker/orders/tell-parties.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { newId } from "#worker/platform/ids.ts";
import { postSoon } from "#worker/platform/tell-accounts.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";
import { countRatings } from "./rating-rows.ts";

/**
 * The house takes a rating down, with its reason and a line of the audit log; the supplier's figures follow in the same
 * batch and both sides are told (workflows: Rating).
 * @throws AppError NOT_FOUND; CONFLICT with state and `hide` where it is hidden already or was seen in an older version
 */
export async function hideRating(
  ctx: SignedInContext,
  input: HideRating,
): Promise<{ status: "hidden"; version: number }> {
  const { reference, version, reason } = input;
  const [[order], [rating]] = await ctx.db.batch([
    selectMovable(ctx.db, eq(orders.reference, reference)),
    ctx.db
      .select({ orderId: supplierRatings.orderId, status: supplierRatings.status, version: supplierRatings.version })
      .from(orders)
      .innerJoin(supplierRatings, eq(supplierRatings.orderId, orders.id))
      .where(eq(orders.reference, reference)),
  ]);
  if (!order || !rating) throw new AppError("NOT_FOUND");
  const { orderId, status } = rating;
  if (status === "hidden" || rating.version !== version) {
    throw new AppError("CONFLICT", { state: status, action: "hide", version: rating.version });
  }
  const entryId = newId("aud");
  const entry = {
    id: entryId,
    actorId: ctx.caller.userId,
    action: "hide",
    entity: "rating",
    entityId: orderId,
    before: { status, version },
    after: { status: "hidden", version: version + 1 },
    reason,
    createdAt: ctx.now(),
  };
  const isDone = sql`exists (select 1 from ${auditLog} where ${auditLog.id} = ${entryId})`;
  const told = tellParties(ctx, order, [
    { to: "buyer", what: "rating_hidden", note: reason },
    { to: "supplier", what: "rating_hidden", note: reason },
  ]);
  const [{ rowsAffected }] = await ctx.db.batch([
    ctx.db
      .update(supplierRatings)
      .set({ status: "hidden", hiddenReason: reason, version: version + 1, updatedAt: ctx.now() })
      .where(
        and(
          eq(supplierRatings.orderId, orderId),
          eq(supplierRatings.version, version),
          ne(supplierRatings.status, "hidden"),
        ),
      ),
    ctx.db.run(insertWhere(auditLog, entry, sql`changes() = 1`)),
    ...[countRatings(order.supplierId), ...told].map((write) => ctx.db.run(write(isDone))),
  ]);
  if (rowsAffected === 0) throw new AppError("CONFLICT", { state: status, action: "hide" });
  postSoon(ctx);
  return { status: "hidden", version: version + 1 };
}
