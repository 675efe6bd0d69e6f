import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";

/** A count for a message: the number that picks the plural, and its written form. */
export function counted(count: number, locale = currentLocale()): { count: number; number: string } {
  return { count, number: formatNumber(count, locale) };
}
