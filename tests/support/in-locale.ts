import type { Locale } from "#domain/kernel/locale.ts";
import { overwriteGetLocale } from "#i18n/paraglide/runtime.js";

/** Lets every message and format of the test speak a language. */
export function speak(locale: Locale): void {
  overwriteGetLocale(() => locale);
}
