import { typedDecimal } from "#domain/kernel/digits.ts";
import type { Locale } from "#domain/kernel/locale.ts";

/**
 * A number as a field shows it to begin with: as a reader of the language would type it, in French with a comma. What would be
 * read as another number keeps its dot: "1,500" may be a thousand.
 * @param number with a dot before its decimals, and nothing between its thousands
 */
export function asTyped(number: string, locale: Locale): string {
  if (locale !== "fr") return number;
  const withComma = number.replace(".", ",");
  return typedDecimal(withComma) === number ? withComma : number;
}
