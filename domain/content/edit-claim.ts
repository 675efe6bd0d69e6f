import * as z from "zod";
import { checkLanguages, inThreeLanguages } from "#domain/kernel/in-three-languages.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { optionalWebsite } from "#domain/kernel/website.ts";

/** What a claim says in each language. */
export const CLAIM_TEXTS = ["title", "description"] as const;

/** Something the platform says of itself, with the http or https page that proves it (rulings: marketing claims). */
export const claimFieldsSchema = z
  .strictObject({
    evidenceUrl: optionalWebsite,
    ...inThreeLanguages({ title: optionalText(150), description: optionalText(600, { lines: true }) }),
  })
  .superRefine((claim, context) => checkLanguages(claim, CLAIM_TEXTS, context));

export const createClaimSchema = z.strictObject({ claim: claimFieldsSchema, idempotencyKey: z.uuid() });
export type CreateClaim = z.output<typeof createClaimSchema>;
