import type { Locale } from "#domain/kernel/locale.ts";

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;
/** Letters and little words that French trade texts have and English ones lack. */
const FRENCH =
  /[àâçèéêëîïôùûœ]|(?<!\p{L})(?:le|la|les|des|du|et|sur|avant|jours|solde|acompte|paiement|livraison)(?!\p{L})/iu;

/** Which of the site's languages a short text was written in, as far as its letters tell; null without letters of one. */
export function writtenLanguage(text: string): Locale | null {
  if (ARABIC.test(text)) return "ar";
  if (!LATIN.test(text)) return null;
  return FRENCH.test(text) ? "fr" : "en";
}
