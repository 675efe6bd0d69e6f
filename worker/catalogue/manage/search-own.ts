import { type SQL, sql } from "drizzle-orm";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";

/** Letters that people type for one another, as far as a supplier's own list needs it; the search of buyers does more. */
const SAME_LETTERS = ["اأإآٱ", "هة", "يىیئ", "وؤ", "كک", "aàâ", "cç", "eéèêë", "iîï", "oô", "uùûü"];

/**
 * Holds for products whose code or name, in any language, has a text in it; for all where there is no text. The database
 * folds no letters by itself, so each letter of the text becomes the class of its likes (GLOB).
 */
export function mentions(q: string | null): SQL | undefined {
  if (q === null) return undefined;
  const letters = [...toLatinDigits(q).normalize("NFC").toLowerCase()];
  const pattern = `*${letters
    .filter((letter) => !/[\p{M}ـ]/u.test(letter))
    .map(classOf)
    .join("")}*`;
  const { productNumber, name } = productTranslations;
  return sql`(${products.sku} glob ${pattern} or exists (select 1 from ${productTranslations}
    where ${productNumber} = ${products.number} and ${name} glob ${pattern}))`;
}

function classOf(letter: string): string {
  const same = SAME_LETTERS.find((letters) => letters.includes(letter)) ?? letter;
  // Of no letter the capital is a bracket or a caret, which would mean something here.
  return /[\p{L}*?[]/u.test(letter) ? `[${same}${same.toUpperCase()}]` : letter;
}
