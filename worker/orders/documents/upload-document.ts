import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import {
  MAX_DOCUMENTS_PER_SIDE,
  ORDER_DOCUMENT_TYPES,
  type UploadOrderDocument,
} from "#domain/orders/order-documents.ts";
import { CALLED_OFF, isCalledOff } from "#domain/orders/order-facts.ts";
import { orderDocuments, orderEvents, orders } from "#drizzle/schema/orders.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { documentOf } from "#worker/platform/files/inspect.ts";
import { countUpload, keepFile } from "#worker/platform/files/take-in.ts";
import { newId } from "#worker/platform/ids.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { notifyParties } from "../notify-parties.ts";
import { mayAct } from "../order-to-transition.ts";
import { asOwn, type OwnOrder, selectOwn } from "../transition-order.ts";

/**
 * Adds a private document to an order of the caller, of which the other side is told (security 15, 19). Tries count,
 * whether or not the bytes are a document. Three database calls with the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError NOT_FOUND for another's order; TOO_LARGE (over 10 MB); RATE_LIMITED; BAD_INPUT with `file:<flaw>`; CONFLICT
 *   for an order that was called off, or has 15 documents of the caller's side (state `full`); UNAVAILABLE when the bucket fails
 */
export async function uploadOrderDocument(
  ctx: SignedInContext,
  { order: reference, kind, name }: UploadOrderDocument,
  bytes: Uint8Array,
) {
  const uploaderId = ctx.caller.userId;
  const counter = accountCounter("orders.uploadDocument", uploaderId);
  const upload = { kind: "order", size: bytes.length, counter } as const;
  const { found } = await countUpload(ctx, upload, { found: selectOwn(ctx, reference) });
  const own = asOwn(ctx, found[0]);
  const { side, order } = own;
  if (isCalledOff(order.status)) throw new AppError("CONFLICT", { state: order.status, action: "upload" });
  const document = { name, ...documentOf(ORDER_DOCUMENT_TYPES, bytes) };
  const file = await keepFile(ctx, "order", order.id, document, (row) =>
    addDocument(ctx, own, { ...row, orderId: order.id, uploaderId, kind, side }),
  );
  return { ...file, kind, side };
}

/** The document, its event and what the other side is told of it. */
async function addDocument(
  ctx: SignedInContext,
  { order, side }: OwnOrder,
  document: typeof orderDocuments.$inferInsert,
): Promise<void> {
  const { id: orderId, status } = order;
  const event = {
    id: newId("evt"),
    orderId,
    action: "add_document",
    fromStatus: status,
    toStatus: status,
    actor: side,
    actorId: ctx.caller.userId,
    note: document.kind,
    createdAt: document.createdAt,
  };
  const hasRoom = sql`exists (select 1 from ${orders} where ${orders.id} = ${orderId}
      and ${orders.status} not in ${CALLED_OFF})
    and (select count(*) from ${orderDocuments} where ${orderDocuments.orderId} = ${orderId}
      and ${orderDocuments.side} = ${side}) < ${MAX_DOCUMENTS_PER_SIDE}
    and ${mayAct(ctx, order)}`;
  const isKept = sql`exists (select 1 from ${orderDocuments} where ${orderDocuments.id} = ${document.id})`;
  const told = notifyParties(ctx, order, [{ to: side === "buyer" ? "supplier" : "buyer", what: "document_added" }]);
  const [{ rowsAffected }] = await ctx.db.batch([
    ctx.db.run(insertWhere(orderDocuments, document, hasRoom)),
    ctx.db.run(insertWhere(orderEvents, event, isKept)),
    ...told.map((write) => ctx.db.run(write(isKept))),
  ]);
  if (rowsAffected === 0) throw new AppError("CONFLICT", { state: "full", action: "upload" });
  flushOutbox(ctx);
}
