import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import {
  MAX_DOCUMENTS_PER_SIDE,
  MAX_ORDER_DOCUMENT_BYTES,
  ORDER_DOCUMENT_TYPES,
  type OrderDocumentKind,
  type OrderDocumentType,
  type UploadOrderDocument,
} from "#domain/orders/order-documents.ts";
import { CALLED_OFF, isCalledOff } from "#domain/orders/order-facts.ts";
import { orderDocuments, orderEvents, orders } from "#drizzle/schema/orders.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { documentOf } from "#worker/platform/files/inspect.ts";
import { countUpload, storeNamed } from "#worker/platform/files/store.ts";
import { newId } from "#worker/platform/ids.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { notifyParties } from "../notify-parties.ts";
import { mayAct } from "../order-to-transition.ts";
import { asOwn, type OwnOrder, selectOwn } from "../transition-order.ts";

export interface UploadedOrderDocument {
  id: string;
  kind: OrderDocumentKind;
  side: "buyer" | "supplier";
  name: string;
  type: OrderDocumentType;
  bytes: number;
  createdAt: number;
}

/**
 * Adds a private document to an order of the caller, of which the other side is told (security 15, 19). Tries count,
 * whether or not the bytes are a document. Three database calls with the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError NOT_FOUND for another's order; TOO_LARGE (over 10 MB); RATE_LIMITED; BAD_INPUT with `file:<flaw>`; CONFLICT
 *   for an order that was called off, or has 15 documents of the caller's side (state `full`); UNAVAILABLE when the bucket fails
 */
export async function uploadOrderDocument(
  ctx: SignedInContext,
  input: UploadOrderDocument,
  bytes: Uint8Array,
): Promise<UploadedOrderDocument> {
  if (bytes.length > MAX_ORDER_DOCUMENT_BYTES) throw new AppError("TOO_LARGE");
  const own = await admit(ctx, input);
  const document = documentOf(ORDER_DOCUMENT_TYPES, bytes);
  const { kind, name } = input;
  const file = {
    id: newId("doc"),
    kind,
    side: own.side,
    name,
    type: document.type,
    bytes: document.bytes.length,
    createdAt: ctx.now(),
  };
  if (await storeNamed(ctx, "order", own.order.id, document, (key) => keep(ctx, own, key, file))) return file;
  throw new AppError("CONFLICT", { state: "full", action: "upload" });
}

async function admit(ctx: SignedInContext, { order: reference }: UploadOrderDocument): Promise<OwnOrder> {
  const counters = [accountCounter("orders.uploadDocument", ctx.caller.userId)];
  const { found } = await countUpload(ctx, counters, { found: selectOwn(ctx, reference) });
  const own = asOwn(ctx, found[0]);
  const { status } = own.order;
  if (isCalledOff(status)) throw new AppError("CONFLICT", { state: status, action: "upload" });
  return own;
}

async function keep(
  ctx: SignedInContext,
  { order, side }: OwnOrder,
  fileKey: string,
  { name: fileName, type: mediaType, ...file }: UploadedOrderDocument,
): Promise<boolean> {
  const { id: orderId, status } = order;
  const uploaderId = ctx.caller.userId;
  const event = {
    id: newId("evt"),
    orderId,
    action: "add_document",
    fromStatus: status,
    toStatus: status,
    actor: side,
    actorId: uploaderId,
    note: file.kind,
    createdAt: ctx.now(),
  };
  const hasRoom = sql`exists (select 1 from ${orders} where ${orders.id} = ${orderId}
      and ${orders.status} not in ${CALLED_OFF})
    and (select count(*) from ${orderDocuments} where ${orderDocuments.orderId} = ${orderId}
      and ${orderDocuments.side} = ${side}) < ${MAX_DOCUMENTS_PER_SIDE}
    and ${mayAct(ctx, order)}`;
  const isKept = sql`exists (select 1 from ${orderDocuments} where ${orderDocuments.id} = ${file.id})`;
  const told = notifyParties(ctx, order, [{ to: side === "buyer" ? "supplier" : "buyer", what: "document_added" }]);
  const row = { ...file, orderId, uploaderId, side, fileKey, fileName, mediaType };
  const [{ rowsAffected }] = await ctx.db.batch([
    ctx.db.run(insertWhere(orderDocuments, row, hasRoom)),
    ctx.db.run(insertWhere(orderEvents, event, isKept)),
    ...told.map((write) => ctx.db.run(write(isKept))),
  ]);
  if (rowsAffected === 1) flushOutbox(ctx);
  return rowsAffected === 1;
}
