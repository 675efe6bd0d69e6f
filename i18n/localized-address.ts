import type { Locale } from "#domain/kernel/locale.ts";
import { LOCALE_PARAM } from "./direction.ts";

/**
 * The address of a page in a language, for canonical, hreflang and sitemap, which search engines compare letter by
 * letter: Arabic, the default, is the bare one, the others carry `lang`.
 * @param address absolute or a path, with or without search parameters
 */
export function localizedAddress(address: string, locale: Locale): string {
  if (locale === "ar") return address;
  return `${address}${address.includes("?") ? "&" : "?"}${LOCALE_PARAM}=${locale}`;
}
