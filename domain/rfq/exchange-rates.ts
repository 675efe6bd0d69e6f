import * as z from "zod";
import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { typedDecimal } from "#domain/kernel/digits.ts";
import { RATE_UNIT } from "#domain/kernel/money.ts";
import { text } from "#domain/kernel/text.ts";

/**
 * What currencies that are pegged to the dollar, as the dirham is, are worth: millionths of a dirham for one unit. The
 * pegs are 3.6725 (AED), 3.75 (SAR), 3.64 (QAR), 0.376 (BHD) and 0.3845 (OMR) to the dollar, by their central banks.
 */
export const PEGGED: Partial<Record<Currency, number>> = {
  USD: 3_672_500,
  SAR: 979_333,
  QAR: 1_008_929,
  BHD: 9_767_287,
  OMR: 9_551_365,
};

/** Dirhams for one unit as typed, with up to six decimals, as millionths. */
const typedRate = z
  .string()
  .max(30)
  .transform((raw) => typedDecimal(raw))
  .pipe(z.string().regex(/^(?=.*[1-9])\d{1,4}(\.\d{1,6})?$/))
  .transform((typed) => Math.round(Number(typed) * RATE_UNIT));

/** A rate from a day on (Dubai); that of the dirham itself is fixed. */
export const addRateSchema = z.strictObject({
  currency: z.enum(CURRENCIES).exclude(["AED"]),
  fromDay: z.iso.date(),
  rate: typedRate,
  source: text(120, { min: 2 }),
});
export type AddRate = z.output<typeof addRateSchema>;
