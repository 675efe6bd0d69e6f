import * as z from "zod";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { text } from "#domain/kernel/text.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { CATEGORY_SLUGS, isSubcategoryOf, SUBCATEGORY_SLUGS } from "./categories.ts";
import { optionalHsCode } from "./hs-code.ts";
import { isMinimumInSteps, leastQuantity } from "./order-quantity.ts";
import { CERTIFICATION_CODES, UNITS } from "./product-facts.ts";
import { inMinorUnits, issuesOfTerms, termFields } from "./product-terms.ts";

export const MAX_NAME = 200;
export const MAX_DESCRIPTION = 4000;
const MAX_SPECS = 40;
export const MAX_PICTURES = 8;

/** Largest step in which a product is ordered, in units. */
const MAX_MULTIPLE = 1_000_000;

/** A text that may still be missing. */
const blank = (max: number, lines = false) => text(max, { min: 0, lines });

/** Rows of a table of facts: label and value. */
export const specList = z.array(z.tuple([text(80), text(200)])).max(MAX_SPECS);

const texts = z.strictObject({
  name: blank(MAX_NAME),
  description: blank(MAX_DESCRIPTION, true),
  specs: specList,
});
export type ProductTexts = z.output<typeof texts>;

const picture = z.strictObject({
  path: z.string().regex(/^\/(files|pictures)\/[\w./-]{1,200}$/),
  alt: z.strictObject({ ar: blank(200), en: blank(200), fr: blank(200) }),
});

const certificate = z.strictObject({
  code: z.enum(CERTIFICATION_CODES),
  /** Milliseconds; null where it has no end. */
  validUntil: z.number().int().positive().nullable(),
});

const fields = z.strictObject({
  category: z.enum(CATEGORY_SLUGS),
  subcategory: z.enum(SUBCATEGORY_SLUGS),
  origin: z.enum(COUNTRIES),
  unit: z.enum(UNITS),
  /** It is ordered in steps of so many units. */
  orderMultiple: wholeNumber(1, MAX_MULTIPLE),
  ...termFields,
  hsCode: optionalHsCode,
  certificates: z.array(certificate).max(CERTIFICATION_CODES.length),
  pictures: z.array(picture).max(MAX_PICTURES),
  texts: z.strictObject({ ar: texts, en: texts, fr: texts }),
});

/**
 * A product as its supplier writes it (spec §3 and §5 New product, workflows: Product). It may be unfinished: empty
 * texts, no price ("on request"), no picture; what a review takes is told by {@link missingForReview}. Issues stand at the
 * field; their code tells why: those of zod, `mismatch` (sub-category of another category), `precision` (more decimals
 * than the currency has), `not_a_multiple` (a minimum order that the step of ordering never meets), `twice` (a certificate named twice), `no_base_price` (tiers without a price) and those of
 * `tierProblems`.
 */
export const productFormSchema = fields
  .superRefine((product, context) => {
    const issue = (path: (string | number)[], code: string) =>
      context.addIssue({ code: "custom", path, params: { code } });
    if (!isSubcategoryOf(product.category, product.subcategory)) issue(["subcategory"], "mismatch");
    const codes = product.certificates.map(({ code }) => code);
    for (const [place, code] of codes.entries()) {
      if (codes.indexOf(code) < place) issue(["certificates", place, "code"], "twice");
    }
    const rule = { moq: product.moq, multiple: product.orderMultiple };
    if (!isMinimumInSteps(rule)) {
      const params = { code: "not_a_multiple", multiple: rule.multiple, next: leastQuantity(rule) };
      context.addIssue({ code: "custom", path: ["moq"], params });
    }
    for (const { path, code } of issuesOfTerms(product)) issue(path, code);
  })
  .transform(inMinorUnits);

/** What a form holds. */
export type ProductFormInput = z.input<typeof productFormSchema>;
/** What the verbs get. */
export type ProductForm = z.output<typeof productFormSchema>;

/** What of a product applies at once, without a look (workflows: Product). */
export function immediateTerms(product: ProductForm) {
  const { unit, moq, orderMultiple, currency, priceMinor, leadTime, tiers } = product;
  return { unit, moq, orderMultiple, currency, priceMinor, leadTime, tiers };
}

export type MissingPart = "texts" | "picture";

/** True when a language has a name and a description: buyers of the others read it by fallback. */
export function isLocaleComplete({ name, description }: Pick<ProductTexts, "name" | "description">): boolean {
  return name !== "" && description !== "";
}

/** What a product still lacks before it may go into review: one complete language and a picture. */
export function missingForReview(product: Pick<ProductForm, "texts" | "pictures">): MissingPart[] {
  const missing: MissingPart[] = [];
  if (!LOCALES.some((locale) => isLocaleComplete(product.texts[locale]))) missing.push("texts");
  if (product.pictures.length === 0) missing.push("picture");
  return missing;
}

/** Languages that buyers will read in another one, as a hint. */
export function untranslated(product: Pick<ProductForm, "texts">): Locale[] {
  return LOCALES.filter((locale) => !isLocaleComplete(product.texts[locale]));
}

/**
 * Languages that are partly written while another is whole: none of it reaches buyers, and it is dropped as the product goes on
 * sale. While none is whole yet, that is what {@link missingForReview} tells.
 */
export function partlyWritten(product: Pick<ProductForm, "texts">): Locale[] {
  const lacking = untranslated(product);
  if (lacking.length === LOCALES.length) return [];
  return lacking.filter((locale) => {
    const { name, description, specs } = product.texts[locale];
    return name !== "" || description !== "" || specs.length > 0;
  });
}
