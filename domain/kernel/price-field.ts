import * as z from "zod";
import { typedDecimal } from "./digits.ts";

/**
 * A price above zero as it is typed, in units of its currency; empty is "on request". Digits and signs are read as
 * {@link typedDecimal} does; `1,500` is refused, since a comma is a decimal sign to half of the readers.
 */
export const typedPrice = z
  .string()
  .max(30)
  .transform((raw) => typedDecimal(raw))
  .pipe(z.string().regex(/^(|0*[1-9]\d{0,9}(\.\d{1,3})?|0+\.(?=\d*[1-9])\d{1,3})$/));
