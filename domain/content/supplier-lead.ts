import * as z from "zod";
import { EMPLOYEE_COUNTS } from "#domain/kernel/employee-count.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { optionalWebsite } from "#domain/kernel/website.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { LEAD_BUSINESS_TYPES, LEAD_TEXT } from "./content-facts.ts";
import { leadFields } from "./lead-fields.ts";

/** The oldest firms of the world are older, those that fill in web forms are not. */
const OLDEST_YEAR = 1800;

/** The year is asked for at parse time: a Worker has no clock while its modules load. */
const pastYear = wholeNumber(OLDEST_YEAR, 9999).superRefine((year, context) => {
  const maximum = new Date().getUTCFullYear();
  if (year <= maximum) return;
  context.addIssue({ code: "too_big", maximum, origin: "number", inclusive: true, input: year });
});

/** Supplier registration of the home page (spec §3; required fields by §5). */
export const supplierLeadSchema = z.strictObject({
  ...leadFields,
  city: text(LEAD_TEXT),
  businessType: z.enum(LEAD_BUSINESS_TYPES),
  businessLicense: text(LEAD_TEXT),
  taxNumber: optionalText(LEAD_TEXT),
  yearEstablished: pastYear,
  employeeCount: z.enum(EMPLOYEE_COUNTS),
  website: optionalWebsite,
  productsServices: text(LEAD_TEXT, { lines: true }),
  targetMarkets: optionalText(LEAD_TEXT, { lines: true }),
  certifications: optionalText(LEAD_TEXT, { lines: true }),
  bankName: optionalText(LEAD_TEXT),
  bankAccount: optionalText(LEAD_TEXT),
  companyDescription: optionalText(LEAD_TEXT, { lines: true }),
});

export type SupplierLeadInput = z.input<typeof supplierLeadSchema>;
export type SupplierLead = z.output<typeof supplierLeadSchema>;
