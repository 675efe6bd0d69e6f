import type { CheckedRow, CheckRows } from "#domain/catalogue/import-own.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { planRows } from "./plan-rows.ts";

/**
 * Says what an import of these rows would do, row by row and cell by cell, and writes nothing. One database call besides the session's.
 * @throws AppError FORBIDDEN for a company that may not prepare products
 */
export async function checkRows(ctx: SignedInContext, { rows }: CheckRows): Promise<CheckedRow[]> {
  const planned = await planRows(ctx, rows);
  return planned.map(({ outcome, issues, product, changes, kept }) => {
    return { outcome, issues, version: product?.version ?? null, changes, kept };
  });
}
