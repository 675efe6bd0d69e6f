import * as z from "zod";
import { country } from "#domain/kernel/country.ts";
import { EMPLOYEE_COUNTS } from "#domain/kernel/employee-count.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { optionalWebsite } from "#domain/kernel/website.ts";
import { foundingYear } from "./founding-year.ts";
import { BUSINESS_TYPES } from "./supplier-facts.ts";

const MAX_COMPANY = 160;
const MAX_DESCRIPTION = 2000;
const MAX_LICENCE = 64;
const MAX_CITY = 80;
const MAX_TYPED_YEAR = 20;

/** A field that nothing was typed into or chosen from is none. */
const orNothing = <Value>(given: Value | "" | null | undefined): Value | null =>
  given === "" ? null : (given ?? null);

/**
 * A company's application (spec §2 and §5 Supplier registration): name and business type are enough. Country (ISO 3166-1
 * alpha-2), city, year and staff are what the home page's registration asks (spec §3), so that nobody is asked for them again.
 */
export const applySchema = z.strictObject({
  companyName: text(MAX_COMPANY, { min: 2 }),
  businessType: z.enum(BUSINESS_TYPES),
  description: optionalText(MAX_DESCRIPTION, { lines: true }),
  licenseNumber: optionalText(MAX_LICENCE),
  website: optionalWebsite,
  country: z.string().max(2).nullish().transform(orNothing).pipe(country.nullable()),
  city: optionalText(MAX_CITY),
  yearEstablished: z
    .union([z.string().max(MAX_TYPED_YEAR), z.number()])
    .nullish()
    .transform(orNothing)
    .pipe(foundingYear.nullable()),
  employeeCount: z.string().max(10).nullish().transform(orNothing).pipe(z.enum(EMPLOYEE_COUNTS).nullable()),
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
});
export type ApplyInput = z.input<typeof applySchema>;
export type Apply = z.output<typeof applySchema>;

/** The platform answers an application within this many working days (spec §9). */
export const REVIEW_WORKING_DAYS = 3;
