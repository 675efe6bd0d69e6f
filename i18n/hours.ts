import type { Locale } from "#domain/kernel/locale.ts";

const TAGS: Record<Locale, string> = { ar: "ar-AE-u-nu-latn", en: "en-AE", fr: "fr-FR" };

/** Whole hours with the plural of the language, as days from two days on: "5 hours", "3 days". */
export function formatHours(hours: number, locale: Locale): string {
  const [value, unit] = hours >= 48 ? [Math.round(hours / 24), "day"] : [hours, "hour"];
  return new Intl.NumberFormat(TAGS[locale], { style: "unit", unit: String(unit), unitDisplay: "long" }).format(
    Number(value),
  );
}
