import type { Locale } from "#domain/kernel/locale.ts";

const ARABIC = /\p{Script=Arabic}/u;
/** Letters and little words that French trade texts have and English ones lack. */
const FRENCH =
  /[àâçèéêëîïôùûœ]|(?<!\p{L})(?:le|la|les|des|du|et|sur|avant|jours|solde|acompte|paiement|livraison)(?!\p{L})/iu;
/** Words that English trade texts have and French ones lack. */
const ENGLISH =
  /(?<!\p{L})(?:the|with|of|and|before|after|against|upon|from|days|cash|payment|advance|deposit|balance|order|delivery|shipment|invoice)(?!\p{L})/iu;

/**
 * Which of the site's languages a short text was written in, as far as its letters and words tell; null where they tell nothing:
 * `L/C 30/70` or the name of a bank is said to be of no language, since the reader is shown which one it is.
 */
export function writtenLanguage(text: string): Locale | null {
  if (ARABIC.test(text)) return "ar";
  if (FRENCH.test(text)) return "fr";
  return ENGLISH.test(text) ? "en" : null;
}
