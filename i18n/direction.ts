import { directionOf, isLocale, LOCALE_STORAGE_KEY, type Locale, resolveStoredLocale } from "#domain/kernel/locale.ts";

/** Query parameter that fixes the language of a link, used by hreflang and by mails. */
export const LOCALE_PARAM = "lang";

/** How each language calls itself; never translated (experience: checklist 2). */
export const LANGUAGE_NAMES: Record<Locale, string> = { ar: "العربية", en: "English", fr: "Français" };

/**
 * The language of a request: the link's `lang`, else the preference in the cookie, else Arabic.
 * @param url address of the page
 * @param cookieHeader the request's Cookie header, or `document.cookie`
 */
export function localeOfRequest(url: URL, cookieHeader: string | null): Locale {
  const wanted = url.searchParams.get(LOCALE_PARAM);
  if (isLocale(wanted)) return wanted;
  return resolveStoredLocale(readPreference(cookieHeader));
}

/** The raw stored preference in a Cookie header; null when there is none. */
export function readPreference(cookieHeader: string | null): string | null {
  for (const part of (cookieHeader ?? "").split(";")) {
    const [name, ...value] = part.split("=");
    if (name?.trim() === LOCALE_STORAGE_KEY) return value.join("=").trim();
  }
  return null;
}

/** The `preferred-language` cookie for one year; readable by scripts, since it is no secret. */
export function preferenceCookie(locale: Locale, isSecure: boolean): string {
  return `${LOCALE_STORAGE_KEY}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** `lang` and `dir` of the document. */
export function documentAttributes(locale: Locale): { lang: Locale; dir: "rtl" | "ltr" } {
  return { lang: locale, dir: directionOf(locale) };
}
