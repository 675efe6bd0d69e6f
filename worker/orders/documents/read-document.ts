import { type SQL, sql } from "drizzle-orm";
import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import { orderDocuments, orders } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { readFile, selectFile } from "#worker/platform/files/read.ts";
import type { BuyerContext } from "#worker/rfq/buyer.ts";
import { admitGuest } from "#worker/rfq/guest/admit-guest.ts";
import { isParty } from "../order-to-transition.ts";

/**
 * Where a document of a guest's order lies, for whoever reads its mailbox. Two database calls.
 * @throws AppError NOT_FOUND for a wrong key; RATE_LIMITED
 * @returns null for another order's and for a missing one alike
 */
export async function readGuestDocument(ctx: Context, link: RfqLink, id: string) {
  const guest = await admitGuest(ctx, link);
  const [found] = await selectFile(ctx.db, orderDocuments, id, isOfParty(guest));
  return found ?? null;
}

/** An order's document, for its two sides, a supplier while it is approved, and for the platform, whose looks are written down. */
export function readOrderDocument(ctx: SignedInContext, id: string) {
  const noted = { entity: "order", entityId: orderDocuments.orderId, as: "document" } as const;
  return readFile(ctx, orderDocuments, id, { isTheirs: isOfParty(ctx), operators: { thing: "orderFile", noted } });
}

function isOfParty(ctx: BuyerContext): SQL {
  return sql`exists (select 1 from ${orders} inner join ${suppliers} on ${suppliers.id} = ${orders.supplierId}
    where ${orders.id} = ${orderDocuments.orderId} and ${isParty(ctx)})`;
}
