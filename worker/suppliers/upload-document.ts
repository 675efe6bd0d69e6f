import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { DocumentItem } from "#domain/suppliers/checklist.ts";
import { MAX_DOCUMENTS_PER_ITEM } from "#domain/suppliers/document-limits.ts";
import { DOCUMENT_TYPES, type UploadDocument } from "#domain/suppliers/documents.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { badFile, documentOf } from "#worker/platform/files/inspect.ts";
import { countUpload, keepFile } from "#worker/platform/files/take-in.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { ownCompany } from "#worker/platform/own-company.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { isOpenDocument } from "./open-document.ts";
import { changeItem, isOwnAndAlive, terminated } from "./provide-item.ts";

/**
 * Adds a private file to an item of the caller's checklist, which the platform has to look at then (security 15, 19).
 * Tries count, whether or not the bytes are a document. At most three database calls with the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError TOO_LARGE (over 10 MB); RATE_LIMITED (20 an hour); BAD_INPUT with `file:<flaw>` or `item:too_many`
 *   (5 files); CONFLICT for a terminated company; UNAVAILABLE when the bucket fails; nothing was written then
 */
export async function uploadDocument(ctx: SignedInContext, input: UploadDocument, bytes: Uint8Array) {
  const { item, name } = input;
  const validUntil = input.validUntil ?? null;
  const supplierId = ownCompany(ctx);
  const counter = accountCounter("company.uploadDocument", ctx.caller.userId);
  const upload = { kind: "company", size: bytes.length, counter } as const;
  const { open } = await countUpload(ctx, upload, { open: selectOpen(ctx, item) });
  if ((open[0]?.files ?? 0) >= MAX_DOCUMENTS_PER_ITEM) throw tooMany();
  const document = documentOf(DOCUMENT_TYPES, bytes);
  if (item === "logo" && document.type === "application/pdf") throw badFile("not_a_picture");
  const file = await keepFile(ctx, "company", supplierId, { name, ...document }, async (facts) => {
    const { isDone, isAlive } = await changeItem(ctx, {
      action: "provide_item",
      item,
      state: "provided",
      precondition: hasRoom(item),
      rows: [row(supplierDocuments, { ...facts, supplierId, item, validUntil })],
    });
    if (!isDone) throw isAlive ? tooMany() : terminated("provide_item");
  });
  return { ...file, validUntil };
}

function selectOpen(ctx: SignedInContext, item: DocumentItem) {
  return ctx.db
    .select({ files: count() })
    .from(supplierDocuments)
    .innerJoin(suppliers, eq(suppliers.id, supplierDocuments.supplierId))
    .where(and(isOwnAndAlive(ctx), eq(supplierDocuments.item, item), isOpenDocument));
}

/** Holds for a company that may add a file to an item. */
function hasRoom(item: DocumentItem): SQL {
  return sql`(select count(*) from ${supplierDocuments} where ${supplierDocuments.supplierId} = ${suppliers.id}
    and ${supplierDocuments.item} = ${item} and ${isOpenDocument}) < ${MAX_DOCUMENTS_PER_ITEM}`;
}

function tooMany(): AppError {
  return new AppError("BAD_INPUT", { issues: [{ path: "item", code: "too_many", maximum: MAX_DOCUMENTS_PER_ITEM }] });
}
