import { directionOf, type Locale } from "#domain/kernel/locale.ts";

const ARABIC = /\p{Script=Arabic}/u;
/**
 * Letters and words that French trade texts have and English ones lack. A name tells nothing by its own: neither "Nescafé" and
 * "La Perla" nor "AUX" and "du" in capitals.
 */
const FRENCH = [
  /(?<!\p{L})(?=\p{Ll})\p{L}*[àâçèéêëîïôùûœ]/u,
  /(?<!\p{L})(?:le|la|les|des|du|et|sur|avant|pour|avec|sans|aux|une|[ld](?=['’]\p{L})|[LD](?=['’]\p{Ll}))(?!\p{L})/u,
  /(?<!\p{L})(?:Le|La|Les|Des|Une|Avant|Pour|Avec|Sans)\s(?=\p{Ll})/u,
  /(?<!\p{L})(?:jours|solde|acompte|paiement|livraison)(?!\p{L})/iu,
];
/** Words that English trade texts have and French ones lack. */
const ENGLISH =
  /(?<!\p{L})(?:the|with|of|and|before|after|against|upon|from|days|cash|payment|advance|deposit|balance|order|delivery|shipment|invoice)(?!\p{L})/iu;
/** Words as English writes them, not sizes, grades and names of firms in capitals. */
const LATIN_WORD = /(?<!\p{L})\p{L}?\p{Ll}{2,}(?!\p{L})/gu;
const FEWEST_WORDS = 2;
/** One of them that is no name, nor the sign of a unit. */
const PLAIN_WORD = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/u;

/**
 * Which of the site's languages a short text was written in, as far as its letters and words tell; null where they tell nothing:
 * `L/C 30/70` or the name of a bank is said to be of no language, since the reader is shown which one it is.
 */
export function writtenLanguage(text: string): Locale | null {
  if (ARABIC.test(text)) return "ar";
  if (FRENCH.some((sign) => sign.test(text))) return "fr";
  return ENGLISH.test(text) ? "en" : null;
}

/**
 * The same for a reader, who is to see a mark on each text of another language or on none: what an Arabic page shows in Latin words
 * that tell nothing more counts as English; words in capitals alone are a name.
 */
export function foreignLanguage(text: string, reader: Locale): Locale | null {
  const told = writtenLanguage(text);
  if (told !== null || directionOf(reader) === "ltr") return told;
  const isText = PLAIN_WORD.test(text) && (text.match(LATIN_WORD)?.length ?? 0) >= FEWEST_WORDS;
  return isText ? "en" : null;
}

/** What the letters alone tell: names of firms and people, written in Latin ones, are of no language. */
export function namedLanguage(name: string): Locale | null {
  return ARABIC.test(name) ? "ar" : null;
}
