import type { Locale } from "#domain/kernel/locale.ts";

/**
 * What a language is called within a sentence of another: "en arabe", "in French". Beside each other, to be chosen from, languages
 * are called as they call themselves (i18n/direction.ts).
 */
export function languageName(language: Locale, reader: Locale): string {
  return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
}
