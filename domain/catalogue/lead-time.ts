import * as z from "zod";
import { toLatinNumber } from "#domain/kernel/digits.ts";

/** Two years. */
const MAX_DAYS = 730;

/** "15", "15-20" or nothing, as people type it: days from order to dispatch. */
export const typedLeadTime = z
  .string()
  .max(20)
  .transform((raw) => toLatinNumber(raw.trim()))
  .pipe(z.string().regex(/^(|\d{1,3}(\s*[-–]\s*\d{1,3})?)$/))
  .transform((typed) => (typed === "" ? [] : typed.split(/[-–]/).map(Number)))
  .refine(([from = 0, to = from]) => from <= to && to <= MAX_DAYS)
  .transform(([from = null, to = from]): { min: number | null; max: number | null } => ({ min: from, max: to }));
