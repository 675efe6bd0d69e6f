import * as z from "zod";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { CellChange } from "./merge-row.ts";
import { OWN_COLUMNS, type OwnColumn } from "./own-columns.ts";
import type { CellIssue } from "./own-row.ts";
import { MAX_CELL, MAX_SKU } from "./row-cells.ts";

/** Rows of one call. */
export const MAX_CHUNK_ROWS = 100;
/** Bytes of the rows of one call as JSON: below the limit of the API with room for its envelope. */
export const MAX_CHUNK_BYTES = 56 * 1024;

/** Codes alone; what each cell means, and whether it is good, is told row by row. */
const row = z.partialRecord(z.enum(OWN_COLUMNS), z.string().max(MAX_CELL));
const rows = z.array(row).min(1).max(MAX_CHUNK_ROWS);

export const checkRowsSchema = z.strictObject({ rows });
export type CheckRows = z.output<typeof checkRowsSchema>;

/**
 * A chunk keeps its key however often it is sent. `seen` holds for each row the version of its product that the dry run
 * showed, null where there was none: a row whose product is another by now is refused. Imports that a browser kept from
 * before have none.
 */
export const importRowsSchema = z
  .strictObject({
    rows,
    seen: z.array(z.int().nullable()).max(MAX_CHUNK_ROWS).optional(),
    idempotencyKey: z.uuid(),
  })
  .refine(({ rows: sent, seen }) => seen === undefined || seen.length === sent.length, { path: ["seen"] });
export type ImportRows = z.output<typeof importRowsSchema>;

/** A page of one's own catalogue in the order of its codes, behind the code that was read last. */
export const exportProductsSchema = z.strictObject({ after: z.string().max(MAX_SKU).default("") });
export type ExportProducts = z.output<typeof exportProductsSchema>;

/**
 * What becomes, or became, of a row. `created`: a new draft; `updated`: it is so now; `staged`: price, minimum order and
 * lead time are so now, all else waits for a look; `unchanged`: it was so before; `refused`: nothing was taken over.
 */
const ROW_OUTCOMES = ["created", "updated", "staged", "unchanged", "refused"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export interface RowResult {
  outcome: RowOutcome;
  /** Only of what was refused: those of `ownRowSchema`, and those of {@link REFUSALS}. */
  issues: CellIssue[];
}

/** What a dry run says of a row. */
export interface CheckedRow extends RowResult {
  /** The version of the product that was looked at; null for a new one. */
  version: number | null;
  /** Each cell that becomes another; of a new product none. */
  changes: CellChange[];
  /** Columns that the row leaves empty and whose value stays. */
  kept: OwnColumn[];
}

/**
 * Why a row is refused that is good in itself: a new product without a name; two rows of one code; a product on sale
 * whose language has a name or a description alone; one on sale without a picture; a minimum order that is no multiple of
 * the step that is stored; one that waits for a look, was
 * rejected, archived or removed; one on sale whose company is not approved; one that changed since the dry run.
 */
export const REFUSALS = [
  "name_missing",
  "duplicate",
  "incomplete",
  "picture_missing",
  "not_a_multiple",
  "in_review",
  "rejected",
  "archived",
  "removed",
  "not_approved",
  "changed_since",
] as const;

/** Companies that may not prepare products: their account is closed for now or for good. */
const CLOSED_COMPANIES = ["suspended", "terminated"] as const satisfies SupplierStatus[];

/** True for a company that may import products, be it as drafts. */
export function mayImport(status: SupplierStatus): boolean {
  return !CLOSED_COMPANIES.some((closed) => closed === status);
}
