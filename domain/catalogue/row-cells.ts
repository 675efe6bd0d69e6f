import * as z from "zod";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { CATEGORY_SLUGS, SUBCATEGORY_SLUGS } from "./categories.ts";
import { splitEntries, splitHalves } from "./cell-lists.ts";
import { CERTIFICATION_CODES, CERTIFICATIONS, type Certification, UNITS } from "./product-facts.ts";
import { MAX_DESCRIPTION, MAX_NAME, specList } from "./product-form.ts";
import { termFields } from "./product-terms.ts";

export const MAX_SKU = 64;
/** Longest text that a cell may hold before it is read: a table of specifications with its marks. */
export const MAX_CELL = 30_000;

const name = optionalText(MAX_NAME);
const description = optionalText(MAX_DESCRIPTION, { lines: true });

const codesOfNames = new Map(
  CERTIFICATION_CODES.flatMap((code): [string, Certification][] => [
    [code, code],
    [CERTIFICATIONS[code].toLowerCase(), code],
  ]),
);

/** The code of a certification that is written as its code or its name. */
export function certificationOf(written: string | undefined): Certification | undefined {
  return codesOfNames.get((written ?? "").toLowerCase());
}

/** `label=value` pairs, separated by `|`. */
export const specCell = z
  .string()
  .max(MAX_CELL)
  .transform((raw) => splitEntries(raw).map(splitHalves))
  .pipe(specList);

/** The cells that every import of products has, whoever imports them. */
export const rowCells = {
  sku: text(MAX_SKU),
  category: z.enum(CATEGORY_SLUGS),
  subcategory: z.enum(SUBCATEGORY_SLUGS),
  name_ar: name,
  name_en: name,
  name_fr: name,
  description_ar: description,
  description_en: description,
  description_fr: description,
  price: termFields.price,
  currency: z.enum(CURRENCIES),
  min_order: termFields.moq,
  unit: z.enum(UNITS),
  lead_time_days: termFields.leadTime,
  origin: z.enum(COUNTRIES),
};
