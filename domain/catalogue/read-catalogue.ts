import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { CATEGORY_SLUGS } from "./categories.ts";

/** The address of a product: /products/{category}/{slug}. */
export const productPageSchema = z.strictObject({
  category: z.enum(CATEGORY_SLUGS),
  slug: z.string().min(1).max(200),
  locale: z.enum(LOCALES),
});
export type ProductPageInput = z.output<typeof productPageSchema>;
