/** The site's languages in order of fallback: Arabic is the base and the default (spec §9). */
export const LOCALES = ["ar", "en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];
export const BASE_LOCALE: Locale = "ar";

/** Name of the local-storage key and of the cookie that mirrors it (rulings: unknown language). */
export const LOCALE_STORAGE_KEY = "preferred-language";

/** True when `value` is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (LOCALES as readonly string[]).includes(value);
}

/**
 * The language a stored preference means.
 * @param stored the stored value; null or undefined when nothing was ever stored
 * @returns Arabic for none, French for a value that is no language of ours (spec §1; rulings: unknown language)
 */
export function resolveStoredLocale(stored: string | null | undefined): Locale {
  if (stored === null || stored === undefined || stored === "") return BASE_LOCALE;
  return isLocale(stored) ? stored : "fr";
}

/** Writing direction of a language. */
export function directionOf(locale: Locale): "rtl" | "ltr" {
  return locale === "ar" ? "rtl" : "ltr";
}

/**
 * The order in which translations are tried for a reader: own language first, then ar → en → fr.
 */
export function fallbackOrder(locale: Locale): Locale[] {
  return [locale, ...LOCALES.filter((other) => other !== locale)];
}
