import { sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { AppError } from "#domain/kernel/app-error.ts";
import { DOCUMENT_TYPES, type DocumentType } from "#domain/suppliers/documents.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { inspectDocument } from "#worker/platform/documents/inspect-document.ts";

const RETRY_AFTER_SECONDS = 5;

/** Where companies' files lie in the bucket; nothing under it is public. */
export const DOCUMENT_PREFIX = "private/company/";

/** A key that says nothing but whose file it is. */
export function newDocumentKey(supplierId: string): string {
  return `${DOCUMENT_PREFIX}${supplierId}/${nanoid()}`;
}

export interface CompanyFile {
  type: DocumentType;
  bytes: Uint8Array;
}

/**
 * What a company's file is, read from its bytes.
 * @throws AppError BAD_INPUT with `file:<flaw>` for what is neither a PDF nor a picture
 */
export function inspectCompanyFile(bytes: Uint8Array): CompanyFile {
  const document = inspectDocument(bytes);
  if (typeof document === "string") throw badFile(document);
  const type = DOCUMENT_TYPES.find((known) => known === document.type);
  if (!type) throw badFile("not_a_document");
  return { type, bytes: document.bytes };
}

/** The refusal of a file for what it is. */
export function badFile(code: string): AppError {
  return new AppError("BAD_INPUT", { issues: [{ path: "file", code }] });
}

/** @throws AppError UNAVAILABLE when the bucket fails */
export async function storeDocument(
  { env, requestId }: Pick<Context, "env" | "requestId">,
  key: string,
  file: CompanyFile,
): Promise<void> {
  try {
    await env.FILES.put(key, file.bytes, { httpMetadata: { contentType: file.type } });
  } catch (fault) {
    const name = fault instanceof Error ? fault.name : "unknown";
    console.warn(JSON.stringify({ at: "files", requestId, fault: name }));
    throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
  }
}

/** Deletes a file behind the answer; where that fails the sweep finds it. */
export function dropDocument({ env, waitUntil }: Pick<Context, "env" | "waitUntil">, key: string): void {
  waitUntil(env.FILES.delete(key).catch(() => undefined));
}

/**
 * Holds for files that their owner may still take back, of a document and its company: what a standing decision rests
 * on stays (workflows: never again 8).
 */
export const isOpenDocument = sql`(${suppliers.status} in ('pending', 'info_requested', 'rejected')
  or ${supplierDocuments.createdAt} > ifnull(${suppliers.decidedAt}, 0))`;
