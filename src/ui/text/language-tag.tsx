import { directionOf, type Locale } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Says that a text stands in another language than the page, because its translation is missing. */
export function LanguageTag({ locale }: { locale: Locale }) {
  if (locale === currentLocale()) return null;
  return (
    <span
      role="img"
      // Of its own direction, so that it tells a paragraph of words of another one none.
      dir="ltr"
      aria-label={m.catalogue_shown_in({ language: LANGUAGE_NAMES[locale] })}
      title={m.catalogue_shown_in({ language: LANGUAGE_NAMES[locale] })}
      className="inline-block rounded-sm border border-sand-300 bg-sand-50 px-1 align-middle font-bold text-sand-700 text-xs uppercase leading-5"
    >
      {locale}
    </span>
  );
}

/** `lang` and `dir` of a text that may stand in another language than the page. */
export function languageOf(locale: Locale): { lang?: Locale; dir?: "rtl" | "ltr" } {
  return locale === currentLocale() ? {} : { lang: locale, dir: directionOf(locale) };
}
