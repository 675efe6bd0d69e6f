import { LOCALES, type Locale } from "#domain/kernel/locale.ts";

/** One short text in Arabic, English and French, in that order. */
export type Triple = readonly [ar: string, en: string, fr: string];

/** A text that reads the same in all three languages (a code, a size) may stand alone. */
export type TripleOrSame = Triple | string;

/** Picks the text of a language. */
export function inLocale(text: TripleOrSame, locale: Locale): string {
  if (typeof text === "string") return text;
  return text[LOCALES.indexOf(locale)] ?? text[0];
}

/**
 * Splits an entry written as lines (`name`, `description`, …) into exactly `count` trimmed parts.
 * Data files keep the texts of a language together this way and stay short enough to proofread.
 */
export function lines(text: string, count: number): string[] {
  const parts = text.split("\n").map((line) => line.trim());
  if (parts.length !== count || parts.some((part) => part === "")) {
    throw new Error(`Expected ${count} lines in “${parts[0]}”, found ${parts.length}`);
  }
  return parts;
}
