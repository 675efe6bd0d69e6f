import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { pageNumber } from "#domain/kernel/page.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import {
  CATEGORY_SLUGS,
  type CategorySlug,
  isSubcategoryOf,
  SUBCATEGORY_SLUGS,
  type SubcategorySlug,
} from "./categories.ts";
import { SMALLER_WIDTHS } from "./picture-path.ts";
import { PRODUCT_STATUSES, type ProductStatus } from "./product-facts.ts";
import { MAX_NAME, productFormSchema } from "./product-form.ts";
import { productTermsSchema } from "./product-terms.ts";
import { MAX_SKU } from "./row-cells.ts";

/** Rows of one save of the price table. */
export const MAX_ROWS = 100;

/** Largest upload of a product's picture: 10 MB (security 19). */
export const MAX_PRODUCT_PICTURE_BYTES = 10 * 1024 * 1024;

/**
 * What is said of a product's picture in the address of its upload: the lengths, in bytes, of the smaller ones that come
 * behind it in the body, in the order of their widths ({@link SMALLER_WIDTHS}). None from those who make none.
 */
export const uploadPictureSchema = z.strictObject({
  smaller: z
    .string()
    .regex(/^\d{1,8}(?:,\d{1,8}){0,2}$/)
    .transform((lengths) => lengths.split(",").map(Number))
    .pipe(z.array(z.int().min(1).max(MAX_PRODUCT_PICTURE_BYTES)))
    .optional(),
});
export type UploadPicture = z.output<typeof uploadPictureSchema>;

/** States in which the whole product is rewritten by its supplier; of live ones, changes are staged. */
export const REWRITABLE = ["draft", "changes_requested"] as const satisfies ProductStatus[];
/** States that were approved: buyers see it, or will again. */
export const LIVE = ["published", "paused"] as const satisfies ProductStatus[];

const productId = z.string().min(1).max(60);
/** Of the product as the caller saw it. */
const version = z.number().int().min(1).max(1_000_000_000);

const sku = text(MAX_SKU);

export const productIdSchema = z.strictObject({ id: productId });
export type ProductId = z.output<typeof productIdSchema>;

/** A move by the supplier, who saw the product in this version. */
export const productTransitionSchema = z.strictObject({ id: productId, version });
export type ProductTransitionInput = z.output<typeof productTransitionSchema>;

/** What its supplier says of a new product. */
const newProduct = { category: z.enum(CATEGORY_SLUGS), subcategory: z.enum(SUBCATEGORY_SLUGS), name: text(MAX_NAME) };

/** The part of {@link createProductSchema} that people fill in. */
export const startProductSchema = z.strictObject(newProduct).superRefine(expectOwnSubcategory);

/** A new draft: what it is and its name in one language; the code is made where none is given. */
export const createProductSchema = z
  .strictObject({
    ...newProduct,
    locale: z.enum(LOCALES),
    sku: optionalText(MAX_SKU),
    idempotencyKey: z.uuid(),
  })
  .superRefine(expectOwnSubcategory);
export type CreateProductInput = z.input<typeof createProductSchema>;
export type CreateProduct = z.output<typeof createProductSchema>;

export const duplicateProductSchema = z.strictObject({ id: productId, idempotencyKey: z.uuid() });
export type DuplicateProduct = z.output<typeof duplicateProductSchema>;

/** The whole product, as far as it is written. Without `sku` its code stays. */
export const saveProductSchema = z.strictObject({
  id: productId,
  version,
  product: productFormSchema,
  sku: sku.optional(),
});
export type SaveProduct = z.output<typeof saveProductSchema>;

const termsRow = z.strictObject({ id: productId, version, terms: productTermsSchema });

export const saveTermsSchema = termsRow;
export type SaveTerms = z.output<typeof saveTermsSchema>;

/** Rows of the price table; a product stands there once. */
export const saveManyTermsSchema = z
  .strictObject({ rows: z.array(termsRow).min(1).max(MAX_ROWS) })
  .superRefine(({ rows }, context) => {
    const ids = rows.map(({ id }) => id);
    for (const [place, id] of ids.entries()) {
      if (ids.indexOf(id) === place) continue;
      context.addIssue({ code: "custom", path: ["rows", place, "id"], params: { code: "twice" } });
    }
  });
export type SaveManyTerms = z.output<typeof saveManyTermsSchema>;

export const PRODUCT_SORTS = ["updated", "newest", "oldest", "price_low", "price_high"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What one's own products are looked through for: `off_step`, a minimum order that is no multiple of the step. */
const PRODUCT_FLAWS = ["off_step"] as const;

/** One's own products; `q` is part of a name in any language or of the code. */
export const ownProductsSchema = z.strictObject({
  status: z.enum(PRODUCT_STATUSES).optional(),
  flaw: z.enum(PRODUCT_FLAWS).optional(),
  q: optionalText(100),
  sort: z.enum(PRODUCT_SORTS).default("updated"),
  page: pageNumber,
});
export type OwnProducts = z.output<typeof ownProductsSchema>;

export const priceTableSchema = z.strictObject({ q: optionalText(100), page: pageNumber });
export type PriceTable = z.output<typeof priceTableSchema>;

function expectOwnSubcategory(
  { category, subcategory }: { category: CategorySlug; subcategory: SubcategorySlug },
  context: z.RefinementCtx,
): void {
  if (isSubcategoryOf(category, subcategory)) return;
  context.addIssue({ code: "custom", path: ["subcategory"], params: { code: "mismatch" } });
}
