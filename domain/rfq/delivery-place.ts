import * as z from "zod";
import { country } from "#domain/kernel/country.ts";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { optionalText } from "#domain/kernel/text.ts";

/** Digits alone of about the length of a Gulf number are one with a slip. */
const ALMOST_TRN = /^\d{12,18}$/;

/** A tax number as a country writes it, without blanks and hyphens: of the Gulf 15 digits, elsewhere shorter, or with letters. */
const taxNumber = z
  .string()
  .max(60)
  .transform((raw) =>
    toLatinDigits(raw)
      .replace(/[\s\p{Cf}-]/gu, "")
      .toUpperCase(),
  )
  .pipe(z.string().refine(isTaxNumber, { params: { code: "invalid_tax_number" } }));

function isTaxNumber(text: string): boolean {
  if (ALMOST_TRN.test(text)) return text.length === 15;
  return /^[A-Z0-9./]{5,20}$/.test(text) && /\d/.test(text);
}

/** The buyer's tax number; missing and empty read null. */
export const optionalTrn = z
  .string()
  .nullish()
  .transform((raw) => raw?.trim() || null)
  .pipe(taxNumber.nullable());

/** What a buyer adds to its request for the order: where the goods go, and its tax number; the request says the rest. */
export const deliveryPlace = {
  country: country.nullish(),
  city: optionalText(100),
  address: optionalText(300, { lines: true }),
  trn: optionalTrn,
};
const deliveryPlaceSchema = z.strictObject(deliveryPlace);
export type DeliveryPlace = z.output<typeof deliveryPlaceSchema>;
