import { isLocale, type Locale } from "#domain/kernel/locale.ts";

/**
 * What a language is called within a sentence of another: "en arabe", "in French". Beside each other, to be chosen from, languages
 * are called as they call themselves (i18n/direction.ts).
 * @param language of a row, which another version may have written: one that is unknown keeps its code
 */
export function languageName(language: Locale, reader: Locale): string {
  if (!isLocale(language)) return language;
  return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
}
