import * as z from "zod";
import { country } from "#domain/kernel/country.ts";
import { EMPLOYEE_COUNTS } from "#domain/kernel/employee-count.ts";
import { inThreeLanguages } from "#domain/kernel/in-three-languages.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { optionalWebsite } from "#domain/kernel/website.ts";
import { checkOwnNames } from "./company-texts.ts";
import { foundingYear } from "./founding-year.ts";
import { BUSINESS_TYPES } from "./supplier-facts.ts";

const MAX_NAME = 160;

/** Of the company as its owner saw it. */
const version = z.number().int().min(1).max(1_000_000_000);

/** What an owner changes at once: texts in each language and facts that nobody has to look at. */
export const companyTextsFormSchema = z.strictObject({
  ...inThreeLanguages({
    specialization: optionalText(160),
    city: optionalText(80),
    description: optionalText(2000, { lines: true }),
  }),
  website: optionalWebsite,
  yearEstablished: z.preprocess(
    (typed: number | string | null) => (typeof typed === "string" && typed.trim() === "" ? null : typed),
    foundingYear.nullable(),
  ),
  employeeCount: z.preprocess(
    (chosen: string | null) => (chosen === "" ? null : chosen),
    z.enum(EMPLOYEE_COUNTS).nullable(),
  ),
});
export type CompanyTextsInput = z.input<typeof companyTextsFormSchema>;
export const saveCompanyTextsSchema = companyTextsFormSchema.extend({ version });
export type SaveCompanyTexts = z.output<typeof saveCompanyTextsSchema>;

/** What an operator looks at before a public company's page shows it (workflows: Edits of an owned company). */
export const companyIdentityFormSchema = z
  .strictObject({
    ...inThreeLanguages({ name: optionalText(MAX_NAME) }),
    businessType: z.enum(BUSINESS_TYPES),
    country,
    licenceNumber: optionalText(64),
  })
  .superRefine(checkOwnNames);
export type CompanyIdentityInput = z.input<typeof companyIdentityFormSchema>;
export const saveCompanyIdentitySchema = companyIdentityFormSchema.safeExtend({ version });
export type SaveCompanyIdentity = z.output<typeof saveCompanyIdentitySchema>;

/** The staged change that is taken back, as its owner saw it. */
export const withdrawCompanyRevisionSchema = z.strictObject({ id: z.string().min(1).max(60), version });
export type WithdrawCompanyRevision = z.output<typeof withdrawCompanyRevisionSchema>;
