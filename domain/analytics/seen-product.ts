import * as z from "zod";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { toLatinDigits } from "#domain/kernel/digits.ts";

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

/** True for what holds an e-mail or as many digits as a phone number. */
export function mayNameSomebody(q: string): boolean {
  const text = q.normalize("NFKC");
  return text.includes("@") || toLatinDigits(text).replace(/\D/g, "").length >= PHONE_DIGITS;
}

/** True for programs that read pages by themselves, by what they say of themselves. */
export function isBot(userAgent: string): boolean {
  return userAgent === "" || BOT.test(userAgent);
}
