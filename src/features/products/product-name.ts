import type { Locale } from "#domain/kernel/locale.ts";
import { nameIn } from "#domain/kernel/names.ts";
import { currentLocale } from "#i18n/locale.ts";

/** The name of a product in a language, else in the next best that has one; empty when none has. */
export function productName(names: Partial<Record<Locale, string>>, locale: Locale = currentLocale()): string {
  return nameIn(names, locale);
}

/** Names out of a product's texts. */
export function namesOf(texts: Record<Locale, { name: string }>): Record<Locale, string> {
  return { ar: texts.ar.name, en: texts.en.name, fr: texts.fr.name };
}
