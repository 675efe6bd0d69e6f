import { mayImport } from "#domain/catalogue/import-own.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/** @throws AppError FORBIDDEN without a company, or with one that is suspended or terminated */
export function openCompany({ caller }: SignedInContext) {
  const { supplier } = caller;
  if (!supplier || !mayImport(supplier.status)) throw new AppError("FORBIDDEN");
  return supplier;
}
