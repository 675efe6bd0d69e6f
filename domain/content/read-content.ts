import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { optionalText } from "#domain/kernel/text.ts";
import { TIP_CATEGORIES } from "./content-facts.ts";

/** The list of /tips: `q` matches title or content, `category` is a chip (spec §2). */
export const listTipsSchema = z.strictObject({
  q: optionalText(100),
  category: z.enum(TIP_CATEGORIES).optional(),
  locale: z.enum(LOCALES),
});
export type ListTips = z.output<typeof listTipsSchema>;

export const tipPageSchema = z.strictObject({ slug: z.string().min(1).max(120), locale: z.enum(LOCALES) });
export type TipPageInput = z.output<typeof tipPageSchema>;
