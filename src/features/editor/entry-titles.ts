import { foldText } from "#domain/kernel/fold-text.ts";
import { fallbackOrder, LOCALES, type Locale } from "#domain/kernel/locale.ts";

export type Titles = Partial<Record<Locale, string>>;

/** The title that a reader sees, and the language it is in; undefined where there is none. */
export function bestTitle(titles: Titles, locale: Locale): { title: string; textLocale: Locale } | undefined {
  return fallbackOrder(locale).flatMap((textLocale) => {
    const title = titles[textLocale];
    return title === undefined ? [] : [{ title, textLocale }];
  })[0];
}

/** Languages that an entry is not written in yet. */
export function missingLanguages(titles: Titles): Locale[] {
  return LOCALES.filter((locale) => titles[locale] === undefined);
}

/** True where a title in any language holds the words, however they are written. */
export function mentions(titles: Titles, words: string): boolean {
  const wanted = foldText(words);
  return Object.values(titles).some((title) => foldText(title).includes(wanted));
}
