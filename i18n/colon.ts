import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "./locale.ts";

/** Between a name and what it names; in French it stands apart, on the same line. */
export function colonOf(locale: Locale): string {
  return locale === "fr" ? "\u00a0:" : ":";
}

/** A name with its colon, in the language of the page: "Freight:", "Fret :". */
export function withColon(name: string): string {
  return name + colonOf(currentLocale());
}
