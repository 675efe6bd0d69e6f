import { sql } from "drizzle-orm";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";

/**
 * Holds for files that their owner may still take back, of a document and its company: what a standing decision rests
 * on stays (workflows: never again 8).
 */
export const isOpenDocument = sql`(${suppliers.status} in ('pending', 'info_requested', 'rejected')
  or ${supplierDocuments.createdAt} > ifnull(${suppliers.decidedAt}, 0))`;
