import type { Locale } from "#domain/kernel/locale.ts";
import { MINUTE_MS } from "#domain/kernel/time.ts";

/** Latin digits, as everywhere (i18n/formats.ts). */
const TAGS: Record<Locale, string> = { ar: "ar-AE-u-nu-latn", en: "en-AE", fr: "fr-FR" };

/** A duration in full minutes, in words: "15 minutes". */
export function formatMinutes(ms: number, locale: Locale): string {
  const format = new Intl.NumberFormat(TAGS[locale], { style: "unit", unit: "minute", unitDisplay: "long" });
  return format.format(Math.floor(ms / MINUTE_MS));
}

/** A short duration in milliseconds: "12 ms". */
export function formatMilliseconds(ms: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], { style: "unit", unit: "millisecond", unitDisplay: "short" }).format(ms);
}
