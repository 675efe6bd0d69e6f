import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import type { Company } from "./use-company.ts";

/** The company's name in the reader's language, else in the one it was written in. */
export function companyName({ names }: Pick<Company, "names">, locale: Locale = currentLocale()): string {
  return names[locale] ?? Object.values(names).find(Boolean) ?? "";
}
