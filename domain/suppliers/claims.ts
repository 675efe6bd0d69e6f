import * as z from "zod";
import { linkKey } from "#domain/identity/credentials.ts";
import { country } from "#domain/kernel/country.ts";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import { optionalWebsite } from "#domain/kernel/website.ts";
import { CLAIM_STATUSES, CLAIM_TRANSITIONS, type ClaimAction } from "./claim-machine.ts";
import { BUSINESS_TYPES } from "./supplier-facts.ts";

const MAX_NOTE = 1000;
const MAX_FILE_NAME = 120;
const MAX_COMPANY = 160;
const MAX_CITY = 80;
const MAX_LICENCE = 64;
const MAX_PAGE = 200;

/** An invitation's link is good for this long. */
export const INVITE_LASTS_MS = 14 * DAY_MS;

const slug = z.string().min(1).max(120);
const companyId = z.string().min(1).max(60);
/** What the claimant says for itself, such as its role in the company. */
const claimNote = optionalText(MAX_NOTE, { lines: true });

/** What somebody types to claim a company; the licence goes beside it. */
export const claimFormSchema = z.strictObject({ note: claimNote });

/** What is said of a claim in the address of its upload; the body is the licence. */
export const makeClaimSchema = claimFormSchema.extend({ company: slug, name: text(MAX_FILE_NAME) });
export type MakeClaim = z.output<typeof makeClaimSchema>;

/** A claim by the link of an invitation. */
export const useInviteSchema = claimFormSchema.extend({ token: linkKey });
export type UseInvite = z.output<typeof useInviteSchema>;

export const claimableSchema = z.strictObject({ slug, locale: z.enum(LOCALES) });
export type Claimable = z.output<typeof claimableSchema>;

const listedName = text(MAX_COMPANY, { min: 2 });

/** A company that an operator lists; nobody owns it until a claim is accepted. */
export const listCompanySchema = z.strictObject({
  names: z.strictObject({ ar: listedName, en: listedName, fr: listedName }),
  businessType: z.enum(BUSINESS_TYPES),
  country,
  city: text(MAX_CITY),
  website: optionalWebsite,
  licenceNumber: optionalText(MAX_LICENCE),
  idempotencyKey: z.uuid(),
});
/** The same in one level, as a form holds it. */
export const listCompanyFormSchema = listCompanySchema
  .omit({ names: true, idempotencyKey: true })
  .extend({ nameAr: listedName, nameEn: listedName, nameFr: listedName });
export type ListCompanyInput = z.input<typeof listCompanySchema>;
export type ListCompany = z.output<typeof listCompanySchema>;

/** An invitation to own a company; another one takes the place of the one before. */
export const inviteOwnerSchema = z.strictObject({
  id: companyId,
  email,
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
});
export type InviteOwner = z.output<typeof inviteOwnerSchema>;

export const companyClaimsSchema = z.strictObject({
  status: z.enum(CLAIM_STATUSES).default("claimed"),
  page: z.number().int().min(1).max(MAX_PAGE).default(1),
});
export type CompanyClaims = z.output<typeof companyClaimsSchema>;

/** A decision on a claim as the operator saw it; a refusal says why. */
export const decideClaimSchema = z
  .strictObject({
    id: companyId,
    version: z.number().int().min(1).max(1_000_000_000),
    action: z.enum(Object.keys(CLAIM_TRANSITIONS) as [ClaimAction, ...ClaimAction[]]),
    reason: optionalText(MAX_NOTE, { lines: true }),
  })
  .superRefine(({ action, reason }, context) => {
    if (!("needsReason" in CLAIM_TRANSITIONS[action]) || reason !== null) return;
    context.addIssue({ code: "custom", path: ["reason"], params: { code: "required" } });
  });
export type DecideClaim = z.output<typeof decideClaimSchema>;
