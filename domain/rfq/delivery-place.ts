import * as z from "zod";
import { country } from "#domain/kernel/country.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { trn } from "#domain/suppliers/checklist-answer.ts";

/** The buyer's tax registration number; missing and empty read null. */
export const optionalTrn = z
  .string()
  .nullish()
  .transform((raw) => raw?.trim() || null)
  .pipe(trn.nullable());

/** What a buyer adds to its request for the order: where the goods go, and its tax number; the request says the rest. */
export const deliveryPlace = {
  country: country.nullish(),
  city: optionalText(100),
  address: optionalText(300, { lines: true }),
  trn: optionalTrn,
};
const deliveryPlaceSchema = z.strictObject(deliveryPlace);
export type DeliveryPlace = z.output<typeof deliveryPlaceSchema>;
