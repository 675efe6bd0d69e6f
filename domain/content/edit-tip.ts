import * as z from "zod";
import { checkLanguages, inThreeLanguages } from "#domain/kernel/in-three-languages.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { TIP_CATEGORIES } from "./content-facts.ts";

/** What a tip says in each language. */
export const TIP_TEXTS = ["title", "summary", "content"] as const;

const MAX_SLUG = 100;

const fields = {
  category: z.enum(TIP_CATEGORIES),
  ...inThreeLanguages({
    title: optionalText(150),
    summary: optionalText(300),
    content: optionalText(8000, { lines: true }),
  }),
};

/** The last part of a tip's address: small Latin letters and digits, words joined by hyphens. Fixed once it is made. */
const slug = text(MAX_SLUG)
  .transform((typed) => typed.toLowerCase())
  .superRefine((typed, context) => {
    if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed)) return;
    context.addIssue({ code: "custom", params: { code: "invalid_slug" }, input: typed });
  });

/** The form of a tip that is there, and of a new one. */
export const tipFieldsSchema = z.strictObject(fields).superRefine((tip, context) => {
  checkLanguages(tip, TIP_TEXTS, context);
});
export const newTipFieldsSchema = z.strictObject({ ...fields, slug }).superRefine((tip, context) => {
  checkLanguages(tip, TIP_TEXTS, context);
});
export type TipFieldsInput = z.input<typeof tipFieldsSchema>;

/** Tips start as drafts. `submissionId`: what a visitor shared becomes this tip and is settled by it. */
export const createTipSchema = z.strictObject({
  tip: newTipFieldsSchema,
  submissionId: z.string().min(1).max(60).nullish(),
  idempotencyKey: z.uuid(),
});
export type CreateTip = z.output<typeof createTipSchema>;
