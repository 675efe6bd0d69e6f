import { sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";

/** Where companies' files lie in the bucket; nothing under it is public. */
export const DOCUMENT_PREFIX = "private/company/";

/** A key that says nothing but whose file it is. */
export function newDocumentKey(supplierId: string): string {
  return `${DOCUMENT_PREFIX}${supplierId}/${nanoid()}`;
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
