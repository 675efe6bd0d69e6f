import { isLocale, LOCALE_STORAGE_KEY, type Locale, resolveStoredLocale } from "#domain/kernel/locale.ts";
import { defineCustomClientStrategy } from "#i18n/paraglide/runtime.js";
import { preferenceCookie, readPreference } from "./direction.ts";

/** The language the server rendered, which is the truth until the reader chooses another. */
function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : "ar";
}

defineCustomClientStrategy("custom-preference", { getLocale: documentLocale, setLocale: rememberLocale });

/** The raw value in local storage; null when there is none or storage is blocked. */
export function readStoredLocale(): string | null {
  try {
    return window.localStorage.getItem(LOCALE_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps a choice in the cookie that the server reads and in local storage (spec §1). Never throws. */
export function rememberLocale(locale: string): void {
  if (!isLocale(locale)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and Firefox ESR
  document.cookie = preferenceCookie(locale, isSecurePage());
  try {
    window.localStorage.setItem(LOCALE_STORAGE_KEY, locale);
  } catch {
    // Blocked storage: the cookie alone carries the choice.
  }
}

/** Switches the language: remembers it and loads the page again, so that the server renders it right from the start. */
export function switchLocale(locale: Locale): void {
  rememberLocale(locale);
  const url = new URL(window.location.href);
  url.searchParams.delete("lang");
  window.location.replace(url);
}

/**
 * Brings cookie and local storage in step when the page was rendered in another language than the stored one.
 * @returns true when the page is about to be loaded again
 */
export function reconcileStoredLocale(): boolean {
  const stored = readStoredLocale();
  const fixedByLink = isLocale(new URL(window.location.href).searchParams.get("lang"));
  if (stored === null || fixedByLink || isKeptPage()) return false;
  const wanted = resolveStoredLocale(stored);
  if (wanted === documentLocale()) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: see above; the raw value stays in storage as it was
  document.cookie = preferenceCookie(wanted, isSecurePage());
  if (readPreference(document.cookie) !== wanted) return false;
  window.location.reload();
  return true;
}

/** The empty page that the browser keeps for when there is no network: loaded again it would be the same one, for ever. */
function isKeptPage(): boolean {
  return document.querySelector("meta[name=own-files]") !== null;
}

function isSecurePage(): boolean {
  return window.location.protocol === "https:";
}
