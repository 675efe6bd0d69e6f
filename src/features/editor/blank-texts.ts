import { LOCALES, type Locale } from "#domain/kernel/locale.ts";

/** Empty fields of all languages. */
export function blankTexts<Name extends string>(names: readonly Name[]): Record<`${Name}_${Locale}`, string> {
  const fields = LOCALES.flatMap((locale) => names.map((name) => [`${name}_${locale}`, ""] as const));
  // Built from the very names that the type is made of.
  return Object.fromEntries(fields) as Record<`${Name}_${Locale}`, string>;
}
