import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { listSuppliersSchema } from "#domain/suppliers/list-suppliers.ts";
import { CATEGORY_SLUGS } from "./categories.ts";
import { MAX_NAMED } from "./named-product.ts";
import { cutQuery } from "./search/search-address.ts";
import { searchParamsSchema } from "./search/search-params.ts";

/** The address of a product: /products/{category}/{slug}. */
export const productPageSchema = z.strictObject({
  category: z.enum(CATEGORY_SLUGS),
  slug: z.string().min(1).max(200),
  locale: z.enum(LOCALES),
});
export type ProductPageInput = z.output<typeof productPageSchema>;

/** Products by their ids, each once. */
export const namedProductsSchema = z.strictObject({
  ids: z
    .array(z.string().min(1).max(40))
    .min(1)
    .max(MAX_NAMED)
    .transform((ids) => [...new Set(ids)]),
  locale: z.enum(LOCALES),
});
export type NamedProductsInput = z.output<typeof namedProductsSchema>;

/** A page of a search or of a category, in the reader's language. */
export const searchPageSchema = searchParamsSchema.safeExtend({ locale: z.enum(LOCALES) });

const words = z.string().max(2000).transform(cutQuery);

/** What is typed into the search box; a long text is cut as a search's is. */
export const suggestSchema = z.strictObject({ q: words, locale: z.enum(LOCALES) });

/** A list of companies; with the words of a search, of those that sell products with all that it asks for. */
export const listSellersSchema = listSuppliersSchema.safeExtend({ goods: words.optional() });
export type ListSellers = z.output<typeof listSellersSchema>;
