import * as z from "zod";
import { email } from "#domain/kernel/email.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { text } from "#domain/kernel/text.ts";
import { TIP_CATEGORIES } from "./content-facts.ts";

/** A tip that a visitor shares ("شارك نصيحتك"); an editor reads it before it is published. */
export const tipSubmissionSchema = z.strictObject({
  authorName: text(100, { min: 2 }),
  email,
  category: z.enum(TIP_CATEGORIES),
  title: text(150, { min: 3 }),
  content: text(4000, { min: 20, lines: true }),
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
});

export type TipSubmissionInput = z.input<typeof tipSubmissionSchema>;
export type TipSubmission = z.output<typeof tipSubmissionSchema>;
