import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { optionalWebsite } from "#domain/kernel/website.ts";
import { BUSINESS_TYPES } from "./supplier-facts.ts";

const MAX_COMPANY = 160;
const MAX_DESCRIPTION = 2000;
const MAX_LICENCE = 64;

/** A company's application (spec §2 and §5 Supplier registration): name and business type are enough. */
export const applySchema = z.strictObject({
  companyName: text(MAX_COMPANY, { min: 2 }),
  businessType: z.enum(BUSINESS_TYPES),
  description: optionalText(MAX_DESCRIPTION, { lines: true }),
  licenseNumber: optionalText(MAX_LICENCE),
  website: optionalWebsite,
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
});
export type ApplyInput = z.input<typeof applySchema>;
export type Apply = z.output<typeof applySchema>;

/** The house answers an application within this many working days (spec §9). */
export const REVIEW_WORKING_DAYS = 3;
