import * as z from "zod";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { normalise } from "#domain/catalogue/search/words.ts";
import { toLatinDigits } from "#domain/kernel/digits.ts";

const MAX_TERM = 60;
/** As many digits as the shortest phone number has. */
const PHONE_DIGITS = 7;
const BOT = /bot|crawl|spider|slurp|preview|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|axios|scrap/i;

/** A product's page that somebody looked at, by its address, and what they had searched for right before. */
export const seenProductSchema = z.strictObject({
  category: z.enum(CATEGORY_SLUGS),
  slug: z.string().min(1).max(200),
  q: z.string().max(200).optional(),
});
export type SeenProduct = z.output<typeof seenProductSchema>;

/**
 * A search as it is counted: its words as the catalogue compares them.
 * @returns null for what is no term, is long, or may name a person: an e-mail or a phone number
 */
export function arrivalTerm(q: string): string | null {
  if (mayNameSomebody(q)) return null;
  const term = normalise(q);
  return term.length < 2 || term.length > MAX_TERM ? null : term;
}

/** True for what holds an e-mail or as many digits as a phone number. */
export function mayNameSomebody(q: string): boolean {
  const text = q.normalize("NFKC");
  return text.includes("@") || toLatinDigits(text).replace(/\D/g, "").length >= PHONE_DIGITS;
}

/** True for programs that read pages by themselves, by what they say of themselves. */
export function isBot(userAgent: string): boolean {
  return userAgent === "" || BOT.test(userAgent);
}
