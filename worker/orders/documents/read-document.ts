import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { mayOperate } from "#domain/identity/access.ts";
import { THING_GRANTS } from "#domain/identity/needed-grants.ts";
import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import type { Database } from "#drizzle/client.ts";
import { orderDocuments, orders } from "#drizzle/schema/orders.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { admitGuest } from "#worker/rfq/guest/admit-guest.ts";
import { isParty } from "../order-to-transition.ts";

/**
 * Where a document of a guest's order lies, for whoever reads its mailbox. Two database calls.
 * @throws AppError NOT_FOUND for a wrong key; RATE_LIMITED
 * @returns null for another order's and for a missing one alike
 */
export async function readGuestDocument(ctx: Context, link: RfqLink, id: string) {
  const guest = await admitGuest(ctx, link);
  const [found] = await selectFiles(ctx.db, and(eq(orderDocuments.id, id), isParty(guest)));
  return found ?? null;
}

function selectFiles(db: Database, where: SQL | undefined) {
  const { fileKey, fileName: name, mediaType: type, bytes } = orderDocuments;
  return db
    .select({ fileKey, name, type, bytes })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(where);
}

/**
 * Where a document of an order lies, for its two sides, a supplier while it is approved, and for the platform; that the platform looked at one is written down first
 * (security 15). Whose it is is asked in the statement.
 * @returns null for another's and for a missing one, which is the same
 */
export async function readOrderDocument(ctx: SignedInContext, id: string) {
  const isOperator = mayOperate(ctx.caller, THING_GRANTS.orderFile);
  const { userId } = ctx.caller;
  const isSeller = and(eq(suppliers.ownerId, userId), eq(suppliers.status, "approved"));
  const isReader = or(eq(orders.buyerId, userId), isSeller, sql`${isOperator}`);
  const file = selectFiles(ctx.db, and(eq(orderDocuments.id, id), isReader));
  if (!isOperator) return (await file)[0] ?? null;
  const entry = {
    id: newId("aud"),
    actorId: userId,
    action: "open_document",
    entity: "order",
    entityId: sql`(select order_id from ${orderDocuments} where id = ${id})`,
    before: {},
    after: { document: id },
    createdAt: ctx.now(),
  };
  const isThere = sql`exists (select 1 from ${orderDocuments} where ${orderDocuments.id} = ${id})`;
  const [, [found]] = await ctx.db.batch([ctx.db.run(insertWhere(auditLog, entry, isThere)), file]);
  return found ?? null;
}
