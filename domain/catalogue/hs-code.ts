import * as z from "zod";
import { toLatinDigits } from "#domain/kernel/digits.ts";

/** A code of the Harmonized System with national digits: 6 to 13 of them; dots and blanks between them are dropped. */
export const optionalHsCode = z
  .string()
  .max(40)
  .nullish()
  .transform((raw) => toLatinDigits(raw ?? "").replace(/[\s.\p{Cf}]/gu, "") || null)
  .pipe(
    z
      .string()
      .refine((digits) => /^\d{6,13}$/.test(digits), { params: { code: "invalid_hs_code" } })
      .nullable(),
  );
