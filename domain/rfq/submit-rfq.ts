import * as z from "zod";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { phone } from "#domain/kernel/phone.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { quantity } from "./quantity.ts";

export const DEFAULT_DEADLINE_DAYS = 14;

/** A request for quotation (spec §3 and §5). `productId` makes it a direct request to that product's supplier. */
export const submitRfqSchema = z.strictObject({
  companyName: text(100, { min: 2 }),
  contactName: text(100, { min: 2 }),
  email,
  phone,
  productCategory: z.enum(CATEGORY_SLUGS),
  productDescription: text(1000, { min: 10, lines: true }),
  quantity,
  additionalNotes: optionalText(500, { lines: true }),
  productId: z.string().max(40).optional(),
  deadlineDays: wholeNumber(1, 60).default(DEFAULT_DEADLINE_DAYS),
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
});

/** What a form holds. */
export type SubmitRfqInput = z.input<typeof submitRfqSchema>;
/** What the verb gets. */
export type SubmitRfq = z.output<typeof submitRfqSchema>;
