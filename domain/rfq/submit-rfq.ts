import * as z from "zod";
import { CATEGORY_SLUGS, isSubcategoryOf, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { country } from "#domain/kernel/country.ts";
import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { phone } from "#domain/kernel/phone.ts";
import { fitsCurrency } from "#domain/kernel/price.ts";
import { typedPrice } from "#domain/kernel/price-field.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { INCOTERMS } from "./incoterms.ts";
import { quantity } from "./quantity.ts";
import { MAX_RFQ_FILES } from "./rfq-files.ts";

export const DEFAULT_DEADLINE_DAYS = 14;
export const MAX_DEADLINE_DAYS = 60;
export const MAX_RFQ_LINES = 20;

/** Something that is to be priced; `targetPrice` is of one unit, as typed, in the request's currency. */
const line = z.strictObject({
  description: text(500, { min: 2, lines: true }),
  quantity,
  productId: z.string().max(40).optional(),
  targetPrice: typedPrice.default(""),
});

const fields = z.strictObject({
  companyName: text(100, { min: 2 }),
  contactName: text(100, { min: 2 }),
  email,
  phone,
  productCategory: z.enum(CATEGORY_SLUGS),
  subcategory: z.enum(SUBCATEGORY_SLUGS).optional(),
  productDescription: text(1000, { min: 10, lines: true }),
  quantity,
  additionalNotes: optionalText(500, { lines: true }),
  productId: z.string().max(40).optional(),
  supplierId: z.string().max(40).optional(),
  lines: z.array(line).min(1).max(MAX_RFQ_LINES).optional(),
  /** Where the goods go. */
  destinationCountry: country.optional(),
  destinationCity: optionalText(80),
  incoterm: z.enum(INCOTERMS).optional(),
  targetCurrency: z.enum(CURRENCIES).optional(),
  files: z.array(z.string().min(1).max(40)).max(MAX_RFQ_FILES).default([]),
  deadlineDays: wholeNumber(1, MAX_DEADLINE_DAYS).default(DEFAULT_DEADLINE_DAYS),
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
});

/** What the spec's own form asks (§3 Quote request): the platform's dialog. */
export const quoteRequestSchema = fields.pick({
  companyName: true,
  contactName: true,
  email: true,
  phone: true,
  productCategory: true,
  productDescription: true,
  quantity: true,
  additionalNotes: true,
});

/**
 * A request for quotation (spec §3 and §5). `productId` makes it a direct request to that product's supplier, `supplierId` to that
 * company, whatever it sells; one of both. Description
 * and quantity are its headline, which makes its only line where no `lines` are given. Files are those of the account's
 * that were uploaded before. Issues beyond the fields: `subcategory:mismatch`, `supplierId:twice`, `targetCurrency:required`,
 * `lines.<n>.targetPrice:precision`, `files:twice`.
 */
export const submitRfqSchema = fields.superRefine((request, context) => {
  const issue = (path: (string | number)[], code: string) =>
    context.addIssue({ code: "custom", path, params: { code } });
  const { productCategory, subcategory, lines = [], targetCurrency, files, productId, supplierId } = request;
  if (subcategory && !isSubcategoryOf(productCategory, subcategory)) issue(["subcategory"], "mismatch");
  if (productId && supplierId) issue(["supplierId"], "twice");
  if (new Set(files).size < files.length) issue(["files"], "twice");
  for (const { path, code } of issuesOfTargets(lines, targetCurrency)) issue(path, code);
});

function issuesOfTargets(lines: { targetPrice: string }[], currency: Currency | undefined) {
  const priced = lines.flatMap(({ targetPrice }, at) => (targetPrice === "" ? [] : [{ targetPrice, at }]));
  if (priced.length === 0) return [];
  if (!currency) return [{ path: ["targetCurrency"], code: "required" }];
  return priced.flatMap(({ targetPrice, at }) =>
    fitsCurrency(targetPrice, currency) ? [] : [{ path: ["lines", at, "targetPrice"], code: "precision" }],
  );
}

/** What a form holds. */
export type SubmitRfqInput = z.input<typeof submitRfqSchema>;
/** What the verb gets. */
export type SubmitRfq = z.output<typeof submitRfqSchema>;
