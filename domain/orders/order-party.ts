import * as z from "zod";
import { trn } from "#domain/suppliers/checklist-answer.ts";

/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** The buyer's tax registration number; missing and empty read null. */
export const optionalTrn = z
  .string()
  .nullish()
  .transform((raw) => raw?.trim() || null)
  .pipe(trn.nullable());
