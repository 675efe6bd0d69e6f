import * as z from "zod";
import { country } from "#domain/kernel/country.ts";
import { checkLanguages, inThreeLanguages } from "#domain/kernel/in-three-languages.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { listedLines } from "./listed-lines.ts";

/** What a partner's card says in each language. */
export const PARTNER_TEXTS = ["name", "specialties", "description"] as const;

const OLDEST_YEAR = 1950;

/** The year is asked for at parse time: a Worker has no clock while its modules load. */
const partnerSince = wholeNumber(OLDEST_YEAR, 9999).superRefine((year, context) => {
  const maximum = new Date().getUTCFullYear();
  if (year <= maximum) return;
  context.addIssue({ code: "too_big", maximum, origin: "number", inclusive: true, input: year });
});

/** A partner of the platform (spec §3); lists are typed one entry a line. */
export const partnerFieldsSchema = z
  .strictObject({
    /** ISO 3166-1 alpha-2. */
    country,
    partnerSince,
    certifications: listedLines(12, 40),
    ...inThreeLanguages({
      name: optionalText(150),
      specialties: listedLines(8, 60),
      description: optionalText(1000, { lines: true }),
    }),
  })
  .superRefine((partner, context) => checkLanguages(partner, PARTNER_TEXTS, context));

export const createPartnerSchema = z.strictObject({ partner: partnerFieldsSchema, idempotencyKey: z.uuid() });
export type CreatePartner = z.output<typeof createPartnerSchema>;
