import * as z from "zod";
import { country } from "#domain/kernel/country.ts";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { MAX_MARKETS } from "./checklist.ts";

/** A tax registration number of the Gulf: 15 digits, whatever blanks and hyphens they are written with. */
const trn = z
  .string()
  .max(60)
  .transform((raw) => toLatinDigits(raw).replace(/[\s\p{Cf}-]/gu, ""))
  .pipe(z.string().refine((digits) => /^\d{15}$/.test(digits), { params: { code: "invalid_trn" } }));

const MAX_ADDRESS = 300;

export const trnAnswerSchema = z.strictObject({ item: z.literal("trn"), trn });

export const addressesAnswerSchema = z.strictObject({
  item: z.literal("addresses"),
  country,
  city: text(80),
  street: text(MAX_ADDRESS),
  warehouse: optionalText(MAX_ADDRESS),
});

export const marketsAnswerSchema = z.strictObject({
  item: z.literal("markets"),
  countries: z.array(country).min(1).max(MAX_MARKETS),
});

/** Answers in words, by item. */
export const checklistAnswerSchema = z.discriminatedUnion("item", [
  trnAnswerSchema,
  addressesAnswerSchema,
  marketsAnswerSchema,
]);
export type ChecklistAnswer = z.output<typeof checklistAnswerSchema>;
