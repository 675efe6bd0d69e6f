import { fallbackOrder, type Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";

/** A name in the reader's language, else in the next best; "" where there is none at all. */
export function localName(names: Partial<Record<Locale, string>>): string {
  return fallbackOrder(currentLocale()).flatMap((locale) => names[locale] || [])[0] ?? "";
}
