import { directionOf, type Locale } from "#domain/kernel/locale.ts";
import { getLocale } from "#i18n/paraglide/runtime.js";

/** The language of the page (browser) or of the request being rendered (server). */
export function currentLocale(): Locale {
  return getLocale();
}

/** The direction of {@link currentLocale}. */
export function currentDirection(): "rtl" | "ltr" {
  return directionOf(currentLocale());
}
