import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText } from "#domain/kernel/text.ts";

/** Manufacturers make what they sell; suppliers are all approved companies (spec §2, §3). */
const SUPPLIER_KINDS = ["manufacturers", "suppliers"] as const;

export const listSuppliersSchema = z.strictObject({
  kind: z.enum(SUPPLIER_KINDS),
  page: pageNumber,
  /** Words of which each is a part of a name, a city or a specialization; compared folded. */
  q: optionalText(100),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  locale: z.enum(LOCALES),
});
export type ListSuppliers = z.output<typeof listSuppliersSchema>;

export const supplierPageSchema = z.strictObject({
  slug: z.string().min(1).max(120),
  page: pageNumber,
  locale: z.enum(LOCALES),
});
export type SupplierPageInput = z.output<typeof supplierPageSchema>;
