import { type SQL, sql } from "drizzle-orm";
import type { ImportRows, RowResult } from "#domain/catalogue/import-own.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { guardedWrite } from "#worker/platform/guarded-write.ts";
import { importStatements, indexStatements } from "./import-statements.ts";
import { openCompany } from "./open-company.ts";
import { type PlannedRow, planRows } from "./plan-rows.ts";

/**
 * Imports rows into the caller's own catalogue by their product codes, in one atomic batch: a new code makes a draft, a
 * draft is rewritten, of a product that was approved the terms apply at once and all else becomes its staged change
 * (workflows: Product), what is so already stays untouched, an empty cell keeps its value. Rows that can't be taken over are told, the others written.
 * A chunk that is sent again with its key gets the answer of the first time. Three database calls with the session's,
 * whatever the number of rows.
 * @throws AppError FORBIDDEN for a company that may not prepare products; CONFLICT when one of the products changed in
 *   the same moment (nothing was written: send the chunk again); KEY_REUSED; RATE_LIMITED
 */
export async function importRows(
  ctx: SignedInContext,
  { rows, seen, idempotencyKey }: ImportRows,
): Promise<RowResult[]> {
  const planned = await planRows(ctx, rows, seen);
  const results = planned.map(({ outcome, issues }): RowResult => ({ outcome, issues }));
  const { response } = await guardedWrite(ctx, {
    procedure: "products.importRows",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input: rows,
    response: results,
    precondition: isAsPlanned(ctx, planned),
    rows: importStatements(ctx, planned),
    behind: (condition) => indexStatements(ctx, planned, condition),
  }).catch(asConflict);
  return response;
}

/** Holds while the company is as it was, and under the codes that change stands what stood there. */
function isAsPlanned(ctx: SignedInContext, planned: PlannedRow[]): SQL {
  const { id, status } = openCompany(ctx);
  const seen = planned
    .filter(({ wanted }) => wanted !== null)
    .map(({ sku, product }) => [sku, product?.version ?? null, product?.status ?? null]);
  return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${id}
      and ${suppliers.ownerId} = ${ctx.caller.userId} and ${suppliers.status} = ${status})
    and not exists (select 1 from json_each(${JSON.stringify(seen)}) seen
      left join ${products} on ${products.supplierId} = ${id} and ${products.sku} = seen.value ->> 0
      where ${products.version} is not seen.value ->> 1 or ${products.status} is not seen.value ->> 2)`;
}

function asConflict(error: unknown): never {
  throw error instanceof AppError && error.code === "NOT_FOUND"
    ? new AppError("CONFLICT", { action: "import" })
    : error;
}
