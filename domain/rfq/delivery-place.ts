import * as z from "zod";
import { optionalText } from "#domain/kernel/text.ts";
import { trn } from "#domain/suppliers/checklist-answer.ts";

/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/);

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
