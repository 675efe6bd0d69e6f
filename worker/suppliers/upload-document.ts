import { and, count, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS_PER_ITEM } from "#domain/suppliers/document-limits.ts";
import { DOCUMENT_TYPES, type DocumentType, type UploadDocument } from "#domain/suppliers/documents.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { badFile, documentOf } from "#worker/platform/files/inspect.ts";
import { countUpload, storeNamed } from "#worker/platform/files/store.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { isOpenDocument } from "./open-document.ts";
import { changeItem, isOwnAndAlive, terminated } from "./provide-item.ts";

export interface UploadedDocument {
  id: string;
  name: string;
  type: DocumentType;
  bytes: number;
  validUntil: number | null;
  createdAt: number;
}

/**
 * Adds a private file to an item of the caller's checklist, which the platform has to look at then (security 15, 19).
 * Tries count, whether or not the bytes are a document. At most three database calls with the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError TOO_LARGE (over 10 MB); RATE_LIMITED (20 an hour); BAD_INPUT with `file:<flaw>` or `item:too_many`
 *   (5 files); CONFLICT for a terminated company; UNAVAILABLE when the bucket fails; nothing was written then
 */
export async function uploadDocument(
  ctx: SignedInContext,
  input: UploadDocument,
  bytes: Uint8Array,
): Promise<UploadedDocument> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new AppError("TOO_LARGE");
  const supplierId = ctx.caller.supplier?.id;
  if (!supplierId) throw new AppError("FORBIDDEN");
  await admit(ctx, input);
  const document = inspect(input, bytes);
  const file = {
    id: newId("doc"),
    name: input.name,
    type: document.type,
    bytes: document.bytes.length,
    validUntil: input.validUntil ?? null,
    createdAt: ctx.now(),
  };
  const name = (fileKey: string) => keep(ctx, supplierId, input.item, fileKey, file);
  if (await storeNamed(ctx, "company", supplierId, document, name)) return file;
  throw (await tooMany(ctx, input)) ?? terminated("provide_item");
}

async function admit(ctx: SignedInContext, input: UploadDocument): Promise<void> {
  const counters = [accountCounter("company.uploadDocument", ctx.caller.userId)];
  const { open } = await countUpload(ctx, counters, { open: selectOpen(ctx, input) });
  const refusal = refusalOfNumber(open);
  if (refusal) throw refusal;
}

function inspect({ item }: UploadDocument, bytes: Uint8Array) {
  const document = documentOf(DOCUMENT_TYPES, bytes);
  if (item === "logo" && document.type === "application/pdf") throw badFile("not_a_picture");
  return document;
}

async function keep(
  ctx: SignedInContext,
  supplierId: string,
  item: UploadDocument["item"],
  fileKey: string,
  { name: fileName, type: mediaType, ...file }: UploadedDocument,
): Promise<boolean> {
  const open = sql`select count(*) from ${supplierDocuments}
    where ${supplierDocuments.supplierId} = ${suppliers.id} and ${supplierDocuments.item} = ${item} and ${isOpenDocument}`;
  const { isDone } = await changeItem(ctx, {
    action: "provide_item",
    item,
    state: "provided",
    precondition: sql`(${open}) < ${MAX_DOCUMENTS_PER_ITEM}`,
    rows: [row(supplierDocuments, { supplierId, item, fileKey, fileName, mediaType, ...file })],
  });
  return isDone;
}

function selectOpen(ctx: SignedInContext, { item }: UploadDocument) {
  return ctx.db
    .select({ open: count() })
    .from(supplierDocuments)
    .innerJoin(suppliers, eq(suppliers.id, supplierDocuments.supplierId))
    .where(and(isOwnAndAlive(ctx), eq(supplierDocuments.item, item), isOpenDocument));
}

async function tooMany(ctx: SignedInContext, input: UploadDocument): Promise<AppError | null> {
  return refusalOfNumber(await selectOpen(ctx, input));
}

function refusalOfNumber([row]: { open: number }[]): AppError | null {
  if ((row?.open ?? 0) < MAX_DOCUMENTS_PER_ITEM) return null;
  return new AppError("BAD_INPUT", { issues: [{ path: "item", code: "too_many", maximum: MAX_DOCUMENTS_PER_ITEM }] });
}
