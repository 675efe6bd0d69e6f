import * as z from "zod";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { toLatinNumber } from "#domain/kernel/digits.ts";
import { RATE_UNIT } from "#domain/kernel/money.ts";
import { text } from "#domain/kernel/text.ts";

/** Dirhams for one unit as typed, with up to six decimals, as millionths. */
const typedRate = z
  .string()
  .max(30)
  .transform((raw) => toLatinNumber(raw.trim()))
  .pipe(z.string().regex(/^(?=.*[1-9])\d{1,4}(\.\d{1,6})?$/))
  .transform((typed) => Math.round(Number(typed) * RATE_UNIT));

/** A rate from a day on (Dubai); that of the dirham itself is fixed. */
export const addRateSchema = z.strictObject({
  currency: z.enum(CURRENCIES).exclude(["AED"]),
  fromDay: z.iso.date(),
  rate: typedRate,
  source: text(120, { min: 2 }),
});
export type AddRateInput = z.input<typeof addRateSchema>;
export type AddRate = z.output<typeof addRateSchema>;
